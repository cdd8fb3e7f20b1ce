import type { ComponentChildren } from 'preact';
import { useMessages } from '../messages/use-messages.ts';
import {
  faceOf,
  maxCharacters,
  type SignatureDraft,
  type SignatureKind,
  type SignatureWay,
} from './draft.ts';
import { DrawPad } from './draw-pad.tsx';
import { FacePicker } from './face-picker.tsx';
import { TypedSignature } from './typed-signature.tsx';
import { UploadInput } from './upload-input.tsx';

interface SignatureInputProps {
  kind: SignatureKind;
  hint?: string | undefined;
  ways: readonly SignatureWay[];
  draft: SignatureDraft;
  error: string | undefined;
  /** Whether the face of what is typed is chosen here. */
  choosesFace: boolean;
  onChange: (draft: SignatureDraft) => void;
  /** What is done with it. */
  children: ComponentChildren;
}

/** Of the control that takes the signature or the initials, in whichever way. */
export const signatureInputId = (kind: SignatureKind) => `${kind}-input`;
/** Of which of them something is typed in a control. */
export function kindOfInput(control: EventTarget | null): SignatureKind | undefined {
  if (!(control instanceof HTMLInputElement) || control.type !== 'text') return undefined;
  return (['signature', 'initials'] as const).find((kind) => control.id === signatureInputId(kind));
}

const errorIdOf = (kind: SignatureKind) => `${kind}-error`;
const hintIdOf = (kind: SignatureKind) => `${kind}-hint`;

/** Typing, drawing and uploading a signature or initials, as equals: no one needs a pointer. */
export function SignatureInput(props: SignatureInputProps) {
  const { kind, hint, ways, draft, error, onChange } = props;
  const messages = useMessages();
  const words = messages[kind];
  const wayNames = { ...messages.signature, upload: messages.upload.way };
  return (
    <fieldset class="signature">
      <legend>{words.title}</legend>
      {hint !== undefined && (
        <p id={hintIdOf(kind)} class="quiet small">
          {hint}
        </p>
      )}
      {ways.length > 1 && (
        <div class="segments" role="radiogroup" aria-label={words.how}>
          {ways.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name={`${kind}-way`}
                checked={draft.way === way}
                onChange={() => onChange({ ...draft, way })}
              />
              <span>{wayNames[way]}</span>
            </label>
          ))}
        </div>
      )}
      <Way {...props} />
      <p id={errorIdOf(kind)} class="field-error">
        {error ?? ''}
      </p>
      {props.children}
    </fieldset>
  );
}

function Way({ kind, hint, ways, draft, error, choosesFace, onChange }: SignatureInputProps) {
  const words = useMessages()[kind];
  const id = signatureInputId(kind);
  const notes = hint === undefined ? [errorIdOf(kind)] : [hintIdOf(kind), errorIdOf(kind)];
  const described = { id, 'aria-describedby': notes.join(' ') };
  switch (draft.way) {
    case 'type':
      return (
        <div class="field">
          <label for={id}>{words.typeLabel}</label>
          <input
            {...described}
            type="text"
            dir="auto"
            autoComplete={kind === 'signature' ? 'name' : 'off'}
            maxLength={maxCharacters[kind]}
            value={draft.text}
            aria-invalid={error !== undefined}
            onInput={(event) => onChange({ ...draft, text: event.currentTarget.value })}
          />
          <p class="typed-preview" aria-hidden="true">
            <TypedSignature text={draft.text} face={faceOf(draft)} />
          </p>
          {choosesFace && (
            <FacePicker
              name={`${kind}-face`}
              text={draft.text}
              face={faceOf(draft)}
              onChange={(face) => onChange({ ...draft, face })}
            />
          )}
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
          label={words.picture}
          described={described}
          image={draft.uploaded}
          onChange={(uploaded) => onChange({ ...draft, uploaded })}
        />
      );
  }
}
