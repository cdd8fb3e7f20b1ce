import { signature, type DocumentRequest } from '@countersign/client';
import { CommandError } from './open.ts';

type Asked = Required<Pick<DocumentRequest, 'recipients' | 'fields'>>;

interface Given {
  to: string[];
  anchor?: string[];
  inOrder?: boolean;
  mail: boolean;
}

/** Who is asked, and where each of them signs. */
export function readRecipients({ to, anchor = [], inOrder, mail }: Given): Asked {
  const isShared = anchor.length === 1 && to.length > 1;
  if (anchor.length > 0 && !isShared && anchor.length !== to.length) {
    throw new CommandError('--anchor is given once, or once for each --to.');
  }
  const recipients = to.map((text, index) => ({
    ...readAddress(text),
    key: keyOf(index),
    role: 'signer' as const,
    ...(inOrder && { order: index }),
    ...(!mail && { notify: false }),
  }));
  const texts = isShared ? to.map(() => anchor[0] ?? '') : anchor;
  const fields = texts.map((text, index) =>
    signature(keyOf(index), { anchor: place(text, isShared ? index + 1 : undefined) }),
  );
  return { recipients, fields };
}

const keyOf = (index: number) => `signer_${index + 1}`;

/** Right of the text, on its line: the API places from its top left corner. */
function place(text: string, occurrence: number | undefined) {
  const usualWidth = 6;
  const dx = text.length * usualWidth + usualWidth;
  return { text, dx, dy: -14, ...(occurrence !== undefined && { occurrence }) };
}

function readAddress(text: string): { name: string; email: string } {
  const [, name = '', email = ''] = /^\s*(.*?)\s*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text) ?? [];
  const bare = name.replace(/^"(.*)"$/, '$1');
  if (bare !== '' && email !== '') return { name: bare, email };
  throw new CommandError(`--to must read "Name <address>", not "${text}".`);
}
