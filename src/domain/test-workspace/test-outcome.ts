/**
 * What becomes of a mail of a test workspace, which goes to nobody: `bounce@…` and `bounce+…@…` are
 * refused as a mail server would refuse an address that is not there.
 */
export function testOutcome(
  address: string,
): { outcome: 'sent' } | { outcome: 'refused'; reason: string } {
  if (!/^bounce(\+[^@]*)?@/i.test(address)) return { outcome: 'sent' };
  return { outcome: 'refused', reason: '550 5.1.1 No such mailbox (test workspace)' };
}
