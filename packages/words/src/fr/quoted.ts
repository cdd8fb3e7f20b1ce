/** French puts a space that never breaks inside its quotation marks, and before a colon. */
export const quoted = (title: string) => `«\u00a0${title}\u00a0»`;
