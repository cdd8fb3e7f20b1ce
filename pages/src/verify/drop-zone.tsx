import { useRef, useState } from 'preact/hooks';
import { useMessages } from './messages-context.ts';

interface DropZoneProps {
  /** What becomes of the file. */
  privacy: string;
  /** Which files are taken; absent: any. */
  kinds?: string;
  take: (file: File) => Promise<void>;
}

/** A file, dropped or chosen; the button does all that dropping does. */
export function DropZone({ privacy, kinds, take }: DropZoneProps) {
  const { drop } = useMessages();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const takeFirst = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) void take(file);
  };
  return (
    <section
      class={over ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        takeFirst(event.dataTransfer?.files);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M14 3H6v18h12V7zM14 3v4h4M12 18v-7M9 14l3-3 3 3" />
      </svg>
      <p class="drop-label">{drop.label}</p>
      <button type="button" class="primary" onClick={() => input.current?.click()}>
        {drop.choose}
      </button>
      <input
        ref={input}
        type="file"
        accept=".pdf,.zip,application/pdf,application/zip"
        hidden
        onChange={({ currentTarget }) => {
          takeFirst(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      {kinds !== undefined && <p class="quiet small">{kinds}</p>}
      <p class="quiet small privacy">{privacy}</p>
    </section>
  );
}
