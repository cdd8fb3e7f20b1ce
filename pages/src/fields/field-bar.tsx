import { focusSoon } from '../focus-soon.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useOpenDemands } from '../proof/proof-before-act.tsx';
import { useSession } from '../session-context.ts';
import { missingListId } from '../views/missing-list.tsx';
import { useFilling, type Filling } from '../views/filling.tsx';
import { ReviewButton } from '../views/review-button.tsx';

/** The way through the fields and to the end, always at hand below the pages. */
export function FieldBar() {
  const { roles } = useMessages();
  const { session } = useSession();
  const filling = useFilling();
  const { role } = session.recipient;
  if (session.state !== 'ready' || role === 'viewer' || filling?.panelOpen) return null;
  if (filling && filling.stops.length > 0) {
    return (
      <div class="field-bar">
        <FieldSteps filling={filling} />
      </div>
    );
  }
  return (
    <div class="field-bar small-only">
      <a class="button primary" href="#task">
        {roles[role].jump}
      </a>
    </div>
  );
}

/** Where one is, how much is left, and the way to what is missing; at the end, to the review. */
export function FieldSteps({ filling }: { filling: Filling }) {
  const { place: words } = useMessages();
  const { stops, current, form, goTo } = filling;
  const previous = stops[current - 1];
  return (
    <>
      <p class="field-progress" role="status">
        <strong>{words.position(current + 1, stops.length)}</strong>{' '}
        <span class="quiet">{words.left(form.left)}</span>
      </p>
      {form.missing && form.left > 0 && (
        <button type="button" class="plain" onClick={() => focusSoon(missingListId)}>
          {words.backToList}
        </button>
      )}
      <button type="button" aria-disabled={!previous} onClick={() => previous && goTo(previous)}>
        {words.previous}
      </button>
      <Onward filling={filling} />
    </>
  );
}

/** To the next thing that is missing, and to the review when nothing is. */
function Onward({ filling }: { filling: Filling }) {
  const { place: words, roles } = useMessages();
  const { role } = useSession().session.recipient;
  const demands = useOpenDemands();
  const { nextMissing: next, current, goTo, closePanel } = filling;
  if (filling.reviewsInBar && !demands) return <ReviewButton />;
  if (next) {
    return (
      <button type="button" class="primary" onClick={() => goTo(next)}>
        {current < 0 ? words.start : words.next}
      </button>
    );
  }
  return (
    <a class="button primary" href="#task" onClick={closePanel}>
      {roles[role].jump}
    </a>
  );
}
