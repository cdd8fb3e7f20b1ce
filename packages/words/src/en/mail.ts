import type { MailWords } from '../mail-words.ts';
import type { Phrase } from '../phrase.ts';
import { inMails } from './roles.ts';

const tooLarge = 'The signed copy is too large to send by email.';

const webhookDisabled =
  (why: string): Phrase =>
  ({ webhook }) => ({
    subject: `Webhook “${webhook}” has been disabled`,
    heading: `Webhook “${webhook}” has been disabled`,
    lines: [
      `${why} It is not sent any more events.`,
      'Once it answers again, set the webhook to active and resend the events it missed.',
    ],
  });

const codeToTell = (by: string, to: string) =>
  `${to} is asked for the access code that was set for ${by}. We mail it to nobody: please tell it to ${to} in another way, such as by phone.`;

export const mail: MailWords = {
  roles: inMails,
  mails: {
    expiry_warning: {
      recipient: ({ title, deadline }) => ({
        subject: `“${title}” expires soon`,
        heading: `“${title}” expires soon`,
        lines: [
          `This document is still waiting for you. The deadline is ${deadline}.`,
          'After that, it can no longer be signed.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `“${title}” expires soon and is not complete`,
        heading: `“${title}” expires soon`,
        lines: [
          `Not everyone has responded yet, and the deadline is ${deadline}.`,
          'You can send a reminder or extend the deadline. Otherwise the document will expire.',
        ],
      }),
    },
    completed: {
      recipient: ({ title, copyAttached }) => ({
        subject: `Completed: “${title}”`,
        heading: `“${title}” is complete`,
        lines: [
          'All signatures and approvals are in.',
          copyAttached
            ? 'The signed copy is attached. Please keep it for your records.'
            : `${tooLarge} Open the document to download it.`,
        ],
      }),
      owner: ({ title, copyAttached }) => ({
        subject: `Completed: “${title}”`,
        heading: `“${title}” is complete`,
        lines: [
          'All signatures and approvals for your document are in.',
          copyAttached
            ? 'The signed copy is attached.'
            : `${tooLarge} You can download it in your workspace.`,
        ],
      }),
    },
    fresh_link: ({ title }) => ({
      subject: `Your link to “${title}”`,
      heading: `A fresh link to “${title}”`,
      lines: [
        'Somebody with an older link to this completed document asked for a fresh one for you.',
        'If it was not you, you can ignore this email.',
      ],
    }),
    viewed: ({ by, title }) => ({
      subject: `${by} has opened “${title}”`,
      heading: `${by} has opened your document`,
      lines: [`${by} has opened “${title}” for the first time.`],
    }),
    declined: {
      recipient: ({ by, title }) => ({
        subject: `Declined: “${title}”`,
        heading: `“${title}” has been declined`,
        lines: [
          `${by} has declined this document, so it can no longer be signed.`,
          'There is nothing left for you to do.',
        ],
      }),
      owner: ({ by, title }) => ({
        subject: `${by} has declined “${title}”`,
        heading: `“${title}” has been declined`,
        lines: [`${by} has declined your document. It is closed, and nobody can sign it any more.`],
      }),
    },
    voided: {
      recipient: ({ sender, title }) => ({
        subject: `Withdrawn: “${title}”`,
        heading: `“${title}” has been withdrawn`,
        lines: [
          `${sender} has withdrawn this document, so it can no longer be signed.`,
          'There is nothing left for you to do.',
        ],
      }),
      owner: ({ title }) => ({
        subject: `Withdrawn: “${title}”`,
        heading: `“${title}” has been withdrawn`,
        lines: ['Your document has been withdrawn, and nobody can sign it any more.'],
      }),
    },
    expired: {
      recipient: ({ title, deadline }) => ({
        subject: `Expired: “${title}”`,
        heading: `“${title}” has expired`,
        lines: [
          `The deadline was ${deadline}, so this document can no longer be signed.`,
          'There is nothing left for you to do.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `Expired: “${title}”`,
        heading: `“${title}” has expired`,
        lines: [
          `Not everyone had responded by the deadline, ${deadline}. Nobody can sign any more.`,
          'To continue, send the document again with a new deadline.',
        ],
      }),
    },
    opted_out: ({ by, title }) => ({
      subject: `${by} does not want to sign “${title}” electronically`,
      heading: `${by} does not want to sign electronically`,
      lines: [
        `${by} has declined to sign “${title}” electronically, so the document is closed.`,
        'You may want to agree on another way, such as signing on paper.',
      ],
    }),
    delegated: {
      confirmation: ({ to, title }) => ({
        subject: `Passed on: “${title}”`,
        heading: `You have passed on “${title}”`,
        lines: [
          `${to} now has your place in this document and is invited.`,
          'Your own link does not show the document any more. There is nothing left for you to do.',
        ],
      }),
      byRecipient: ({ by, to, title, asksAccessCode }) => ({
        subject: `${by} has passed on “${title}”`,
        heading: `${by} has passed your document on`,
        lines: [
          `${to} now acts on “${title}” in the place of ${by}, and is invited.`,
          ...(asksAccessCode ? [codeToTell(by, to)] : []),
        ],
      }),
      bySender: ({ by, to, title, asksAccessCode }) => ({
        subject: `${to} takes the place of ${by}: “${title}”`,
        heading: `${to} takes the place of ${by}`,
        lines: [
          `A member of your workspace has given the place of ${by} in “${title}” to ${to}, who is invited.`,
          ...(asksAccessCode ? [codeToTell(by, to)] : []),
        ],
      }),
    },
    address_refused: ({ by, title, correctable, messageRefused }) => ({
      subject: `${by} cannot be reached by email: “${title}”`,
      heading: `${by} cannot be reached by email`,
      lines: [
        messageRefused
          ? `The mail server permanently refused our email to this address about “${title}”. It was not delivered.`
          : `The address given on “${title}” was permanently refused. Our emails do not arrive there.`,
        !correctable
          ? 'The address can no longer be changed, so please let this person know in another way.'
          : messageRefused
            ? 'Please give another address on the document, or let this person know in another way.'
            : 'Please correct the address on the document. The invitation then goes to the new one.',
      ],
    }),
    code: ({ title, sender }) => ({
      subject: `Your code for “${title}”`,
      heading: 'Your code',
      lines: [
        `${sender} asks you to prove that you are the one this document is for. Enter this code on the page that asks for it.`,
        'It is good for 10 minutes. Tell it to nobody, not even to who sent you the document.',
        'If you did not ask for a code, you can ignore this email.',
      ],
    }),
    recipient_blocked: ({ by, title }) => ({
      subject: `${by} is blocked: “${title}”`,
      heading: `${by} is blocked`,
      lines: [
        `Ten wrong codes were entered for ${by} within a day, so this person can no longer open or sign “${title}”.`,
        'If it was them, let them try again through the API operation reset-authentication.',
      ],
    }),
    webhook_disabled: {
      gone: webhookDisabled('The endpoint answered 410 Gone.'),
      failing: webhookDisabled('Every delivery to this endpoint has failed for five days.'),
    },
  },
  colon: ':',
  inPlaceOf: {
    sender: (name) => `You were named in the place of ${name}.`,
    recipient: (name) => `${name} has passed this document on to you.`,
  },
  labels: {
    document: 'Document',
    from: 'From',
    deadline: 'Deadline',
    recipient: 'Recipient',
    passedOnTo: 'Passed on to',
    waitingFor: 'Waiting for',
    viewedAt: 'Opened',
    completedAt: 'Completed',
    reason: 'Reason',
    answer: 'Answer of the mail server',
    webhook: 'Webhook',
    address: 'Address',
  },
  greeting: (name) => `Hello ${name},`,
  messageFrom: (name) => `Message from ${name}`,
  messageToYouFrom: (name) => `Message to you from ${name}`,

  openButton: 'Open the document',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: {
    recipient: (sender) =>
      `You are receiving this email because ${sender} added you to the document.`,
    owner: 'You are receiving this email because it concerns your document.',
    workspace: 'You are receiving this email because it concerns your workspace.',
    keepLink: 'This link is personal: please do not forward it.',
    password: 'We never ask for your password by email.',
  },
};
