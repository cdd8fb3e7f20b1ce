import { useMessages } from '../messages/use-messages.ts';
import { faceOf, maxNameCharacters, type SignatureDraft, type SignatureWay } from './draft.ts';
import { DrawPad } from './draw-pad.tsx';
import { FacePicker } from './face-picker.tsx';
import { TypedSignature } from './typed-signature.tsx';
import { UploadInput } from './upload-input.tsx';

interface SignatureInputProps {
  ways: readonly SignatureWay[];
  draft: SignatureDraft;
  error: string | undefined;
  onChange: (draft: SignatureDraft) => void;
}

/** Of the control that takes the signature, in whichever way. */
export const signatureInputId = 'signature-input';
const errorId = 'signature-error';

/** Typing, drawing and uploading a signature, as equals: no one needs a pointer. */
export function SignatureInput({ ways, draft, error, onChange }: SignatureInputProps) {
  const words = useMessages().signature;
  const wayNames = { ...words, upload: useMessages().upload.way };
  return (
    <fieldset class="signature">
      <legend>{words.title}</legend>
      {ways.length > 1 && (
        <div class="segments" role="radiogroup" aria-label={words.how}>
          {ways.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name="signature-way"
                checked={draft.way === way}
                onChange={() => onChange({ ...draft, way })}
              />
              <span>{wayNames[way]}</span>
            </label>
          ))}
        </div>
      )}
      <Way ways={ways} draft={draft} error={error} onChange={onChange} />
      <p id={errorId} class="field-error">
        {error ?? ''}
      </p>
    </fieldset>
  );
}

function Way({ ways, draft, error, onChange }: SignatureInputProps) {
  const words = useMessages().signature;
  const described = { id: signatureInputId, 'aria-describedby': errorId };
  switch (draft.way) {
    case 'type':
      return (
        <div class="field">
          <label for={signatureInputId}>{words.typeLabel}</label>
          <input
            {...described}
            type="text"
            dir="auto"
            autoComplete="name"
            maxLength={maxNameCharacters}
            value={draft.text}
            aria-invalid={error !== undefined}
            onInput={(event) => onChange({ ...draft, text: event.currentTarget.value })}
          />
          <p class="typed-preview" aria-hidden="true">
            <TypedSignature text={draft.text} face={faceOf(draft)} />
          </p>
          <FacePicker
            name="signature-face"
            text={draft.text}
            face={faceOf(draft)}
            onChange={(face) => onChange({ ...draft, face })}
          />
        </div>
      );
    case 'draw':
      return (
        <DrawPad
          label={ways.includes('type') ? words.drawLabel : words.drawLabelOnly}
          described={described}
          drawn={draft.drawn}
          onDrawn={(drawn) => onChange({ ...draft, drawn })}
        />
      );
    case 'upload':
      return (
        <UploadInput
          described={described}
          image={draft.uploaded}
          onChange={(uploaded) => onChange({ ...draft, uploaded })}
        />
      );
  }
}
