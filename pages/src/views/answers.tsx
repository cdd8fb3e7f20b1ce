import type { Field } from '../api/session.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { FieldSteps } from '../fields/field-bar.tsx';
import { fixedText, handOf, isOurs } from '../fields/shown-value.ts';
import { isFixed, valued } from '../fields/values.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import type { Filling } from './filling.tsx';
import { MissingList } from './missing-list.tsx';

/** The part of the panel that is about fields: the way through them, what is missing, and they. */
export function Answers({ filling }: { filling: Filling }) {
  const { place } = useMessages();
  return (
    <>
      {filling.panelOpen && (
        <div class="panel-bar">
          <FieldSteps filling={filling} />
          <button type="button" onClick={filling.backToPage}>
            {place.backToPage}
          </button>
        </div>
      )}
      {!filling.panelOpen && <MissingList filling={filling} />}
      <AnswerList filling={filling} />
    </>
  );
}

/** All fields as a list. Where they can be filled in on the page, it is there on request. */
function AnswerList({ filling }: { filling: Filling }) {
  const messages = useMessages();
  const { form, inPlace, places, take } = filling;
  const takeFirst = (field: Field) => {
    const first = places.find((place) => place.field === field);
    if (first) take(first);
  };
  const { panelOpen, inHand } = filling;
  // Over the page there is one thing at a time.
  const fields = valued(filling.fields).filter(({ id }) => !panelOpen || id === inHand?.field.id);
  if (fields.length === 0) return null;
  const list = fields.map((field) =>
    isFixed(field) ? (
      <FixedAnswer key={field.id} field={field} />
    ) : (
      <div key={field.id} onFocusCapture={() => takeFirst(field)}>
        <FieldInput
          field={field}
          value={form.raw[field.id] ?? ''}
          error={form.errors[field.id]}
          onChange={(value) => form.fill(field.id, value)}
        />
      </div>
    ),
  );
  if (panelOpen) return <>{list}</>;
  if (!inPlace) {
    return (
      <>
        <h2>{messages.ready.fields}</h2>
        {list}
      </>
    );
  }
  return (
    <details class="as-list">
      <summary>{messages.place.asList}</summary>
      {list}
    </details>
  );
}

/** What the sender has filled in, or the service will. */
function FixedAnswer({ field }: { field: Field }) {
  const messages = useMessages();
  const { session } = useSession();
  return (
    <dl class="field fixed">
      <dt>
        <bdi>{field.label}</bdi>
      </dt>
      <dd dir="auto" translate={isOurs(field, field.value)}>
        {fixedText(field, session, messages)}
      </dd>
      <dd class="quiet small">{handOf(field, undefined, messages)}</dd>
    </dl>
  );
}
