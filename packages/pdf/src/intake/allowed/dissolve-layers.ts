import { PdfArray, PdfDict, PdfName, type PDF } from '@libpdf/core';
import {
  dictEntry,
  entry,
  items,
  nameEntry,
  resolve,
  type PdfObject,
} from '../../objects/objects.ts';
import { Unacceptable } from '../refusals.ts';
import { walk } from '../walk.ts';

/** ISO 32000-1, table 98. */
const inGroup = new Set(['Type', 'Name', 'Intent', 'Usage']);

/**
 * Makes optional content (ISO 32000-1, 8.11) part of the page, where all of it is shown anyway.
 * Readers differ in which of a group's states they heed, so one that is off anywhere refuses.
 * @throws Unacceptable `hidden_layer` or `print_differs`
 */
export function dissolveLayers(pdf: PDF): void {
  const catalog = pdf.getCatalog();
  const properties = dictEntry(pdf, catalog, 'OCProperties');
  const configuration = properties && dictEntry(pdf, properties, 'D');
  if (configuration) checkConfiguration(pdf, configuration);
  catalog.delete('OCProperties');
  walk(pdf, (dict) => {
    const type = nameEntry(pdf, dict, 'Type');
    // Some readers take what has no type for a group.
    const isUntyped = type === undefined && dict.has('Usage');
    if (isUntyped && [...dict].some(([{ value }]) => !inGroup.has(value))) {
      throw new Unacceptable('damaged', 'A layer cannot be read.');
    }
    if (type === 'OCG' || isUntyped) dissolveGroup(pdf, dict);
    else if (type === 'OCMD') dissolveMembership(pdf, dict);
    // Elsewhere it is a name that an author gave to a font or a picture.
    if (dict.has('Subtype')) dict.delete('OC');
  });
}

function checkConfiguration(pdf: PDF, configuration: PdfDict): void {
  const base = nameEntry(pdf, configuration, 'BaseState') ?? 'ON';
  if (base !== 'ON' || items(pdf, configuration, 'OFF').length > 0) {
    throw new Unacceptable('hidden_layer');
  }
}

const usages = ['View', 'Print', 'Export'] as const;
/** Usages by which a layer is shown to one reader and not to another. */
const byReader = ['Zoom', 'Language', 'User'];

function dissolveGroup(pdf: PDF, group: PdfDict): void {
  const usage = dictEntry(pdf, group, 'Usage');
  if (usage) {
    const isOff = usages.some((event) => {
      const states = dictEntry(pdf, usage, event);
      return states && nameEntry(pdf, states, `${event}State`) === 'OFF';
    });
    if (isOff || byReader.some((key) => usage.has(key))) throw new Unacceptable('print_differs');
  }
  keepName(group);
}

/** With all groups on, a membership shows nothing when it asks for one that is off. */
function dissolveMembership(pdf: PDF, membership: PdfDict): void {
  const policy = nameEntry(pdf, membership, 'P') ?? 'AnyOn';
  const groups = entry(pdf, membership, 'OCGs');
  const hasGroups = groups instanceof PdfDict || (groups instanceof PdfArray && groups.length > 0);
  const expression = entry(pdf, membership, 'VE');
  const shown =
    expression instanceof PdfArray
      ? isTrue(pdf, expression, 0)
      : !hasGroups || policy === 'AnyOn' || policy === 'AllOn';
  if (!shown) throw new Unacceptable('hidden_layer');
  keepName(membership);
}

const maxDepth = 32;

function isTrue(pdf: PDF, expression: PdfArray, depth: number): boolean {
  if (depth > maxDepth) throw new Unacceptable('too_complex');
  const [operator, ...operands] = [...expression].map((item) => resolve(pdf, item));
  const values = operands.map((operand) => isOn(pdf, operand, depth));
  const name = operator && 'value' in operator ? operator.value : undefined;
  if (name === 'Not') return values[0] === false;
  return name === 'Or' ? values.includes(true) : !values.includes(false);
}

function isOn(pdf: PDF, operand: PdfObject | undefined, depth: number): boolean {
  return operand instanceof PdfArray ? isTrue(pdf, operand, depth + 1) : true;
}

/** A group that no configuration knows is shown by every reader. */
function keepName(group: PdfDict): void {
  for (const [key] of [...group]) if (key.value !== 'Name') group.delete(key.value);
  group.set('Type', PdfName.of('OCG'));
}
