import { useRef, useState } from 'preact/hooks';
import { isolate } from '../languages/isolate.ts';
import type { Failure } from '@countersign/words/verify';
import { VerifyFailed, verifyFile, type FileVerdict } from './client.ts';
import { DropZone } from './drop-zone.tsx';
import { outlookOn } from './outlook.ts';
import { Failed, Result, Working } from './outcome.tsx';
import { CheckList } from './check-list.tsx';
import { FileFacts } from './facts.tsx';
import { SealedPart } from './sealed-part.tsx';
import { useMessages } from './messages-context.ts';

type State =
  | { kind: 'empty' }
  | { kind: 'working'; name: string; stop: AbortController }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'done'; file: File; verdict: FileVerdict };

const maxBytes = 256 * 1_048_576;

/** `/verify`: any sealed PDF or evidence ZIP, looked into by the service. */
export function FilePage() {
  const messages = useMessages();
  const [state, setState] = useState<State>({ kind: 'empty' });
  const heading = useRef<HTMLHeadingElement>(null);

  async function check(file: File): Promise<void> {
    if (file.size > maxBytes) {
      setState({ kind: 'failed', failure: 'too_large' });
      return;
    }
    const stop = new AbortController();
    setState({ kind: 'working', name: file.name, stop });
    try {
      const verdict = await verifyFile(file, stop.signal);
      setState({ kind: 'done', file, verdict });
    } catch (error) {
      if (stop.signal.aborted) return;
      setState({
        kind: 'failed',
        failure: error instanceof VerifyFailed ? error.failure : 'failed',
      });
    }
  }

  const reset = () => {
    if (state.kind === 'working') state.stop.abort();
    setState({ kind: 'empty' });
    heading.current?.focus();
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {messages.file.title}
      </h1>
      <p class="lead">{messages.file.text}</p>
      {(state.kind === 'empty' || state.kind === 'failed') && (
        <DropZone privacy={messages.file.privacy} kinds={messages.drop.kinds} take={check} />
      )}
      {state.kind === 'failed' && <Failed failure={state.failure} />}
      {state.kind === 'working' && (
        <Working text={messages.working.checking(isolate(state.name))} cancel={reset} />
      )}
      {state.kind === 'done' && <Verdict file={state.file} verdict={state.verdict} again={reset} />}
    </>
  );
}

interface VerdictProps {
  file: File;
  verdict: FileVerdict;
  again: () => void;
}

function Verdict({ file, verdict, again }: VerdictProps) {
  const messages = useMessages();
  return (
    <>
      <Result {...outlookOn(verdict, messages)} />
      <SealedPart file={file} verdict={verdict} />
      <FileFacts verdict={verdict} />
      {verdict.checks.length > 0 && <CheckList checks={verdict.checks} />}
      <p class="actions">
        <button type="button" onClick={again}>
          {messages.again}
        </button>
      </p>
    </>
  );
}
