import type { Answer } from './validators.ts';

/** What a validator says of a file, in a cell of a table. */
export function wordsOfPyHanko(answer: Answer | undefined): string {
  const changes = textOf(answer, 'changes');
  const said = textOf(answer, 'verdict').split('\n')[0]?.slice(0, 90) ?? '';
  return /^(|NONE|LTA_UPDATES)$/.test(changes) ? said : `${said}, changes: ${changes}`;
}

export function wordsOfDss(answer: Answer | undefined): string {
  const error = textOf(answer, 'error');
  if (error !== '') return error.slice(0, 90);
  const reason = textOf(answer, 'sub') === 'null' ? '' : ` (${textOf(answer, 'sub')})`;
  const modified = answer?.['modified'] === true ? ', modified' : '';
  return `${textOf(answer, 'indication')}${reason}${modified}`;
}

function textOf(answer: Answer | undefined, name: string): string {
  const value = answer?.[name];
  return typeof value === 'string' ? value : '';
}

export function short(detail: string): string {
  const plain = detail.replaceAll(/\b[0-9a-f]{16,}\b/g, '…').replaceAll(/[\w-]{80,}/g, '…');
  return plain.length > 170 ? `${plain.slice(0, 170)}…` : plain;
}

export function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a validator says that a file holds unchanged. */
export function isHeld(words: string): boolean {
  return /^(OK|TOTAL_PASSED|holds)$/.test(words);
}
