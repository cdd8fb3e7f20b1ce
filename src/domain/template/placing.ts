import type { PageGeometry, ShownBox } from '@countersign/pdf/page-geometry';
import type { FieldId } from '../ids.ts';
import type { RecipientRole } from '../recipient/recipient.ts';
import type { Refusal, WrongPlace } from '../refusals.ts';
import type { Field, FieldHolder } from './field.ts';

/** A text where it stands: its page from 0, and its box on the page as it is shown. */
export interface LocatedText {
  page: number;
  box: ShownBox;
}

/** Whom a `recipient` names. */
export type FoundHolder =
  | { holder: FieldHolder; role: RecipientRole }
  /** The n-th signer, who need not be there yet. */
  | { signer: number }
  | { wrong: string };

export interface PlacingOf {
  /** The fields as they are. */
  current: readonly Field[];
  /** How the pages of the prepared file are shown. */
  pages: readonly PageGeometry[];
  /** Where each of `anchorTexts` stands. */
  located: ReadonlyMap<string, readonly LocatedText[]>;
  holderOf: (recipient: string | number) => FoundHolder;
  newId: () => FieldId;
  /** JSON Pointer to the inputs in the request. */
  at: string;
  /** Names of fields whose value follows by `applyValues`: theirs is not asked for here. */
  valuesFollow?: ReadonlySet<string>;
}

/** What is wrong, noted along the way; the first that has a code of its own is for the end. */
export interface PlacingProblems {
  wrong: WrongPlace[];
  refused: Refusal[];
}
