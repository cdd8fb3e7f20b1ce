import { expect, test } from '@jest/globals';
import type { BrowserContextOptions } from 'playwright-core';
import type { PageWords } from '@countersign/words/page';
import type { HiddenSigningSession } from '../../pages/src/api/session.ts';
import { ar, en } from './page-words.ts';
import { axeViolations } from '../support/axe.ts';
import { preparePages, type Steps } from './open-pages.ts';
import { consented, makeSession } from './sessions.ts';

export const plain = () => consented(makeSession());
/** Of the first page. */
export const clause = 'Clause 1 of the lease';

/** What a reader comes to on the way, beside the states of the document. */
export interface Moment {
  session?: () => ReturnType<typeof makeSession>;
  /** What is shown of it until somebody has proved who they are. */
  hidden?: () => HiddenSigningSession;
  /** Operations that fail from the start. */
  refused?: string[];
  /** Leads to what is looked at. */
  steps: (messages: PageWords) => Steps;
}

const looks: [PageWords, BrowserContextOptions][] = [
  [en, { colorScheme: 'light' }],
  [ar, { colorScheme: 'dark', viewport: { width: 320, height: 640 } }],
];

/** Each by its name, in a test of its own. */
export function testWithAxe(moments: Record<string, Moment>): ReturnType<typeof preparePages> {
  const pages = preparePages();
  const { onPage } = pages;
  test.each(Object.entries(moments))(
    'axe finds nothing on %s, in English on a desktop and in Arabic on a dark phone',
    async (_name, { session = plain, hidden, refused = [], steps }) => {
      for (const [messages, look] of looks) {
        await onPage(
          session(),
          async (page, opened) => {
            await page.locator(`html[lang=${messages.language}] h1`).waitFor();
            await steps(messages)(page, opened);
            expect(await axeViolations(page)).toEqual([]);
          },
          { locale: messages.language, refused, hidden: hidden?.(), ...look },
        );
      }
    },
  );
  return pages;
}
