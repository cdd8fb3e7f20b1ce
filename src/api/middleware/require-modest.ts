import { invalid } from '../../domain/refusals.ts';

/** The largest body that most schemas take has some 2,000 values, five levels deep. */
export const maxValues = 5_000;
const maxDepth = 32;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts the values of a JSON text and how deep they lie before anything is built of them: a
 * megabyte can hold half a million, each of which parser and schema would spend time on. What is
 * no JSON is left to the parser.
 * @throws VALIDATION_ERROR
 */
export function requireModest(json: Uint8Array, most = maxValues): void {
  let values = 1;
  let depth = 0;
  let escape = json.indexOf(backslash);
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case quote:
        if (escape >= 0 && escape < at) escape = json.indexOf(backslash, at);
        at = endOfString(json, at, escape);
        break;
      case comma:
        values += 1;
        break;
      case openBracket:
      case openBrace:
        values += 1;
        depth += 1;
        break;
      case closeBracket:
      case closeBrace:
        depth -= 1;
        break;
      default:
        break;
    }
    if (values > most) throw invalid('', `must hold ${most} values or fewer`);
    if (depth > maxDepth) throw invalid('', `must be ${maxDepth} levels deep or less`);
  }
}

/** A picture is one long string: without an escape in it its end is found at once. */
function endOfString(json: Uint8Array, start: number, escape: number): number {
  const end = json.indexOf(quote, start + 1);
  if (end < 0) return json.length;
  if (escape < 0 || escape > end) return end;
  let at = start + 1;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}
