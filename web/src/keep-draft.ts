import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * What somebody has typed or drawn stays on their own device until they have acted, under the id
 * of the recipient, which is one person's part in one document. A browser that denies storage
 * keeps nothing, and the page works all the same.
 */
const parts = ['fields', 'signature'] as const;
type Part = (typeof parts)[number];

const keyOf = (recipientId: string, part: Part) => `countersign:${recipientId}:${part}`;

/** The state of a part of the form, as it was left on this device. */
export function useKept<T extends object>(recipientId: string, part: Part, initial: T) {
  const key = keyOf(recipientId, part);
  const [value, setValue] = useState<T>(() => ({ ...initial, ...read(key) }));
  const [isKept, setIsKept] = useState(true);
  const untouched = useRef(value);
  useEffect(() => {
    if (value !== untouched.current) setIsKept(write(key, value));
  }, [key, value]);
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

function read(key: string): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function write(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
