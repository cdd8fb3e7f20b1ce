import { readFile, writeFile } from 'node:fs/promises';
import mjml2html from 'mjml';

const folder = new URL('../src/mail/', import.meta.url);
const generated = new URL('mail-layout.generated.ts', folder);

/** Compiles the layout; `node tools/build-mail.ts` writes it, a test compares it. */
export async function buildMailLayout(): Promise<string> {
  const source = await readFile(new URL('mail-layout.mjml', folder), 'utf8');
  const { html, errors } = await mjml2html(source, {
    validationLevel: 'strict',
    // Else every known font name becomes a request to a font server, which tells it who reads.
    fonts: {},
  });
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'));
  // Indentation is a third of the output, and line breaks inside text would show as spaces.
  const compact = html
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  const literal = compact.replace(/[\\`]|\$\{/g, '\\$&');
  return (
    '/** Made from mail-layout.mjml by `node tools/build-mail.ts`; change that one. */\n' +
    `export const mailLayout = \`${literal}\n\`;\n`
  );
}

export const committedMailLayout = () => readFile(generated, 'utf8');

if (import.meta.main) await writeFile(generated, await buildMailLayout());
