import { useEffect, useRef } from 'preact/hooks';
import type { Field } from '../api/session.ts';
import { fieldInputId } from '../fields/field-input.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { drawPadId, typedNameId, type SignatureWay } from '../signature/signature-input.tsx';
import type { Checked } from './signing-form.ts';

interface MissingListProps {
  missing: (Checked & { check: number }) | undefined;
  fields: readonly Field[];
  way: SignatureWay;
}

/** What is missing, as links to where it is missing; takes the focus at every failed check. */
export function MissingList({ missing, fields, way }: MissingListProps) {
  const messages = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const check = missing?.check;
  useEffect(() => {
    if (check !== undefined) list.current?.focus();
  }, [check]);
  if (!missing) return null;
  const entries = fields
    .filter(({ id }) => missing.errors[id] !== undefined)
    .map(({ id, label }) => ({ target: fieldInputId(id), label }));
  if (missing.signatureError !== undefined) {
    const target = way === 'type' ? typedNameId : drawPadId;
    entries.push({ target, label: messages.signature.title });
  }
  return (
    <div ref={list} class="error-note" role="alert" tabIndex={-1}>
      <p>{messages.ready.mendFirst(entries.length)}</p>
      <ul>
        {entries.map(({ target, label }) => (
          <li key={target}>
            <a
              href={`#${target}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(target)?.focus();
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
