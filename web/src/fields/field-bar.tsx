import { focusSoon } from '../focus-soon.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { missingListId } from '../views/missing-list.tsx';
import { useFilling, type Filling } from '../views/filling.tsx';
import { reviewButtonId } from '../views/review-button.tsx';

/** The way through the fields and to the end, always at hand below the pages. */
export function FieldBar() {
  const { ready } = useMessages();
  const { session } = useSession();
  const filling = useFilling();
  const { role } = session.recipient;
  if (session.state !== 'ready' || role === 'viewer' || filling?.panelOpen) return null;
  if (filling && filling.steps.length > 0) {
    return (
      <div class="field-bar">
        <FieldSteps filling={filling} />
      </div>
    );
  }
  return (
    <div class="field-bar small-only">
      <a class="button primary" href="#task">
        {ready.jump[role]}
      </a>
    </div>
  );
}

/** Next and Previous, where one is, and how much is left; at the end the way to the review. */
export function FieldSteps({ filling }: { filling: Filling }) {
  const { place: words, ready } = useMessages();
  const { steps, current, form, goTo } = filling;
  const previous = steps[current - 1];
  const next = steps[current + 1];
  const toReview = () => {
    filling.closePanel();
    document.getElementById(reviewButtonId)?.scrollIntoView({ block: 'center' });
    focusSoon(reviewButtonId);
  };
  return (
    <>
      <p class="field-progress" role="status">
        <strong>{words.position(current + 1, steps.length)}</strong>{' '}
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
      {next ? (
        <button type="button" class="primary" onClick={() => goTo(next)}>
          {current < 0 ? words.start : words.next}
        </button>
      ) : (
        <button type="button" class="primary" onClick={toReview}>
          {ready.jump.signer}
        </button>
      )}
    </>
  );
}
