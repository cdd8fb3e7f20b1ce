import type { Identifier, SupportBlock } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { oldestBrowsers } from '../../pages/browsers.ts';

/** A global, or what one of its objects has. */
export type FunctionPath = readonly [owner: string, name?: string];

type Features = Record<string, Identifier | undefined>;

/** All that at least one of the oldest browsers lacks, of the language and of the platform. */
export function newerFunctions(): FunctionPath[] {
  const { Intl: intl, ...builtins } = (bcd.javascript as Features)['builtins'] as Features;
  const owners = [...Object.entries(builtins), ...Object.entries(bcd.api as Features)];
  const ofIntl = Object.entries(intl as Features).filter(([, feature]) => isNewer(feature));
  return [
    ...owners.flatMap(([owner, feature]) => newerOf(owner, feature)),
    ...ofIntl.map(([name]) => ['Intl', name] as const),
  ];
}

function newerOf(owner: string, of: Identifier | undefined): FunctionPath[] {
  if (isNewer(of)) return [[owner]];
  const parts = Object.entries(of as Features).filter(
    ([name, feature]) => name !== owner && isNewer(feature),
  );
  return parts.map(([name]) => [owner, name] as const);
}

function isNewer(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  return support !== undefined && !isInAll(support);
}

function isInAll(support: SupportBlock): boolean {
  return Object.entries(oldestBrowsers).every(([browser, oldest]) => {
    const statements = support[browser as keyof typeof oldestBrowsers] ?? [];
    return [statements].flat().some(({ version_added: since, prefix, flags, alternative_name }) => {
      const isUsual = prefix === undefined && flags === undefined && alternative_name === undefined;
      return (
        isUsual &&
        typeof since === 'string' &&
        parseFloat(since.replace('≤', '')) <= parseFloat(oldest)
      );
    });
  });
}

/**
 * Run in a page or a worker before anything else: takes them away, wherever they are. `name_static`
 * is one that instances have as well.
 */
export function takeAway(paths: readonly FunctionPath[]): void {
  const isObject = (value: unknown): value is object =>
    typeof value === 'function' || (typeof value === 'object' && value !== null);
  for (const [owner, named] of paths) {
    const found: unknown = Reflect.get(globalThis, owner);
    if (named === undefined) Reflect.deleteProperty(globalThis, owner);
    if (named === undefined || !isObject(found)) continue;
    const name = named.replace(/_static$/, '');
    const prototype: unknown = Reflect.get(found, 'prototype');
    if (/^Window$|GlobalScope$/.test(owner)) Reflect.deleteProperty(globalThis, name);
    else Reflect.deleteProperty(found, name);
    if (name === named && isObject(prototype)) Reflect.deleteProperty(prototype, name);
  }
}
