/** A call with literals only. */
export interface Call {
  name: string;
  /** Those of a list among them. */
  literals: (string | number | boolean)[];
}

/** Functions that take a list of fields. */
const withList = new Set(['AFSimple_Calculate', 'resetForm']);

const space = /\s*/y;
const newArray = /\s*new\s+Array\s*\(/y;
const word = /[A-Za-z_]\w*/y;
const number = /[+-]?\d+(?:\.\d+)?/y;
const text = /"((?:[^"\\\r\n]|\\[^\r\n])*)"|'((?:[^'\\\r\n]|\\[^\r\n])*)'/y;

/**
 * Reads a script that is one call with literals, such as `AFNumber_Format(2, 0, "", true);`, from
 * left to right and without going back.
 * @returns undefined for any other script
 */
export function parseCall(script: string): Call | undefined {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(script);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const takeSign = (sign: string): boolean => {
    take(space);
    if (!script.startsWith(sign, at)) return false;
    at += sign.length;
    return true;
  };
  const takeLiteral = (): Call['literals'][number] | undefined => {
    take(space);
    const quoted = take(text);
    if (quoted) return unescape(quoted[1] ?? quoted[2] ?? '');
    const digits = take(number);
    if (digits) return Number(digits[0]);
    const name = take(word)?.[0];
    return name === 'true' || name === 'false' ? name === 'true' : undefined;
  };
  const takeList = (end: string, lists: boolean): Call['literals'] | undefined => {
    const literals: Call['literals'] = [];
    for (let count = 0; !takeSign(end); count++) {
      if (count > 0 && !takeSign(',')) return undefined;
      const inner = lists ? takeOpening() : undefined;
      const literal = inner === undefined ? takeLiteral() : takeList(inner, false);
      if (literal === undefined) return undefined;
      literals.push(...(Array.isArray(literal) ? literal : [literal]));
    }
    return literals;
  };
  /** What ends the list that begins here: `["a", "b"]` or `new Array ("a", "b")`. */
  const takeOpening = (): string | undefined => {
    if (takeSign('[')) return ']';
    return take(newArray) ? ')' : undefined;
  };
  take(space);
  const name = take(word)?.[0];
  if (name === undefined || !takeSign('(')) return undefined;
  const literals = takeList(')', withList.has(name));
  if (!literals) return undefined;
  while (takeSign(';'));
  take(space);
  return at === script.length ? { name, literals } : undefined;
}

const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescape(quoted: string): string {
  return quoted.replace(
    /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))/g,
    (_all, long?: string, short?: string, other?: string) => {
      const code = long ?? short;
      if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
      return letters[other ?? ''] ?? other ?? '';
    },
  );
}
