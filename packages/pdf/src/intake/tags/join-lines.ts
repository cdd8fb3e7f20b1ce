import { isAttribute } from './parse-tag.ts';

/**
 * What stands between the braces of a tag as it was before its lines were broken; undefined where that
 * is not certain. Beside a sign that divides it, within the word for an attribute and within values
 * that have no spaces nothing can have stood at the end of a line, nor can its hyphen. Within names and
 * words for people it may have been a space, unless one is shown there.
 * @param content with a line feed for each end of a line
 */
export function joinLines(content: string): string | undefined {
  const [name = '', ...given] = content.replaceAll(/ +\n *|\n +/g, ' ').split(';');
  const parts = [joinWords(name), ...given.map(joinAttribute)];
  return parts.includes(undefined) ? undefined : parts.join(';');
}

function joinAttribute(attribute: string): string | undefined {
  if (attribute.trim() === '') return '';
  const [written = '', ...rest] = attribute.split('=');
  const key = joinWord(written).trim().toLowerCase();
  const value = rest.join('=');
  if (!isAttribute(key)) return undefined;
  switch (key) {
    case 'type':
    case 'required':
    case 'signer':
    case 'maxlength':
      return `${key}=${joinWord(value)}`;
    case 'label':
    case 'placeholder': {
      const words = joinWords(value);
      return words === undefined ? undefined : `${key}=${words}`;
    }
    case 'options': {
      const options = value.split('|').map(joinWords);
      return options.includes(undefined) ? undefined : `${key}=${options.join('|')}`;
    }
  }
}

/** One word, whose hyphen at the end of a line was put there. */
function joinWord(text: string): string {
  return text.replaceAll(/[-\u2010\u00ad]?\n/g, '');
}

/** Words of which none is broken. */
function joinWords(text: string): string | undefined {
  if (/[-\u2010\u00ad]\n/.test(text)) return undefined;
  const words = text.trim();
  return words.includes('\n') ? undefined : words;
}
