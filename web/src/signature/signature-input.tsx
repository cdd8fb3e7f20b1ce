import type { SigningSession } from '../api/session.ts';
import { useMessages } from '../messages/use-messages.ts';
import { DrawPad } from './draw-pad.tsx';

/** Ways of signing that this page offers. */
export type SignatureWay = Exclude<SigningSession['allowed_signature_types'][number], 'upload'>;

export interface SignatureDraft {
  way: SignatureWay;
  text: string;
  /** PNG as a `data:` URL; undefined while nothing is drawn. */
  image: string | undefined;
}

interface SignatureInputProps {
  ways: readonly SignatureWay[];
  draft: SignatureDraft;
  error: string | undefined;
  onChange: (draft: SignatureDraft) => void;
}

export const typedNameId = 'signature-text';
export const drawPadId = 'signature-drawing';
const nameMaxLength = 100;

/** Typing and drawing a signature, as equals: no one needs a pointer. */
export function SignatureInput({ ways, draft, error, onChange }: SignatureInputProps) {
  const words = useMessages().signature;
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
              <span>{words[way]}</span>
            </label>
          ))}
        </div>
      )}
      {draft.way === 'type' ? (
        <div class="field">
          <label for={typedNameId}>{words.typeLabel}</label>
          <input
            id={typedNameId}
            type="text"
            autoComplete="name"
            maxLength={nameMaxLength}
            value={draft.text}
            aria-invalid={error !== undefined}
            aria-describedby="signature-error"
            onInput={(event) => onChange({ ...draft, text: event.currentTarget.value })}
          />
          <p class="typed-preview" aria-hidden="true">
            <bdi>{draft.text}</bdi>
          </p>
        </div>
      ) : (
        <DrawPad
          label={ways.includes('type') ? words.drawLabel : words.drawLabelOnly}
          describedBy="signature-error"
          image={draft.image}
          onDrawn={(image) => onChange({ ...draft, image })}
        />
      )}
      <p id="signature-error" class="field-error">
        {error ?? ''}
      </p>
    </fieldset>
  );
}
