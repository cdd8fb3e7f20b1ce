import { useRef, useState } from 'preact/hooks';
import type { RawValues } from '../fields/values.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import type { SignatureDraft, SignatureWay } from '../signature/signature-input.tsx';
import { checkSigning, type Checked } from './signing-form.ts';

/** What stands in the form, and what was found missing when it was last checked. */
export function useSigningForm(ways: readonly SignatureWay[]) {
  const messages = useMessages();
  const { session } = useSession();
  const [raw, setRaw] = useState<RawValues>({});
  const [lastDraft, setDraft] = useState<SignatureDraft>({
    way: 'type',
    text: session.recipient.name.slice(0, 100),
    image: undefined,
  });
  const way = ways.includes(lastDraft.way) ? lastDraft.way : (ways[0] ?? 'type');
  const draft = { ...lastDraft, way };
  const checks = useRef(0);
  const [missing, setMissing] = useState<Checked & { check: number }>();
  // An answer that was given since the last check is no longer shown as missing.
  const now = missing && checkSigning(session.fields, raw, draft, messages);
  return {
    raw,
    setRaw,
    draft,
    setDraft,
    missing,
    errors: now?.errors ?? {},
    signatureError: now?.signatureError,
    check: () => {
      const checked = checkSigning(session.fields, raw, draft, messages);
      checks.current += 1;
      setMissing(checked.signing ? undefined : { ...checked, check: checks.current });
      return checked.signing;
    },
  };
}

export type SigningForm = ReturnType<typeof useSigningForm>;
