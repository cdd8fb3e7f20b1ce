/** Of what a document may have been before, and of what is made of it. */
const ending = /\.(?:pdf|docx?|jpe?g|png|zip)$/i;
/** What Windows, macOS or Linux has in no name. */
// eslint-disable-next-line no-control-regex -- Control characters are among it.
const refused = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*]+/g;
/** What Windows has for its devices, whatever the ending. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
const maxCharacters = 120;

/**
 * The name under which a file of a document is saved: its title without what a file system refuses
 * and without an ending, then the one ending.
 * @param id of the document, for a title of which nothing is left
 */
export function fileName(title: string, kind: 'pdf' | 'zip', id: string): string {
  const clean = title.toWellFormed().replace(refused, ' ').replace(/\s+/g, ' ');
  const name = trimmed(Array.from(withoutEndings(clean)).slice(0, maxCharacters).join(''));
  return `${device.test(name) ? `_${name}` : name || id}.${kind}`;
}

function withoutEndings(name: string): string {
  const rest = name.replace(/[. ]+$/, '');
  const shorter = rest.replace(ending, '');
  return shorter === rest ? rest : withoutEndings(shorter);
}

/** Without dots and spaces at its ends. */
const trimmed = (name: string) => name.replace(/^[. ]+|[. ]+$/g, '');
