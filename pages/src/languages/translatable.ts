import { createElement, options, toChildArray, type ComponentChildren, type VNode } from 'preact';

/** What Preact made of an element, a component (whose type is a function) or a text (`null`). */
interface Made {
  type: unknown;
  props: Props | string | number;
}

interface Props {
  children?: ComponentChildren;
  textContent?: string;
  translate?: boolean | 'no';
}

/** What `isolate` has set apart in a sentence. */
const isolated = /\u2068([^\u2069]*)\u2069/u;

/** Of these, the text is data of somebody, unless it is said to be words of ours. */
const ofData = new Set<unknown>(['bdi', 'code', 'svg']);

/** Their text stays a text: in a drawing nothing is translated, and Preact sets no `textContent`. */
const ofDrawings = new Set<unknown>(['text', 'tspan']);

/**
 * Has a browser's translation spoil nothing, and leave data as it is. A translation replaces every
 * text node by elements of its own, and what is written into the old node is never seen. So Preact is
 * given no text nodes: a text is the `textContent` of its element, or of a span where it stands
 * beside elements, and is replaced as a whole. To be called before anything is rendered.
 */
export function makeTranslatable(): void {
  options.vnode = (vnode) => {
    const made = vnode as unknown as Made;
    if (typeof made.props !== 'object') wrapText(made, String(made.props));
    else if (typeof made.type === 'string') makeElement(made, made.props);
  };
}

/** Blanks between elements are no words, and between boxes they are nothing: they stay. */
function wrapText(made: Made, text: string): void {
  if (text.trim() === '') return;
  made.type = 'span';
  made.props = isolated.test(text) ? { children: setApart(text) } : { textContent: text };
}

/** A sentence of ours, with the data in it as elements. Every second part is data. */
const setApart = (text: string) =>
  text
    .split(isolated)
    .map((part, index) => (index % 2 === 1 ? createElement('bdi', null, part) : part))
    .filter((part) => part !== '');

function makeElement(made: Made, given: Props): void {
  const props =
    ofData.has(made.type) && given.translate === undefined
      ? { ...given, translate: made.type === 'svg' ? ('no' as const) : false }
      : given;
  made.props = withText(props, ofDrawings.has(made.type));
}

function withText(props: Props, isDrawn: boolean): Props {
  const { children, ...others } = props;
  const parts = toChildArray(children);
  if (parts.length === 0 || !parts.every(isText)) return props;
  const text = parts.join('');
  if (isDrawn) return { ...others, children: makeText(text) };
  const isSentence = props.translate !== false && isolated.test(text);
  return isSentence ? { ...others, children: text } : { ...others, textContent: text };
}

/** What Preact makes of a text, made before it does. */
const makeText = (text: string) =>
  Object.assign(createElement('tspan', null), { type: null, props: text }) as unknown as VNode;

const isText = (part: unknown): part is string | number => typeof part !== 'object';
