import type { Token } from '../../objects/content-tokens.ts';

/**
 * What each operator takes (ISO 32000-1, annex A): `n` a number, `N` a name, `s` a string, `l` a
 * list, `d` a dictionary. With fewer, more or others, some readers leave the operator out, some take
 * the last, and some take what is missing for 0.
 */
const takes: Readonly<Record<string, RegExp>> = {
  ...alike('q Q', /^$/),
  ...alike('w J j M i Tc Tw Tz TL Tr Ts G g', /^n$/),
  ...alike('m l Td TD d0', /^nn$/),
  ...alike('RG rg', /^nnn$/),
  ...alike('re v y K k', /^nnnn$/),
  ...alike('cm c Tm d1', /^nnnnnn$/),
  ...alike('gs ri CS cs sh Do MP BMC', /^N$/),
  ...alike("Tj '", /^s$/),
  ...alike('SC sc', /^n{1,32}$/),
  ...alike('SCN scn', /^(?:n{1,32}|n{0,32}N)$/),
  ...alike('DP BDC', /^N[Nd]$/),
  d: /^ln$/,
  Tf: /^Nn$/,
  TJ: /^l$/,
  '"': /^nns$/,
};
/** Beyond that nothing that is taken is written, and readers forget the first. */
const most = 33;

/** How many numbers an operator takes of which all readers take the last: LibreOffice writes three. */
const counts = new Map([
  ['Td', 2],
  ['TD', 2],
]);

/** A part of content, from one byte to before another. */
export interface Part {
  from: number;
  to: number;
}

/** What stands before an operator. */
export class Operands {
  readonly numbers: number[] = [];
  /** The numbers of the last list. */
  readonly list: number[] = [];
  /** The last name. */
  name: string | undefined;
  #kinds = '';
  /** Where each stands. */
  readonly #starts: number[] = [];
  /** Of lists and dictionaries that are open, each by its kind. */
  #open = '';
  /** Strings are in a list of numbers, which text alone takes. */
  #hasText = false;
  #isBroken = false;

  clear(): void {
    this.numbers.length = 0;
    this.#starts.length = 0;
    this.list.length = 0;
    this.name = undefined;
    this.#kinds = '';
    this.#open = '';
    this.#hasText = false;
    this.#isBroken = false;
  }

  /** @param at where it stands @returns false for an operator */
  add(token: Token, at: number): boolean {
    if (token.type === 'close') this.#close('l');
    else if (token.type === 'word' && token.value === '>>') this.#close('d');
    else {
      const kind = kindOf(token);
      if (!kind) return false;
      if (this.#open === '') this.#addOuter(kind, token, at);
      else if (this.#open === 'l') this.#addListed(kind, token);
      if (kind === 'l' || kind === 'd') this.#open += kind;
    }
    return true;
  }

  /** Whether there is none. */
  get isEmpty(): boolean {
    return this.#kinds === '' && !this.#isBroken;
  }

  /** Whether a list or a dictionary is not closed. */
  get isOpen(): boolean {
    return this.#open !== '';
  }

  /** Whether an operator takes just what there is; what takes nothing, takes anything. */
  fit(operator: string): boolean {
    if (this.#isBroken || this.isOpen) return false;
    const wanted = takes[operator];
    if (!wanted) return true;
    return wanted.test(this.#kinds) && (operator !== 'd' || !this.#hasText);
  }

  /**
   * Numbers before those that an operator takes, which no reader looks at: some programs write one
   * too many. They are none of its operands from then on.
   * @returns where they stand
   */
  takeSpare(operator: string): Part | undefined {
    const count = counts.get(operator);
    if (count === undefined || this.#isBroken || !/^n+$/.test(this.#kinds)) return undefined;
    const spare = this.#kinds.length - count;
    const [from, to] = [this.#starts[0], this.#starts[spare]];
    if (spare <= 0 || from === undefined || to === undefined) return undefined;
    this.#kinds = this.#kinds.slice(spare);
    this.#starts.splice(0, spare);
    this.numbers.splice(0, spare);
    return { from, to };
  }

  #addOuter(kind: string, token: Token, at: number): void {
    if (this.#kinds.length > most) this.#isBroken = true;
    else this.#kinds += kind;
    this.#starts.push(at);
    if (kind === 'l') this.list.length = 0;
    if (token.type === 'number') this.numbers.push(token.value);
    if (token.type === 'name') this.name = token.value;
  }

  #addListed(kind: string, token: Token): void {
    if (token.type === 'number') this.list.push(token.value);
    else if (kind === 's') this.#hasText = true;
    else this.#isBroken = true;
  }

  #close(kind: string): void {
    if (!this.#open.endsWith(kind)) this.#isBroken = true;
    this.#open = this.#open.slice(0, -1);
  }
}

function kindOf(token: Token): 'n' | 'N' | 's' | 'l' | 'd' | 'x' | undefined {
  switch (token.type) {
    case 'number':
      return 'n';
    case 'name':
      return 'N';
    case 'string':
      return 's';
    case 'open':
      return 'l';
    case 'close':
      return undefined;
    case 'word':
      return words[token.value];
  }
}

const words: Readonly<Record<string, 'd' | 'x'>> = { '<<': 'd', true: 'x', false: 'x', null: 'x' };

function alike(operators: string, operands: RegExp): Record<string, RegExp> {
  return Object.fromEntries(operators.split(' ').map((operator) => [operator, operands]));
}
