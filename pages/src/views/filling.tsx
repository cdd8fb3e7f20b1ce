import { createContext, type ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Field } from '../api/session.ts';
import { focusSoon } from '../focus-soon.ts';
import { fieldInputId } from '../fields/field-input.tsx';
import { isFixed } from '../fields/values.ts';
import { kindOf, stopsOf, type FieldPlace } from '../fields/places.ts';
import { useMediaQuery } from '../document/use-visibility.ts';
import type { SignatureKind } from '../signature/draft.ts';
import { signatureInputId } from '../signature/signature-input.tsx';
import { useSigningForm, type SigningForm } from './use-signing-form.ts';

/** Whether the pages are there to be filled in on. */
type Pages = 'loading' | 'shown' | 'failed';

/** The form of who acts, which stands twice on the screen: on the pages, and in the panel. */
export interface Filling {
  form: SigningForm;
  places: readonly FieldPlace[];
  /** Where the reader stops on the way, in the order of the document. */
  stops: readonly FieldPlace[];
  /** The fields in that order, with those that are filled in already. */
  fields: readonly Field[];
  /** The stop that was last in hand; -1 before the first. */
  current: number;
  /** The place that was last in hand, which is ringed. */
  inHand: FieldPlace | undefined;
  /** Where a signature or initials would be put next: at the open place in hand, or the only one. */
  hereOf: (kind: SignatureKind) => FieldPlace | undefined;
  /** The next stop that misses something, around the end to the beginning. */
  nextMissing: FieldPlace | undefined;
  /** The way to the review stands in the bar below the pages, and not in the panel. */
  reviewsInBar: boolean;
  /** Wide enough to be filled in on the page itself; else the panel opens over the page. */
  inPlace: boolean;
  /** The panel lies over the page, at the field in hand. */
  panelOpen: boolean;
  setPages: (pages: Pages) => void;
  /** A place has the focus. */
  take: (place: FieldPlace) => void;
  /** Leads to a place, and opens its input. */
  goTo: (place: FieldPlace) => void;
  /** Leads to a place's input in the panel. */
  openPanel: (place: FieldPlace) => void;
  closePanel: () => void;
  /** Closes the panel and leads back to the place in hand. */
  backToPage: () => void;
  /** Signs or initials at these places with what is given, and leads back to the one in hand. */
  adopt: (kind: SignatureKind, places: readonly FieldPlace[]) => void;
}

/** A line above the place that is in hand. */
const contextPx = 32;

const FillingContext = createContext<Filling | undefined>(undefined);

/** Undefined where nothing is to be filled in. */
export const useFilling = () => useContext(FillingContext);

export function FillingProvider({ children }: { children: ComponentChildren }) {
  const form = useSigningForm();
  const { places } = form;
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [inHand, setInHand] = useState<FieldPlace>();
  const [pages, setPages] = useState<Pages>('loading');
  const [panelOpen, setPanelOpen] = useState(false);
  const inPlace = isWide && pages !== 'failed';
  const overPage = !inPlace && pages !== 'failed';
  const stops = stopsOf(places).filter(({ field }) => !isFixed(field));
  const current = stops.findIndex((stop) => isStopOf(stop, inHand));
  const around = [...stops.slice(current + 1), ...stops.slice(0, current + 1)];

  const openPanel = (place: FieldPlace) => {
    setInHand(place);
    setPanelOpen(true);
    showAbovePanel(place);
    // A browser that moves the page to show the input leaves the place out of sight.
    focusSoon(inputIdOf(place), () => showAbovePanel(place));
  };
  const toPlace = (place: FieldPlace) => {
    setInHand(place);
    setPanelOpen(false);
    showPlace(place);
    focusSoon(place.id);
  };
  const filling: Filling = {
    form,
    places,
    stops,
    fields: [...new Set(places.map(({ field }) => field))],
    current,
    inHand,
    hereOf: (kind) => {
      const open = form.openPlaces(kind);
      return open.find(({ id }) => id === inHand?.id) ?? (open.length === 1 ? open[0] : undefined);
    },
    nextMissing: around.find(form.misses),
    reviewsInBar: pages === 'shown' && stops.length > 0 && form.left === 0,
    inPlace,
    panelOpen: panelOpen && overPage,
    setPages,
    take: setInHand,
    openPanel,
    goTo: (place) => {
      const kind = kindOf(place.field);
      // Once it was said how, the place itself is what is pressed.
      if (kind && form.isGiven(kind)) toPlace(place);
      else if (overPage) openPanel(place);
      else {
        toPlace(place);
        if (kind ?? pages === 'failed') focusSoon(inputIdOf(place));
      }
    },
    closePanel: () => setPanelOpen(false),
    backToPage: () => {
      if (inHand) toPlace(inHand);
      else setPanelOpen(false);
    },
    adopt: (kind, adopted) => {
      form.adopt(adopted);
      const place = inHand && kindOf(inHand.field) === kind ? inHand : adopted[0];
      if (place && pages === 'shown') toPlace(place);
    },
  };
  return <FillingContext.Provider value={filling}>{children}</FillingContext.Provider>;
}

/** A field of one stop may have been taken at another of its places. */
function isStopOf(stop: FieldPlace, taken: FieldPlace | undefined): boolean {
  if (!taken || kindOf(stop.field)) return stop.id === taken?.id;
  return stop.field.id === taken.field.id;
}

function inputIdOf({ field }: FieldPlace): string {
  const kind = kindOf(field);
  return kind ? signatureInputId(kind) : fieldInputId(field.id);
}

/** The place itself, or as long as its page is not laid out, the page. */
const elementOf = ({ id, page }: FieldPlace) =>
  document.getElementById(id) ?? document.getElementById(`page-${page + 1}`);

function showPlace(place: FieldPlace): void {
  elementOf(place)?.scrollIntoView({ block: 'center', inline: 'center' });
}

/**
 * To the head of the page, so that the panel has room below: under the bar however many lines that
 * has. What CSS keeps free is that of the nearest box that scrolls or of all, as the browser has it.
 */
function showAbovePanel(place: FieldPlace): void {
  const element = elementOf(place);
  if (!element) return;
  element.scrollIntoView({ block: 'start', inline: 'center' });
  const bar = document.querySelector('.toolbar')?.getBoundingClientRect();
  scrollBy(0, element.getBoundingClientRect().top - (bar?.bottom ?? 0) - contextPx);
}
