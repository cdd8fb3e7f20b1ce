import { useMessages } from '../messages/use-messages.ts';
import { signatureOf } from '../signature/draft.ts';
import { SignaturePreview } from '../signature/signature-preview.tsx';
import type { Filling } from '../views/filling.tsx';
import { placeErrorId, type FieldPlace } from './places.ts';
import { FixedPlace } from './fixed-place.tsx';
import { PlaceInput } from './place-input.tsx';
import { shownValue } from './shown-value.ts';
import { isFixed } from './values.ts';

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
  const { field, option, again = 0, id } = place;
  const { form, inPlace, take, openPanel } = filling;
  const messages = useMessages();
  if (isFixed(field)) return <FixedPlace place={place} />;
  const value = form.raw[field.id] ?? '';
  const shared = {
    id,
    'aria-invalid': form.errors[field.id] !== undefined,
    'aria-describedby': placeErrorId(id),
    onFocus: () => take(place),
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
          // Of one name a browser shows one as chosen only.
          name={again > 0 ? `place-${field.id}-${again}` : `place-${field.id}`}
          aria-label={`${field.label}: ${option}`}
          checked={value === option}
          onChange={() => form.fill(field.id, option)}
          // Pressed again it is let go, unless by the second half of a double click.
          onClick={({ detail }) => {
            if (value === option && !field.required && detail < 2) form.fill(field.id, '');
          }}
        />
      </label>
    );
  }
  if (inPlace) return <PlaceInput field={field} value={value} shared={shared} form={form} />;
  const written = shownValue(field, value, messages);
  return (
    <button
      {...shared}
      type="button"
      class={`place-open ${value === '' ? 'empty' : 'filled'}`}
      aria-label={`${field.label}: ${written}`}
      onClick={() => openPanel(place)}
    >
      <bdi>{value === '' ? field.label : written}</bdi>
    </button>
  );
}

/**
 * One signature, and one set of initials, for every place, each of which is signed by itself: the
 * first asks how, the others need to be pressed.
 */
function SignaturePlace({ place, filling, box }: PlaceControlProps) {
  const words = useMessages().place;
  const { field, id } = place;
  const { form, openPanel, adopt, take } = filling;
  const isInitials = field.variant === 'initials';
  const kind = isInitials ? 'initials' : 'signature';
  const stands = form.stands(kind, place);
  const signature = stands && signatureOf(isInitials ? form.initialsDraft : form.draft);
  const asked = isInitials ? words.initialHere : words.signHere;
  const signed = isInitials ? words.initialled : words.signed;
  return (
    <button
      id={id}
      type="button"
      class={`place-open signature-place ${signature ? 'filled' : 'empty'}`}
      aria-label={`${field.label}: ${signature ? signed : asked}`}
      onFocus={() => take(place)}
      onClick={() => (stands || !form.isGiven(kind) ? openPanel(place) : adopt(kind, [place]))}
    >
      {signature ? <SignaturePreview signature={signature} alt="" box={box} /> : asked}
    </button>
  );
}
