import { useEffect, useState } from 'preact/hooks';
import type { SignatureFace } from '@countersign/signature-marks/signature-face';
import { firstPage } from '../document/first-page.ts';
import type { Printed } from './print-fonts.ts';

/** They weigh more than all else but pdf.js, and the document comes first. */
const printFonts = () => firstPage.then(() => import('./print-fonts.ts'));

/**
 * How a name is printed in a face; undefined until its fonts are there, which are fetched once it is
 * near the screen.
 */
export function usePrinted(text: string, face: SignatureFace, near = true): Printed | undefined {
  const [known, setKnown] = useState<{ text: string; face: SignatureFace; printed: Printed }>();
  useEffect(() => {
    if (!near) return;
    let wanted = true;
    printFonts()
      .then(({ printedAs }) => printedAs(text, face))
      .then((printed) => wanted && setKnown({ text, face, printed }))
      .catch(() => undefined);
    return () => void (wanted = false);
  }, [text, face, near]);
  return known?.text === text && known.face === face ? known.printed : undefined;
}

/** The faces in which a name can be written; none until it is known which. */
export function useFacesFor(text: string, near: boolean): readonly SignatureFace[] {
  const [offered, setOffered] = useState<readonly SignatureFace[]>([]);
  useEffect(() => {
    if (!near) return;
    let wanted = true;
    printFonts()
      .then(({ facesFor }) => facesFor(text))
      .then((faces) => wanted && setOffered(faces))
      .catch(() => undefined);
    return () => void (wanted = false);
  }, [text, near]);
  return offered;
}
