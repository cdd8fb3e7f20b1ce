import type { FileVerdict } from './client.ts';
import type { VerifyWords } from '@countersign/words/verify';
import type { Tone } from './outcome.tsx';
import { sealedBytes } from './sealed-bytes.ts';

interface Outlook {
  tone: Tone;
  title: string;
  text: string;
}

/** What is said of the whole file; green only where everything was checked and holds. */
export function outlookOn(verdict: FileVerdict, messages: VerifyWords): Outlook {
  const { findings } = messages;
  const { finding, checks } = verdict;
  if (finding === 'too_complex') return { tone: 'wait', ...findings.too_complex };
  if (finding === 'genuine') {
    return checks.every(({ ok }) => ok)
      ? { tone: 'good', ...findings.genuine }
      : { tone: 'wait', ...findings.partly };
  }
  const bytes = sealedBytes(verdict, messages);
  if (finding === 'doubtful' && bytes !== undefined && failsByAdditionsAlone(verdict)) {
    const { title, text } = findings.added;
    return { tone: 'warn', title, text: text(bytes) };
  }
  return { tone: 'bad', ...findings[finding] };
}

function failsByAdditionsAlone({ checks }: FileVerdict): boolean {
  const failing = checks.filter(({ ok }) => ok === false);
  return failing.length === 1 && failing[0]?.name === 'seal additions';
}
