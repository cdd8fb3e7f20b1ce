import { useRef } from 'preact/hooks';
import type { SignatureFace } from '@countersign/signature-marks/signature-face';
import { useNear } from '../document/use-visibility.ts';
import { useMessages } from '../messages/use-messages.ts';
import { TypedSignature } from './typed-signature.tsx';
import { useFacesFor } from './use-printed.ts';

interface FacePickerProps {
  /** Of the group of radio buttons. */
  name: string;
  text: string;
  face: SignatureFace;
  onChange: (face: SignatureFace) => void;
}

/** A choice between handwritten faces, where the name has letters that they write differently. */
export function FacePicker({ name, text, face, onChange }: FacePickerProps) {
  const words = useMessages().signature;
  const place = useRef<HTMLDivElement>(null);
  // Fonts are fetched when they can be seen soon, and not before the document's first page.
  const near = useNear(place, '200px');
  const offered = useFacesFor(text, near);
  return (
    <div ref={place}>
      {offered.length > 1 && (
        <div class="faces" role="radiogroup" aria-label={words.face}>
          {offered.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={name}
                aria-label={words.faces[one]}
                checked={one === face}
                onChange={() => onChange(one)}
              />
              <span class="face">
                <span class="face-sample" aria-hidden="true">
                  <TypedSignature text={text} face={one} />
                </span>
                <span class="small">{words.faces[one]}</span>
              </span>
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
