import type { Check } from './client.ts';
import type { CheckName, VerifyMessages } from './messages/messages.ts';
import { useMessages } from './messages-context.ts';

/** Each check in plain words; those that fail come first. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const messages = useMessages();
  const sorted = [...checks.filter(({ ok }) => !ok), ...checks.filter(({ ok }) => ok)];
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

function CheckRow({ check: { name, ok, detail } }: { check: Check }) {
  const { checks } = useMessages();
  const words = wordsOf(name, checks);
  return (
    <li class={ok ? 'good' : 'bad'}>
      <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ok ? 'M5 13l4 4L19 7' : 'M6 6l12 12M18 6L6 18'} />
      </svg>
      <div>
        <h3>
          {words.title} <span class="state-word">{ok ? checks.holds : checks.fails}</span>
        </h3>
        <p>{ok ? words.holds : words.fails}</p>
        <details>
          <summary>{checks.detail}</summary>
          <p lang="en" dir="ltr">
            {detail}
          </p>
        </details>
      </div>
    </li>
  );
}

function wordsOf(name: string, { names, other }: VerifyMessages['checks']) {
  const known = name.startsWith('record ') ? 'record' : name;
  return known in names ? names[known as CheckName] : other;
}
