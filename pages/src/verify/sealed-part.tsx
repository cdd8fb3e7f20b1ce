import type { FileVerdict } from './client.ts';
import { useMessages } from './messages-context.ts';
import { sealedBytes } from './sealed-bytes.ts';

interface SealedPartProps {
  file: File;
  verdict: FileVerdict;
}

/** What the seal covers, to be saved from the file in hand; only where others added something. */
export function SealedPart({ file, verdict }: SealedPartProps) {
  const messages = useMessages();
  const { sealedPart } = messages;
  const { sealed_start: start = 0, sealed_bytes: size, after_seal_bytes: after = 0 } = verdict;
  const bytes = sealedBytes(verdict, messages);
  const isOurs = verdict.checks.some(({ name, ok }) => name === 'seal additions' && ok === true);
  if (size === undefined || bytes === undefined || after === 0 || isOurs) return null;
  return (
    <section class="card">
      <h2>{sealedPart.title}</h2>
      <p>{sealedPart.text(bytes)}</p>
      <p class="actions">
        <button
          type="button"
          onClick={() => {
            save(file.slice(start, start + size, 'application/pdf'), sealedName(file.name));
          }}
        >
          {sealedPart.save}
        </button>
      </p>
    </section>
  );
}

function sealedName(name: string): string {
  return `${name.replace(/\.(?:pdf|zip)$/i, '')}-sealed.pdf`;
}

function save(part: Blob, name: string): void {
  const address = URL.createObjectURL(part);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser begins to read it a moment later.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
