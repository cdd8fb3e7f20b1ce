import type { PDF, PdfDict } from '@libpdf/core';
import { dictEntry, entry } from '../../objects/objects.ts';
import { isOverlayName } from '../../objects/overlay.ts';
import { areDashes } from './are-dashes.ts';
import { componentsOf, type Components } from '../painting/colour-components.ts';
import type { AllDrawn, BorrowedKind } from './drawn-streams.ts';
import type { Operands } from './operands.ts';

/** Of the graphics state (ISO 32000-1, 8.4) what operators may depend on. */
interface State {
  /** The font that was chosen is not there. */
  isMissing: boolean;
  fill: Components | undefined;
  stroke: Components | undefined;
}

const unknown: Components = { numbers: undefined, isPattern: false };
const showing = new Set(['Tj', 'TJ', "'", '"']);
const continuing = new Set(['l', 'c', 'v', 'y']);
const ending = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n']);
const byNumbers: Readonly<Record<string, number>> = { g: 1, rg: 3, k: 4 };
const namedBy: Readonly<Record<string, BorrowedKind>> = {
  Do: 'XObject',
  gs: 'ExtGState',
  sh: 'Shading',
};
/** What programs write for 0 and 1 by reckoning. */
const slack = 0.01;

/** Where an operator may stand, and with which values; readers differ in what they make of others. */
export class ContentRules {
  readonly #pdf: PDF;
  readonly #resources: PdfDict | undefined;
  readonly #isGlyph: boolean;
  readonly #elsewhere: AllDrawn['names'] | undefined;
  #state: State;
  readonly #saved: State[] = [];
  #hasPoint = false;
  #isFirst = true;

  /**
   * @param given resources: undefined where they are not known; isGlyph: drawn as a letter alone;
   * names: of the resources of all that may draw it, of a page none
   */
  constructor(
    pdf: PDF,
    given: { resources: PdfDict | undefined; isGlyph?: boolean; names?: AllDrawn['names'] },
  ) {
    const { resources, isGlyph = false, names } = given;
    this.#pdf = pdf;
    this.#resources = resources;
    this.#isGlyph = isGlyph;
    this.#elsewhere = names;
    // A form begins with the colours of whatever draws it.
    this.#state = { isMissing: false, fill: unknown, stroke: unknown };
  }

  /** @returns what is wrong with it, in words for people, or undefined */
  problemOf(operator: string, operands: Operands): string | undefined {
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    if (!operands.fit(operator)) return misplaced(operator);
    if (operator === 'd0' || operator === 'd1')
      return isFirst && this.#isGlyph ? undefined : misplaced(operator);
    if (this.#isBorrowed(operator, operands.name)) return notThere;
    if (showing.has(operator)) return this.#state.isMissing ? noFont : undefined;
    if (operator === 'q') this.#saved.push(this.#state);
    else if (operator === 'Q') this.#state = this.#saved.pop() ?? this.#state;
    else if (operator === 'Tf') this.#set({ isMissing: !this.#has('Font', operands.name) });
    else if (continuing.has(operator)) return this.#hasPoint ? undefined : misplaced(operator);
    else if (operator === 'm' || operator === 're') this.#hasPoint = true;
    else if (ending.has(operator)) this.#hasPoint = false;
    else
      return isInRange(operator, operands) ? this.#colour(operator, operands) : misplaced(operator);
    return undefined;
  }

  /** Of a colour space by its name; undefined where that is not known. */
  readonly componentsOf = (name: string): Components | undefined =>
    componentsOf(this.#pdf, this.#resources, name);

  /**
   * Something that some readers find in the resources of whatever draws this, and others do not; or
   * that will be found there when something is laid over the page.
   */
  #isBorrowed(operator: string, name = ''): boolean {
    const kind = namedBy[operator];
    if (kind === undefined || (this.#resources && this.#has(kind, name))) return false;
    // What draws a letter is not known where that has no resources, and has what the letter needs.
    const isElsewhere = this.#elsewhere?.[kind].has(name) === true;
    return isOverlayName(name) || (isElsewhere && !(this.#isGlyph && !this.#resources));
  }

  /** Operators of colour (8.6.8). */
  #colour(operator: string, { numbers, name }: Operands): string | undefined {
    const side = operator === operator.toUpperCase() ? 'stroke' : 'fill';
    const device = byNumbers[operator.toLowerCase()];
    if (device !== undefined) this.#set({ [side]: { numbers: device, isPattern: false } });
    switch (operator.toLowerCase()) {
      case 'cs': {
        const space = componentsOf(this.#pdf, this.#resources, name ?? '');
        if (!space && this.#resources) return noColour;
        this.#set({ [side]: space ?? unknown });
        return undefined;
      }
      case 'sc':
      case 'scn': {
        const { numbers: count, isPattern } = this.#state[side] ?? unknown;
        if (name !== undefined && !this.#has('Pattern', name)) return noColour;
        if (count === undefined) return undefined;
        // A pattern with colours of its own needs none.
        const isWhole = numbers.length === count || (isPattern && numbers.length === 0);
        return isWhole && isPattern === (name !== undefined) ? undefined : misplaced(operator);
      }
      default:
        return undefined;
    }
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
  }

  /** What is not known here is there. */
  #has(kind: 'Font' | 'Pattern' | BorrowedKind, name = ''): boolean {
    if (!this.#resources) return true;
    const named = dictEntry(this.#pdf, this.#resources, kind);
    return named !== undefined && entry(this.#pdf, named, name) !== undefined;
  }
}

export const misplaced = (operator: string) =>
  `What a page draws is not as the standard has it, at “${operator}”.`;
const notThere = 'Something is drawn that is not among its resources.';
const noFont = 'Text is in a font that is not there.';
const noColour = 'Something has a colour that is not there.';

function isInRange(operator: string, { numbers, list }: Operands): boolean {
  const [first = 0] = numbers;
  switch (operator) {
    case 'w':
      return first >= 0;
    case 'J':
    case 'j':
      return [0, 1, 2].includes(first);
    case 'Tr':
      return Number.isInteger(first) && first >= 0 && first <= 7;
    case 'd':
      return areDashes(list);
    case 'K':
    case 'k':
      return numbers.every((part) => part >= -slack && part <= 1 + slack);
    default:
      return true;
  }
}
