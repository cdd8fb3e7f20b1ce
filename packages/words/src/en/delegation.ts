/** What the page says of passing a document on. */
export const delegation = {
  button: 'Let somebody else do it',
  title: 'Pass this document on?',
  lead: 'Somebody else then acts in your place, with all that you were to fill in. The sender is told. You cannot open the document any more, and this cannot be undone.',
  name: 'Name of this person',
  email: 'Their email address',
  missingName: 'Please give a name.',
  reasonHint: 'It stands in the mails and on the certificate page of the document.',
  confirm: 'Pass on',
  loop: 'This document cannot be passed on to this person: they have, or had, this place already, or it was passed on too often.',
  exists: 'This person acts on this document already. Please name somebody else.',
  notAllowed: 'The sender does not let you pass this document on.',
  address: 'This name or address was not accepted. Please check it.',
  /** Where the document is somebody else's now. */
  state: {
    title: 'Passed on',
    own: (name: string) =>
      `You have passed this document on to ${name}. There is nothing left for you to do.`,
    bySender: (name: string) =>
      `The sender has passed this document on to ${name}. There is nothing left for you to do.`,
  },
};

export type DelegationWords = typeof delegation;
