import { useState } from 'preact/hooks';
import { useMessages } from '../messages/use-messages.ts';
import { readPicture, type PictureRefusal } from './read-picture.ts';

interface UploadInputProps {
  label: string;
  described: { id: string; 'aria-describedby': string };
  image: string | undefined;
  onChange: (image: string | undefined) => void;
}

/** A picture of a signature or initials from the device, looked at, and made small where it has to be, before anything is sent. */
export function UploadInput({ label, described, image, onChange }: UploadInputProps) {
  const words = useMessages().upload;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<PictureRefusal>();
  const take = async (file: File) => {
    setBusy(true);
    const read = await readPicture(file);
    setBusy(false);
    setRefusal(read.ok ? undefined : read.reason);
    onChange(read.ok ? read.image : undefined);
  };
  return (
    <div class="field upload">
      <p>
        <label for={described.id}>{label}</label>
      </p>
      <div class="button file">
        <span aria-hidden="true">{words.choose}</span>
        <input
          {...described}
          type="file"
          accept="image/png,image/jpeg"
          aria-invalid={refusal !== undefined}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void take(file);
          }}
        />
      </div>
      <p class="quiet small">{words.hint}</p>
      <div role="status">
        {busy && <p class="quiet">{words.reading}</p>}
        {refusal && <p class="field-error">{words.refused[refusal]}</p>}
        {image !== undefined && !busy && (
          <p class="typed-preview">
            <img class="drawn-preview" src={image} alt={words.preview} />
          </p>
        )}
      </div>
    </div>
  );
}
