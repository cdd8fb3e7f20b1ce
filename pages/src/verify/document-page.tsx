import type { Failure } from '@countersign/words/verify';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isolate } from '../languages/isolate.ts';
import { findDocument, hashFile, VerifyFailed, type PublicDocument } from './client.ts';
import { DropZone } from './drop-zone.tsx';
import { DocumentFacts } from './facts.tsx';
import { useMessages } from './messages-context.ts';
import { Failed, Result, Working } from './outcome.tsx';

/** Of the file in hand. */
type Compared = 'nothing' | 'same' | 'different' | 'insecure';

interface State {
  busy?: 'opening' | { hashing: string };
  document?: PublicDocument;
  compared: Compared;
  failure?: Failure;
}

/**
 * `/verify/{document}`: opened by the code on the certificate page, or by the sealed file itself,
 * which stays on this device.
 */
export function DocumentPage({ id, code }: { id: string; code: string | undefined }) {
  const messages = useMessages();
  const [state, setState] = useState<State>(
    code === undefined ? { compared: 'nothing' } : { compared: 'nothing', busy: 'opening' },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (code !== undefined) void open(id, { key: code }).then(setState);
  }, [id, code]);

  async function compare(file: File): Promise<void> {
    const { document } = state;
    const known = document && { document };
    setState({ ...known, compared: 'nothing', busy: { hashing: file.name } });
    const sha256 = await hashFile(file).catch(() => undefined);
    if (sha256 === undefined) setState({ ...known, compared: 'insecure' });
    else if (document) {
      setState({ document, compared: sha256 === document.sealed_sha256 ? 'same' : 'different' });
    } else setState(await open(id, { sha256 }));
  }

  const { busy, document, compared, failure } = state;
  const reset = () => {
    setState({ ...(document && { document }), compared: 'nothing' });
    heading.current?.focus();
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {messages.document.title}
      </h1>
      {!document && !busy && <p class="lead">{messages.document.text}</p>}
      {busy === 'opening' && <Working text={messages.working.hashing(isolate(id))} />}
      {typeof busy === 'object' && (
        <Working text={messages.working.hashing(isolate(busy.hashing))} />
      )}
      {compared !== 'nothing' && <Outcome compared={compared} again={reset} />}
      {failure === 'unknown' && <Result tone="plain" {...messages.document.unknown} />}
      {failure !== undefined && failure !== 'unknown' && <Failed failure={failure} />}
      {document && compared === 'nothing' && <Result tone="plain" {...messages.document.found} />}
      {document && <DocumentFacts document={document} />}
      {!busy && compared === 'nothing' && (
        <DropZone privacy={messages.document.privacy} take={compare} />
      )}
    </>
  );
}

/** What a proof of possession opens; with the file's own hash the comparison is made already. */
async function open(id: string, proof: { key: string } | { sha256: string }): Promise<State> {
  try {
    const document = await findDocument(id, proof);
    return { document, compared: 'sha256' in proof ? 'same' : 'nothing' };
  } catch (error) {
    const failure = error instanceof VerifyFailed ? error.failure : 'failed';
    return { compared: 'nothing', failure };
  }
}

function Outcome({ compared, again }: { compared: Compared; again: () => void }) {
  const messages = useMessages();
  const { same, different, insecure, fullCheck } = messages.document;
  return (
    <>
      {compared === 'same' && <Result tone="good" {...same} />}
      {compared === 'different' && <Result tone="bad" {...different} />}
      {compared === 'insecure' && (
        <p class="failure" role="alert">
          {insecure}
        </p>
      )}
      <p class="actions">
        <button type="button" onClick={again}>
          {messages.again}
        </button>
        <a class="button" href="/verify">
          {fullCheck}
        </a>
      </p>
    </>
  );
}
