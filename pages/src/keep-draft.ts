import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * What somebody has typed or drawn stays on their own device until they have acted, and no longer
 * than 30 days, under the id of the recipient, which is one person's part in one document. A
 * browser that denies storage keeps nothing, and the page works all the same.
 */
const keptForMs = 30 * 24 * 3_600_000;
const parts = ['fields', 'signature', 'initials', 'adopted'] as const;
type Part = (typeof parts)[number];

const keyOf = (recipientId: string, part: Part) => `countersign:${recipientId}:${part}`;
const anyKey = new RegExp(`^countersign:[^:]+:(?:${parts.join('|')})$`);

interface StoredDraft {
  /** In milliseconds since 1970, when it was last changed. */
  keptAt: number;
  value: object;
}

/** The state of a part of the form, as it was left on this device. */
export function useKept<T extends object>(recipientId: string, part: Part, initial: T) {
  const key = keyOf(recipientId, part);
  const [value, setValue] = useState<T>(() => ({ ...initial, ...read(key) }));
  const [isKept, setIsKept] = useState(true);
  const untouched = useRef(value);
  // At once, and not after the next picture: the page may be left before that.
  useLayoutEffect(() => {
    if (value !== untouched.current) setIsKept(write(key, value));
  }, [key, value]);
  useEffect(() => {
    // What another tab of this page has kept stands here too.
    const take = (event: StorageEvent) => {
      const kept = event.key === key && event.newValue !== null ? read(key) : undefined;
      if (!kept) return;
      untouched.current = { ...untouched.current, ...kept };
      setValue(untouched.current);
    };
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, [key]);
  return [value, setValue, isKept] as const;
}

/** Called when there is nothing left to do with it. */
export function dropKept(recipientId: string): void {
  try {
    for (const part of parts) localStorage.removeItem(keyOf(recipientId, part));
  } catch {
    // Where nothing can be stored, nothing was.
  }
}

/** Called when the page opens: somebody who never came back leaves nothing on the device. */
export function dropExpired(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => anyKey.test(key));
    for (const key of keys) if (!read(key)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored, nothing was.
  }
}

/** Undefined where nothing is kept any longer, or nothing that this page wrote. */
function read(key: string): object | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredDraft>;
    const { keptAt, value } = kept;
    const isFresh = typeof keptAt === 'number' && Date.now() - keptAt < keptForMs;
    return isFresh && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: object): boolean {
  try {
    const kept: StoredDraft = { keptAt: Date.now(), value };
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
