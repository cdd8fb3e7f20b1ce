/** What the recipient agrees to before the document is opened, unless the workspace has a text of its own. */
export const consent = `You are asked to receive this document and to sign or approve it electronically. Please read this before you agree; what it says of signing holds for approving too.

Paper instead. You may have this document on paper, and sign it by hand, instead. Ask the sender for it before you sign here; the sender tells you whether a paper copy costs anything.

What this covers. Your consent covers this document and the notices that belong to it: reminders, the signed copy and word of its completion. It does not cover anything else the sender may send you.

Withdrawing. You may withdraw your consent at any time before you sign, with “I do not want to sign electronically”, or “I do not want to approve electronically”, on this page. The document is then closed for everybody and counts as declined, the sender is told, and you may be asked to sign on paper, which can take longer. What you signed before stays valid.

Your details and copies. To withdraw later, to change your email address or to ask for a paper copy, reply to the mail that brought you here (your reply reaches the sender), or ask the sender in another way. When everybody has signed, you can download the signed copy here, and it comes to you by email unless the sender has chosen otherwise.

What you need. A device with internet access, a current browser (Chrome, Edge, Firefox or Safari), an email account, and a program that shows PDF files if you want to keep or print a copy.

Opening the document. Once you agree, this page opens the document. You can sign only after the whole of it has been sent to you. If you cannot open it, do not sign here; ask the sender for paper. By signing you confirm this consent, and that you could open the document. The record of your signature says when the last part of the document was sent to you, whether through the mailed link or another, and to which IP address and browser.

By ticking the box you confirm that you can open and read documents in this form, and that you agree to use electronic records and signatures for this document.`;
