import { Unacceptable } from '../refusals.ts';
import { brokenTag, type Findings } from './find-tags.ts';

/** Of each kind, as many as are read. */
const maxNamed = 10;

/** Collects what of a file's tags cannot be read: they are refused together. */
export interface TagRefusal {
  /** What a run of the page holds. */
  add(found: Findings): void;
  /** After the last run of each page. */
  turnPage(): void;
  /** @throws Unacceptable */
  throwIfAny(): void;
}

export function makeRefusal(): TagRefusal {
  const mistakes = makeList();
  const foreign = makeList();
  const plain = makeList();
  /** Two braces were opened on the page before, and on this one. */
  let [wasOpen, isOpen] = [false, false];
  return {
    add(found) {
      found.mistakes.forEach(mistakes.add);
      found.foreign.forEach(foreign.add);
      for (const tag of found.tags) {
        if (tag.plain !== undefined) plain.add(tag.plain);
        // Of tags side by side, line by line, each may have taken the other's end.
        const isStray = found.isOpen || found.isClosed;
        if (tag.isBroken && isStray) mistakes.add(`{{${tag.tag.name}…}} ${brokenTag}.`);
      }
      if (found.isClosed && (found.isOpen || wasOpen)) mistakes.add(`A tag {{…}} ${brokenTag}.`);
      isOpen ||= found.isOpen;
    },
    turnPage() {
      [wasOpen, isOpen] = [isOpen, false];
    },
    throwIfAny() {
      const sentences = mistakes.all();
      if (foreign.size() > 0) {
        sentences.push(
          `No tags of this service: ${foreign.all().join(', ')}. Fill them in or take them out.`,
        );
        if (plain.size() > 0) sentences.push(`Perhaps none either: ${plain.all().join(', ')}.`);
      }
      if (sentences.length > 0) throw new Unacceptable('text_tag_invalid', sentences.join(' '));
    },
  };
}

/** The first of them, each once, and that there are more. */
function makeList() {
  const named = new Set<string>();
  let hasMore = false;
  return {
    add: (text: string) => {
      if (named.size < maxNamed) named.add(text);
      else if (!named.has(text)) hasMore = true;
    },
    size: () => named.size,
    all: () => [...named, ...(hasMore ? ['and others'] : [])],
  };
}
