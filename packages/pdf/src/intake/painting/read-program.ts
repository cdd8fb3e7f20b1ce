import { readToken } from '../../objects/content-tokens.ts';

/** A calculating function's program (ISO 32000-1, 7.10.5) that every reader can run. */
export interface Program {
  /** Operators and operands of all its branches. */
  steps: number;
  /** How many results it leaves at least. */
  results: number;
}

/** What is on the stack at least, and at most: branches may differ. */
interface Stack {
  least: number;
  most: number;
}

/** Operands (ISO 32000-1, annex C). */
const deepest = 100;
const maxNesting = 32;

/** What each operator takes from the stack and leaves on it; `copy`, `if` and `ifelse` are apart. */
const effects: Readonly<Record<string, readonly [takes: number, leaves: number]>> = {
  ...alike('abs ceiling cos cvi cvr floor ln log neg not round sin sqrt truncate', [1, 1]),
  ...alike('add and atan bitshift div eq exp ge gt idiv le lt mod mul ne or sub xor', [2, 1]),
  ...alike('true false', [0, 1]),
  ...alike('index', [1, 1]),
  ...alike('roll', [2, 0]),
  ...alike('dup', [1, 2]),
  ...alike('exch', [2, 2]),
  ...alike('pop', [1, 0]),
};

/**
 * Reads a program without running it.
 * @param inputs how many operands it is given
 * @returns undefined where it holds anything else than operators and numbers, or takes what is not
 * there: each reader makes something else of it, and some complain at every point
 */
export function readProgram(text: Buffer, inputs: number): Program | undefined {
  let at = 0;
  let steps = 0;
  const next = (): string | number | undefined => {
    const read = readToken(text, at);
    if (!read) return undefined;
    at = read.end;
    const { token } = read;
    return token.type === 'number' || token.type === 'word' ? token.value : undefined;
  };

  /** What follows `{`, up to its `}`. */
  function block(before: Stack, nesting: number): Stack | undefined {
    let stack: Stack | undefined = before;
    /** That are between the last operator and this one: branches of a condition. */
    let branches: Stack[] = [];
    let number: number | undefined;
    while (stack && nesting <= maxNesting) {
      const token = next();
      if (token === undefined) return undefined;
      if (token === '}') return branches.length === 0 ? stack : undefined;
      steps += 1;
      if (token === '{') {
        const condition: Stack = branches.length === 0 ? changed(stack, 1, 0) : stack;
        const branch = isUsable(condition) ? block(condition, nesting + 1) : undefined;
        if (!branch) return undefined;
        [stack, branches] = [condition, [...branches, branch]];
        continue;
      }
      stack = after(token, stack, { branches, number });
      if (stack && !isUsable(stack)) stack = undefined;
      branches = [];
      number = typeof token === 'number' ? token : undefined;
    }
    return undefined;
  }

  const end = next() === '{' ? block({ least: inputs, most: inputs }, 0) : undefined;
  if (!end || readToken(text, at)) return undefined;
  return { steps, results: end.least };
}

/** @param before branches that stand before an operator, or the number that does */
function after(
  token: string | number,
  stack: Stack,
  { branches, number }: { branches: readonly Stack[]; number: number | undefined },
): Stack | undefined {
  const wanted = token === 'if' ? 1 : token === 'ifelse' ? 2 : 0;
  if (branches.length !== wanted) return undefined;
  if (wanted > 0) {
    const ways = token === 'if' ? [stack, ...branches] : branches;
    return {
      least: Math.min(...ways.map(({ least }) => least)),
      most: Math.max(...ways.map(({ most }) => most)),
    };
  }
  if (typeof token === 'number') return changed(stack, 0, 1);
  if (token === 'copy') {
    // How many is written before it, as everybody does.
    if (number === undefined || !Number.isInteger(number) || number < 0) return undefined;
    return changed(stack, number + 1, 2 * number);
  }
  const effect = effects[token];
  return effect && changed(stack, ...effect);
}

/** A stack that would have less than nothing is not usable, whatever is left on it afterwards. */
function changed({ least, most }: Stack, takes: number, leaves: number): Stack {
  const left = least - takes;
  return { least: left < 0 ? left : left + leaves, most: most - takes + leaves };
}

function isUsable({ least, most }: Stack): boolean {
  return least >= 0 && most <= deepest;
}

function alike(operators: string, effect: readonly [number, number]) {
  return Object.fromEntries(operators.split(' ').map((operator) => [operator, effect]));
}
