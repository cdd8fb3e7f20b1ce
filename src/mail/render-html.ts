import type { Direction } from '@countersign/words/languages';
import { escapeHtml } from '@countersign/mailer/escape-html';
import { mailLayout } from './mail-layout.generated.ts';

export interface LayoutValues {
  /** Text for {{name}} anywhere. */
  texts: Record<string, string>;
  /** Items for `each name`; an item's texts go before those of the whole mail. */
  lists: Record<string, Record<string, string>[]>;
}

/** Left and right change places, also for mail programs that ignore `dir`. */
const mirrored = mailLayout
  .replaceAll('border-left:4px', 'border-right:4px')
  .replaceAll('text-align:left', 'text-align:right')
  .replaceAll('align="left"', 'align="right"')
  .replaceAll('direction:ltr', 'direction:rtl');

const layouts = { ltr: mailLayout, rtl: mirrored };
const slots = /<!-- each (\w+) -->([\s\S]*?)<!-- end \1 -->|\{\{(\w+)\}\}/g;

export interface LayoutLook {
  direction: Direction;
  /** `#rrggbb`; Countersign's own unless given. */
  accentColor?: string | undefined;
}

/** Of buttons, links and quotes, as the layout has it. */
const ownAccent = '#1d4ed8';
const ownDarkAccents = { rule: '#5b86f7', link: '#8fb3ff' };

/** Fills the layout in one pass, so that no value is ever read as a slot itself. */
export function renderHtml(look: LayoutLook, { texts, lists }: LayoutValues): string {
  const fill = (template: string, values: Record<string, string>): string =>
    template.replace(slots, (_all, list?: string, block?: string, name?: string) => {
      if (name !== undefined) return toHtml(given(values, name));
      const items = given(lists, list ?? '');
      return items.map((item) => fill(block ?? '', { ...values, ...item })).join('');
    });
  const layout = layouts[look.direction];
  return fill(
    look.accentColor === undefined ? layout : recoloured(layout, look.accentColor),
    texts,
  );
}

/** A colour that is dark enough for white text is too dark on a dark ground: grey stands in there. */
function recoloured(layout: string, accentColor: string): string {
  return layout
    .replaceAll(ownAccent, accentColor)
    .replaceAll(ownDarkAccents.rule, '#76859a')
    .replaceAll(ownDarkAccents.link, '#c3ccd8');
}

/** A slot that nothing fills is a mistake in the layout, found by the first test. */
function given<Value>(values: Record<string, Value>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`The mail layout asks for "${name}"`);
  return value;
}

const toHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
