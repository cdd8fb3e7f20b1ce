import type { RecipientId } from '../ids.ts';
import { invalid, Refusal } from '../refusals.ts';
import { isTwin, wayForTwo, type AddRecipient } from './add.ts';

/** A recipient of a document that is made with them, under the id that its fields know already. */
export interface PlannedRecipient {
  id: RecipientId;
  command: AddRecipient;
}

/**
 * Recipients of a new document, of whom each must be addable beside those before.
 * @param at JSON Pointer to them in the request
 * @throws VALIDATION_ERROR at the second of two with one key; RECIPIENT_EXISTS, with a pointer, for
 *   the same person twice in one role
 */
export function planRecipients(
  commands: readonly AddRecipient[],
  newId: () => RecipientId,
  at: string,
): PlannedRecipient[] {
  requireDistinct(commands, at);
  return commands.map((command) => ({ id: newId(), command }));
}

/** @throws as `planRecipients` */
export function requireDistinct(commands: readonly AddRecipient[], at: string): void {
  for (const [index, command] of commands.entries()) {
    const before = commands.slice(0, index);
    if (command.key !== undefined && before.some(({ key }) => key === command.key)) {
      throw invalid(`${at}/${index}/key`, 'is the key of another recipient');
    }
    if (before.some((other) => isTwin(other, command))) {
      const pointer = `${at}/${index}/email`;
      const message = `there is a ${command.role} with this email address already. ${wayForTwo(command)}`;
      throw new Refusal('RECIPIENT_EXISTS', `${pointer}: ${message}`, {
        errors: [{ pointer, message }],
      });
    }
  }
}
