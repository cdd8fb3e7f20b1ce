import { pluralIn } from '../../languages/numbers.ts';

const plural = pluralIn('en');

/** What is said of each state that the document is in for this recipient. */
export const states = {
  not_sent: {
    title: 'Not sent yet',
    lead: (sender: string) =>
      `${sender} is still preparing this document. You will be told when it is your turn.`,
  },
  waiting: {
    title: 'Not your turn yet',
    lead: 'Others act on this document before you. You will be told as soon as it is your turn, and this link stays valid.',
  },
  done: {
    signer: 'You have signed',
    approver: 'You have approved',
    viewer: 'You have viewed this document',
    lead: 'Thank you. Others still have to act; when everybody has, the completed document can be downloaded here. You can close this page.',
  },
  completed: {
    title: 'Completed',
    titleByRole: {
      signer: 'Signed and completed',
      approver: 'Approved and completed',
      viewer: 'Completed',
    },
    lead: 'Everybody has acted. The completed document carries all signatures and a certificate that shows who signed and when.',
    preparing: 'The completed document is being sealed. It will be ready here in a moment.',
    pending: 'Sealing takes longer than usual. Please come back to this link later.',
    download: 'Download the completed document',
  },
  contentExpired: {
    lead: 'Everybody has acted. The document was completed so long ago that this link no longer shows it; a fresh one, sent by mail, does.',
    ask: 'Mail me a fresh link',
    asked: (email: string) =>
      `If the sender lets us write to ${email}, a fresh link is on its way or came within the last day. Otherwise, please ask the sender.`,
  },
  declined: {
    title: 'Declined',
    lead: 'Somebody declined this document, so it is closed. Nobody can sign it any more.',
    own: 'You declined this document. It is closed, and the sender has been told.',
  },
  voided: {
    title: 'Withdrawn by the sender',
    lead: (sender: string) =>
      `${sender} has withdrawn this document. There is nothing left for you to do.`,
  },
  expired: {
    title: 'The deadline has passed',
    lead: (sender: string) =>
      `This document was not completed in time, so it is closed. Ask ${sender} to send it again if it is still needed.`,
    when: (deadline: string) => `It was open until ${deadline}.`,
  },
  invalid: {
    title: 'This link does not work',
    lead: 'It may be incomplete, or it has been replaced by a newer one. Open the link from your most recent mail about the document, or ask the sender for a new one.',
  },
  failed: {
    title: 'The document cannot be opened now',
    lead: 'Nothing is lost. Please check your connection and try again.',
  },
  contact: 'Questions?',
  recordedAt: (when: string) => `Recorded on ${when}`,
  showDocument: 'The document',
  /** Who else acts, and who has; of the reader the second form. */
  participants: {
    title: 'Who acts on this document',
    you: '(you)',
    roles: { signer: 'Signer', approver: 'Approver' },
    signed: (when: string) => `Signed on ${when}`,
    approved: (when: string) => `Approved on ${when}`,
    declined: 'Declined',
    due: 'Their turn now',
    ownDue: 'Your turn now',
    waiting: 'Waiting for their turn',
    ownWaiting: 'Waiting for your turn',
    not_needed: 'No longer needed',
    more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  },
};

export type StateMessages = typeof states;
