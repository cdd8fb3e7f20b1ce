import type { InvitedRoles, RoleInMails, RoleOnPage, Roles } from '../roles.ts';

/** On certificates, and of others who act. */
export const names: Roles<string> = {
  signer: 'Signer',
  approver: 'Approver',
  viewer: 'Viewer',
  cc: 'Copy',
};

export const inMails: InvitedRoles<RoleInMails> = {
  signer: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} asks you to sign “${title}”`,
      heading: `Please sign “${title}”`,
      lines: [
        `${sender} has sent you a document to sign.`,
        'Read it at your own pace: nothing is signed until you confirm it.',
      ],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Reminder: please sign “${title}”`,
      heading: `“${title}” is waiting for your signature`,
      lines: [`${sender} sent you this document, and your signature is still missing.`],
    }),
    button: 'Review and sign',
  },
  approver: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} asks you to approve “${title}”`,
      heading: `Please approve “${title}”`,
      lines: [
        `${sender} has sent you a document to approve.`,
        'Read it at your own pace: nothing is approved until you confirm it.',
      ],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Reminder: please approve “${title}”`,
      heading: `“${title}” is waiting for your approval`,
      lines: [`${sender} sent you this document, and your approval is still missing.`],
    }),
    button: 'Review and approve',
  },
  viewer: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} has shared “${title}” with you`,
      heading: `“${title}” is ready to read`,
      lines: [`${sender} has sent you a document to read.`, 'You do not have to sign anything.'],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Reminder: “${title}” is ready to read`,
      heading: `“${title}” is ready to read`,
      lines: [`${sender} sent you this document to read. You do not have to sign anything.`],
    }),
    button: 'Read the document',
  },
};

export const onPage: Roles<RoleOnPage> = {
  signer: {
    name: names.signer,
    consent: [
      'You are asked to sign a document on the screen; your electronic signature binds you as one by hand would.',
      'You may ask for paper instead, and until you sign you may withdraw with “I do not want to sign electronically”.',
      'The whole text below is what you agree to, and it is kept with your signature.',
    ],
    title: 'Sign this document',
    lead: 'Read the document first, then sign. Nothing is binding until you confirm.',
    jump: 'Go to signing',
    actingAs: 'Signing as',
    decline: 'Decline to sign',
    declineTitle: 'Decline to sign?',
    done: 'You have signed',
    completed: 'Signed and completed',
  },
  approver: {
    name: names.approver,
    consent: [
      'You are asked to approve a document on the screen.',
      'You may ask for paper instead, and until you approve you may withdraw with “I do not want to approve electronically”.',
      'The whole text below is what you agree to, and it is kept with your approval.',
    ],
    title: 'Approve this document',
    lead: 'Read the document first, then approve it. Nothing is binding until you confirm.',
    jump: 'Go to approval',
    actingAs: 'Approving as',
    decline: 'Decline to approve',
    declineTitle: 'Decline to approve?',
    done: 'You have approved',
    completed: 'Approved and completed',
  },
  viewer: {
    name: names.viewer,
    consent: [],
    title: 'For your information',
    lead: 'This document was shared with you to read. There is nothing for you to sign.',
    jump: '',
    actingAs: '',
    decline: '',
    declineTitle: '',
    done: 'You have viewed this document',
    completed: 'Completed',
  },
  cc: {
    name: names.cc,
    consent: [],
    title: 'A copy for you',
    lead: 'There is nothing for you to do. Once everybody has acted, the completed document comes to you by mail, and this link shows it.',
    jump: '',
    actingAs: '',
    decline: '',
    declineTitle: '',
    done: 'You have a copy',
    completed: 'Completed',
  },
};
