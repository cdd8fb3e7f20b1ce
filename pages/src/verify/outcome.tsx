import { useEffect, useRef } from 'preact/hooks';
import type { Failure } from '@countersign/words/verify';
import { useMessages } from './messages-context.ts';

/** Green, amber for what is not known, amber for what to beware of, red, and neither. */
export type Tone = 'good' | 'wait' | 'warn' | 'bad' | 'plain';

interface ResultProps {
  tone: Tone;
  title: string;
  text: string;
}

const signs = {
  good: 'M5 13l4 4L19 7',
  wait: 'M6 12h12',
  warn: 'M12 6v8M12 18v.01',
  bad: 'M12 6v8M12 18v.01',
  plain: 'M12 11v7M12 7v.01',
};

/** What came out; a screen reader is taken to it. */
export function Result({ tone, title, text }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class={`card result ${tone}`}>
      <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[tone]} />
      </svg>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
    </section>
  );
}

/** A sign of life, and the way out. */
export function Working({ text, cancel }: { text: string; cancel?: () => void }) {
  const messages = useMessages();
  const section = useRef<HTMLElement>(null);
  // What had the focus is gone.
  useEffect(() => section.current?.focus(), []);
  return (
    <section class="card working" tabIndex={-1} ref={section} aria-busy="true">
      <p role="status">
        <strong>{text}</strong>
      </p>
      <div class="bar" aria-hidden="true" />
      <p class="quiet small">{messages.working.wait}</p>
      {cancel && (
        <button type="button" onClick={cancel}>
          {messages.cancel}
        </button>
      )}
    </section>
  );
}

export function Failed({ failure }: { failure: Failure }) {
  const { failures } = useMessages();
  return (
    <p class="failure" role="alert">
      {failures[failure]}
    </p>
  );
}
