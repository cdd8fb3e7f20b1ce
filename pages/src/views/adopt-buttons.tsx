import { kindOf, pagesOf } from '../fields/places.ts';
import { useMessages } from '../messages/use-messages.ts';
import { signatureOf, type SignatureKind } from '../signature/draft.ts';
import type { Filling } from './filling.tsx';

interface AdoptButtonsProps {
  kind: SignatureKind;
  filling: Filling;
}

/** Puts what was given at the place in hand, or at all places, saying how many there are and where. */
export function AdoptButtons({ kind, filling }: AdoptButtonsProps) {
  const { adopting: words } = useMessages();
  const { form, adopt } = filling;
  const places = form.places.filter(({ field }) => kindOf(field) === kind);
  if (places.length === 0) return null;
  const open = form.openPlaces(kind);
  const here = filling.hereOf(kind);
  const isEmpty = !signatureOf(kind === 'initials' ? form.initialsDraft : form.draft);
  const pageCount = new Set(places.map(({ page }) => page)).size;
  const whereId = `${kind}-where`;
  return (
    <div class="adopt">
      {places.length > 1 && (
        <p class="quiet small" role="status">
          {words.standing(places.length - open.length, places.length)}
        </p>
      )}
      {here && (
        <button
          type="button"
          class="primary"
          aria-disabled={isEmpty}
          onClick={() => !isEmpty && adopt(kind, [here])}
        >
          {words.here}
        </button>
      )}
      {open.length > 0 && places.length > 1 && (
        <>
          <button
            type="button"
            aria-disabled={isEmpty}
            aria-describedby={whereId}
            onClick={() => !isEmpty && adopt(kind, places)}
          >
            {words.inAll(places.length)}
          </button>
          <p id={whereId} class="quiet small">
            {words.where(pagesOf(places), pageCount)}
          </p>
        </>
      )}
    </div>
  );
}
