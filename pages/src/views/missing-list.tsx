import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useMessages } from '../messages/use-messages.ts';
import { signatureInputId } from '../signature/signature-input.tsx';
import type { Filling } from './filling.tsx';

export const missingListId = 'missing';

/** What is missing, as links to where it is missing; takes the focus at every failed check. */
export function MissingList({ filling }: { filling: Filling }) {
  const messages = useMessages();
  const { form, stops, goTo } = filling;
  const check = form.missing?.check;
  useEffect(() => {
    if (check !== undefined) document.getElementById(missingListId)?.focus();
  }, [check]);
  const missing = stops.filter(({ field }) => form.errors[field.id] !== undefined);
  const unsigned = (['signature', 'initials'] as const).flatMap((kind) => {
    const error = form[`${kind}Error`];
    const [open] = form.openPlaces(kind);
    return error === undefined ? [] : [{ id: signatureInputId(kind), kind, error, open }];
  });
  const count = missing.length + unsigned.length;
  if (count === 0) return null;
  const link = (
    key: string,
    label: ComponentChildren,
    error: string | undefined,
    go: () => void,
  ) => (
    <li key={key}>
      <a
        href={`#${key}`}
        onClick={(event) => {
          event.preventDefault();
          go();
        }}
      >
        {label}
      </a>
      {error !== undefined && <span class="quiet small"> {error}</span>}
    </li>
  );
  return (
    <div id={missingListId} class="error-note" role="alert" tabIndex={-1}>
      <p>{messages.ready.mendFirst(count)}</p>
      <ul>
        {missing.map((place) =>
          link(place.id, <bdi>{place.field.label}</bdi>, form.errors[place.field.id], () =>
            goTo(place),
          ),
        )}
        {unsigned.map(({ id, kind, error, open }) =>
          link(id, messages[kind].title, error, () =>
            open ? goTo(open) : document.getElementById(id)?.focus(),
          ),
        )}
      </ul>
    </div>
  );
}
