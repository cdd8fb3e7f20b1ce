import type { BulkSendInput, BulkSendView } from './contracts.ts';

/** What an operator reads in the Temporal UI: ids and numbers, nothing personal. Markdown. */
export function describeBulkSend(
  { bulkSendId }: BulkSendInput,
  { status, counts, nextAt }: BulkSendView,
): string {
  const { sent, failed, pending, cancelled } = counts;
  const done = sent + failed;
  const lines = [
    `**${status}**, bulk send \`${bulkSendId}\``,
    `${done} of ${done + pending + cancelled} rows done: ${sent} sent, ${failed} failed`,
    ...(cancelled > 0 ? [`Cancelled: ${cancelled}`] : []),
    ...(status === 'running' && nextAt !== null
      ? [`Next batch: ${new Date(nextAt).toISOString()}`]
      : []),
  ];
  return lines.map((line) => `- ${line}`).join('\n');
}
