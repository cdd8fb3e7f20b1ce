import type { Check } from './client.ts';
import type { CheckName, CheckWords, VerifyWords } from '@countersign/words/verify';
import { useMessages } from './messages-context.ts';

/** Each check in plain words; those that fail come first, then those that were not made. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const messages = useMessages();
  const sorted = [false, null, true].flatMap((answer) => checks.filter(({ ok }) => ok === answer));
  return (
    <section>
      <h2 class="section">{messages.checks.title}</h2>
      <ul class="checks">
        {sorted.map((check) => (
          <CheckRow key={check.name} check={check} />
        ))}
      </ul>
    </section>
  );
}

function CheckRow({ check }: { check: Check }) {
  const { checks } = useMessages();
  const words = wordsOf(check.name, checks);
  const look = lookOf(check, words, checks);
  return (
    <li class={look.tone}>
      <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d={look.mark} />
      </svg>
      <div>
        <h3>
          {words.title} <span class="state-word">{look.state}</span>
        </h3>
        <p>{look.text}</p>
        <details>
          <summary>{checks.detail}</summary>
          <p lang="en" dir="ltr">
            {check.detail}
          </p>
        </details>
      </div>
    </li>
  );
}

function lookOf({ ok, reason }: Check, words: CheckWords, checks: VerifyWords['checks']) {
  if (ok === null) {
    const { state, text, reasons } = checks.unchecked;
    return { tone: 'wait', mark: dashed, state, text: (reason && reasons[reason]) ?? text };
  }
  if (ok) return { tone: 'good', mark: 'M5 13l4 4L19 7', state: checks.holds, text: words.holds };
  const mark = 'M6 6l12 12M18 6L6 18';
  return { tone: 'bad', mark, state: checks.fails, text: words.fails };
}

const dashed = 'M6 12h12';

function wordsOf(name: string, { names, other }: VerifyWords['checks']) {
  const known = name.startsWith('record ') ? 'record' : name;
  return known in names ? names[known as CheckName] : other;
}
