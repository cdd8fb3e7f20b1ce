import { useMessages } from '../messages/use-messages.ts';
import { signatureOf } from '../signature/draft.ts';
import { SignaturePreview } from '../signature/signature-preview.tsx';
import type { Filling } from '../views/filling.tsx';
import { placeErrorId, type FieldPlace } from './places.ts';
import { PlaceInput } from './place-input.tsx';

interface PlaceControlProps {
  place: FieldPlace;
  filling: Filling;
  /** Of the place, in points. */
  box: { width: number; height: number };
}

/**
 * What stands at a place: its tick or button, and where there is room its input. Elsewhere a
 * button shows what is written there and opens the panel over the page.
 */
export function PlaceControl({ place, filling, box }: PlaceControlProps) {
  const { field, option, id } = place;
  const { form, inPlace, take, openPanel } = filling;
  const value = form.raw[field.id] ?? '';
  const shared = {
    id,
    'aria-invalid': form.errors[field.id] !== undefined,
    'aria-describedby': placeErrorId(id),
    onFocus: () => take(field),
  };
  if (field.type === 'signature') {
    return <SignaturePlace place={place} filling={filling} box={box} />;
  }
  if (field.type === 'checkbox') {
    return (
      <label class="place-tick">
        <input
          {...shared}
          type="checkbox"
          aria-label={field.label}
          aria-required={field.required}
          checked={value === true}
          onChange={(event) => form.fill(field.id, event.currentTarget.checked)}
        />
      </label>
    );
  }
  if (option !== undefined) {
    return (
      <label class="place-tick">
        <input
          {...shared}
          type="radio"
          name={`place-${field.id}`}
          aria-label={`${field.label}: ${option}`}
          checked={value === option}
          onChange={() => form.fill(field.id, option)}
        />
      </label>
    );
  }
  if (inPlace)
    return <PlaceInput field={field} value={String(value)} shared={shared} form={form} />;
  return (
    <button
      {...shared}
      type="button"
      class={`place-open ${value === '' ? 'empty' : 'filled'}`}
      aria-label={`${field.label}: ${String(value)}`}
      onClick={() => openPanel(field)}
    >
      <bdi>{value === '' ? field.label : String(value)}</bdi>
    </button>
  );
}

/** One signature, and one set of initials, for every place: what is shown will stand there. */
function SignaturePlace({ place: { field, id }, filling, box }: PlaceControlProps) {
  const words = useMessages().place;
  const { form, openPanel, take } = filling;
  const isInitials = field.variant === 'initials';
  const signature = signatureOf(isInitials ? form.initialsDraft : form.draft);
  const asked = isInitials ? words.initialHere : words.signHere;
  const signed = isInitials ? words.initialled : words.signed;
  return (
    <button
      id={id}
      type="button"
      class={`place-open signature-place ${signature ? 'filled' : 'empty'}`}
      aria-label={`${field.label}: ${signature ? signed : asked}`}
      onFocus={() => take(field)}
      onClick={() => openPanel(field)}
    >
      {signature ? <SignaturePreview signature={signature} alt="" box={box} /> : asked}
    </button>
  );
}
