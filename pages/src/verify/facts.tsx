import type { ComponentChildren } from 'preact';
import { formatMoment } from '../languages/format-moment.ts';
import type { FileVerdict, Person, PublicDocument } from './client.ts';
import { useMessages } from './messages-context.ts';

/** What a genuine file says of itself, and the fingerprint of any. */
export function FileFacts({ verdict: { document, sha256 } }: { verdict: FileVerdict }) {
  const { facts } = useMessages();
  return (
    <section>
      {document && <h2 class="section">{facts.title}</h2>}
      <dl class="facts">
        {document && (
          <>
            <Fact name={facts.documentTitle}>
              <bdi>{document.title}</bdi>
            </Fact>
            <Fact name={facts.organization}>
              <bdi>{document.organization}</bdi>
            </Fact>
            <Fact name={facts.completed}>
              <Moment iso={document.completed_at} />
            </Fact>
            <People people={document.people} />
            <Fact name={facts.document}>
              <Code text={document.id} />
            </Fact>
          </>
        )}
        <Fact name={facts.fileHash}>
          <Code text={sha256} />
        </Fact>
      </dl>
    </section>
  );
}

/** What a holder of the document may know; never what it is about. */
export function DocumentFacts({ document }: { document: PublicDocument }) {
  const { facts } = useMessages();
  return (
    <dl class="facts">
      <Fact name={facts.organization}>
        <bdi>{document.organization}</bdi>
      </Fact>
      <Fact name={facts.completed}>
        <Moment iso={document.completed_at} />
      </Fact>
      <People people={document.acts} />
      <Fact name={facts.sealedHash}>
        <Code text={document.sealed_sha256} />
      </Fact>
      <Fact name={facts.originalHash}>
        <Code text={document.original_sha256} />
      </Fact>
      <Fact name={facts.document}>
        <Code text={document.id} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function People({ people }: { people: readonly Person[] }) {
  const { facts } = useMessages();
  return (
    <Fact name={facts.people}>
      <ul class="people">
        {people.map(({ name, meaning, at }) => (
          <li key={`${name} ${meaning}`}>
            <bdi>{name}</bdi>{' '}
            <span class="quiet">
              {facts.meanings[meaning] ?? meaning}
              {at !== undefined && (
                <>
                  {' · '}
                  <Moment iso={at} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

function Code({ text }: { text: string }) {
  return <code dir="ltr">{text}</code>;
}

/** In the visitor's own time zone, which is named. */
function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatMoment(iso, useMessages())}</time>;
}
