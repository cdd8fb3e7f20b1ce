import { createContext, type ComponentChildren } from 'preact';
import { useContext, useMemo, useRef, useState } from 'preact/hooks';
import type { Field } from '../api/session.ts';
import { focusSoon } from '../focus-soon.ts';
import { fieldInputId } from '../fields/field-input.tsx';
import { placeId, placesOf, stepsOf, type FieldPlace } from '../fields/places.ts';
import { useMediaQuery } from '../document/use-visibility.ts';
import { useSession } from '../session-context.ts';
import { signatureInputId } from '../signature/signature-input.tsx';
import { useSigningForm, type SigningForm } from './use-signing-form.ts';

/** A signer's form, which stands twice on the screen: on the pages, and in the panel. */
export interface Filling {
  form: SigningForm;
  places: readonly FieldPlace[];
  /** The fields in the order of the document. */
  steps: readonly Field[];
  /** The step that was last in hand; -1 before the first. */
  current: number;
  /** Wide enough to be filled in on the page itself; else the panel opens over the page. */
  inPlace: boolean;
  /** The panel lies over the page, at the field in hand. */
  panelOpen: boolean;
  /** A field has the focus. */
  take: (field: Field) => void;
  /** Leads to a field, on its page. */
  goTo: (field: Field) => void;
  /** Leads to a field's input in the panel. */
  openPanel: (field: Field) => void;
  closePanel: () => void;
  /** Closes the panel and leads back to the place in hand. */
  backToPage: () => void;
}

const FillingContext = createContext<Filling | undefined>(undefined);

/** Undefined where nothing is to be filled in. */
export const useFilling = () => useContext(FillingContext);

export function FillingProvider({ children }: { children: ComponentChildren }) {
  const { fields } = useSession().session;
  const form = useSigningForm();
  const inPlace = useMediaQuery('(min-width: 64rem)');
  const [current, setCurrent] = useState(-1);
  const [panelOpen, setPanelOpen] = useState(false);
  const places = useMemo(() => placesOf(fields), [fields]);
  const steps = useMemo(() => stepsOf(fields), [fields]);
  const last = useRef<Field>(undefined);

  const take = (field: Field) => {
    last.current = field;
    setCurrent(steps.indexOf(field));
  };
  const openPanel = (field: Field) => {
    take(field);
    setPanelOpen(true);
    showPlace(field, 'start');
    focusSoon(inputIdOf(field));
  };
  const filling: Filling = {
    form,
    places,
    steps,
    current,
    inPlace,
    panelOpen: panelOpen && !inPlace,
    take,
    openPanel,
    goTo: (field) => {
      take(field);
      const overPage = panelOpen && !inPlace;
      showPlace(field, overPage ? 'start' : 'center');
      focusSoon(overPage ? inputIdOf(field) : placeId(field.id));
    },
    closePanel: () => setPanelOpen(false),
    backToPage: () => {
      setPanelOpen(false);
      if (last.current) focusSoon(placeId(last.current.id));
    },
  };
  return <FillingContext.Provider value={filling}>{children}</FillingContext.Provider>;
}

const inputIdOf = ({ id, type, variant }: Field) =>
  type === 'signature' ? signatureInputId(variant ?? 'signature') : fieldInputId(id);

/** The place itself, or as long as its page is not laid out, the page. */
function showPlace({ id, page }: Field, block: 'start' | 'center'): void {
  const place = document.getElementById(placeId(id)) ?? document.getElementById(`page-${page + 1}`);
  place?.scrollIntoView({ block, inline: 'center' });
}
