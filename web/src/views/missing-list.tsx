import { useEffect } from 'preact/hooks';
import type { Field } from '../api/session.ts';
import { useMessages } from '../messages/use-messages.ts';
import { signatureInputId } from '../signature/signature-input.tsx';
import type { Filling } from './filling.tsx';

export const missingListId = 'missing';

/** What is missing, as links to where it is missing; takes the focus at every failed check. */
export function MissingList({ filling }: { filling: Filling }) {
  const messages = useMessages();
  const { form, steps, goTo } = filling;
  const check = form.missing?.check;
  useEffect(() => {
    if (check !== undefined) document.getElementById(missingListId)?.focus();
  }, [check]);
  const missing = steps.filter(({ id }) => form.errors[id] !== undefined);
  const unsigned = (['signature', 'initials'] as const).flatMap((kind) => {
    const error = form[`${kind}Error`];
    return error === undefined ? [] : [{ id: signatureInputId(kind), kind, error }];
  });
  const count = missing.length + unsigned.length;
  if (count === 0) return null;
  const link = (key: string, label: string, error: string | undefined, go: () => void) => (
    <li key={key}>
      <a
        href={`#${key}`}
        onClick={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <bdi>{label}</bdi>
      </a>
      {error !== undefined && <span class="quiet small"> {error}</span>}
    </li>
  );
  return (
    <div id={missingListId} class="error-note" role="alert" tabIndex={-1}>
      <p>{messages.ready.mendFirst(count)}</p>
      <ul>
        {missing.map((field: Field) =>
          link(field.id, field.label, form.errors[field.id], () => goTo(field)),
        )}
        {unsigned.map(({ id, kind, error }) =>
          link(id, messages[kind].title, error, () => document.getElementById(id)?.focus()),
        )}
      </ul>
    </div>
  );
}
