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
  hints: {
    email_code: (address: string) =>
      `Look into the folder for spam, and whether ${address} is yours. If it is not, ask the sender to correct the address.`,
    access_code:
      'The sender tells it to you themselves: we do not know it, and cannot send it to you. Please ask them for it. If somebody passed this document on to you, it is the code that was set for them.',
    external_code:
      'The sender delivers it, not we. Look where they usually write to you, such as in text messages or in their app. A code is good for 10 minutes; please ask the sender for a new one.',
  },
  again: 'Send a new code',
  wait: (seconds: number) => `A new code can be sent in ${seconds} seconds.`,
  undeliverable: (address: string) =>
    `The mail server of ${address} does not take our email. The sender has been told: please ask them to correct the address.`,
  blocked: {
    title: 'Too many wrong codes',
    lead: 'So that nobody can guess, this link is blocked. The sender has been told and can let you try again.',
  },
  passkey: {
    /** Before the document is opened. */
    ahead:
      'At the end, your device is asked to sign with a passkey, by your fingerprint, face or PIN. A phone or a security key can do it as well.',
    make: 'This device first makes a passkey, which stays with you. Then it signs the document with it, and asks for your fingerprint, face or PIN.',
    ownWindow: 'If your device does not ask you here, open the document in a window of its own.',
    notMade:
      'The device made no passkey. Nothing was sent; please try again. Where your browser lets you choose, take another device: a phone, by a QR code, or a security key.',
    failed: 'The device did not sign. Nothing was sent; please try again.',
    refused: 'What the device signed could not be accepted. Please try again.',
    unsupported:
      'This browser has no passkeys, which the sender asks for. Please open the link on another device or in another browser.',
    /** Where trying again does not help. */
    stuck:
      'If it keeps failing, open the link on another device or in another browser: a passkey of its own is made there.',
    /** As long as the sender may change what is asked, and after that. */
    askNow:
      'If you have no device for it, ask the sender now for another way to show that it is you: once you have opened the document, they can no longer change that.',
    askAnew:
      'If you have no device for it, ask the sender to withdraw this document and to send it anew without a passkey: in this one, they can no longer change that.',
    orDecline: (button: string) =>
      `You can also choose “${button}”. The document is then closed for everybody.`,
  },
};

export type ProofWords = typeof proof;
