/** What the page says to somebody who has to prove who they are. */
export const proof = {
  title: 'Please show that it is you',
  lead: (sender: string) =>
    `${sender} asks you for this before the document can be opened. Nothing of it is shown until then.`,
  actTitle: 'Before you go on',
  actLead: 'The sender asks you to show that it is you before you sign or approve.',
  step: (step: number, of: number) => `Proof ${step} of ${of}`,
  methods: {
    email_code: 'A code by email',
    access_code: 'The code from the sender',
    external_code: 'The code that was sent to you',
    passkey: 'A passkey of your device',
  },
  explain: {
    email_code: (address: string) =>
      `We send a code of six digits to ${address}. It is good for 10 minutes.`,
    access_code:
      'The sender has told you a code in another way, such as by phone. Spaces and capitals do not matter.',
    external_code: 'The sender gives you a code of six digits in a way of their own.',
  },
  send: 'Send the code',
  known: 'I have a code already',
  sending: 'Sending …',
  sent: (address: string) => `The code is on its way to ${address}.`,
  code: 'Code',
  enter: 'Go on',
  missing: 'Please enter the code.',
  wrong: (left: string) => `This is not the code. ${left}`,
  left: {
    none: 'It cannot be tried any more: please ask for a new one.',
    one: 'You have one more try.',
    some: (count: number) => `You have ${count} more tries.`,
  },
  expired: 'This code is no longer good. Please ask for a new one.',
  askSender: 'Please ask the sender for a new code.',
  tooMany: 'So many codes were sent that the next one has to wait. Please try again later.',
  notReceived: 'I did not get a code',
  hints: (address: string) =>
    `Look into the folder for spam, and whether ${address} is yours. If it is not, ask the sender to correct the address.`,
  again: 'Send a new code',
  wait: (seconds: number) => `A new code can be sent in ${seconds} seconds.`,
  undeliverable: (address: string) =>
    `The mail server of ${address} does not take our email. The sender has been told: please ask them to correct the address.`,
  blocked: {
    title: 'Too many wrong codes',
    lead: 'So that nobody can guess, this link is blocked. The sender has been told and can let you try again.',
  },
  passkey: {
    make: 'This device first makes a passkey, which stays with you. Then it signs the document with it, and asks for your fingerprint, face or PIN.',
    ownWindow: 'If your device does not ask you here, open the document in a window of its own.',
    failed: 'The device did not sign. Nothing was sent; please try again.',
    refused: 'What the device signed could not be accepted. Please try again.',
    unsupported:
      'This browser has no passkeys, which the sender asks for. Please open the link on another device or in another browser, or ask the sender to let you sign in another way.',
  },
};

export type ProofWords = typeof proof;
