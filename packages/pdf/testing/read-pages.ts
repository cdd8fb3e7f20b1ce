import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface StructureNode {
  role?: string;
  alt?: string;
  scope?: string;
  type?: string;
  children?: StructureNode[];
}

export interface ReadPage {
  /** What is copied; without white space, which readers guess. */
  text: string;
  items: { text: string; transform: number[]; width: number }[];
  structure: StructureNode | null;
}

/** The pages as pdf.js reads them. */
export async function readPages(bytes: Uint8Array): Promise<ReadPage[]> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const shown = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, transform: item.transform as number[], width: item.width }]
        : [],
    );
    const text = compact(shown.map((item) => item.text).join(''));
    const structure = (await page.getStructTree()) as StructureNode | null;
    pages.push({ text, items: shown, structure });
  }
  await loading.destroy();
  return pages;
}

export function compact(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}

/** Every element of a role, in reading order. */
export function elementsOf(node: StructureNode | null, role: string): StructureNode[] {
  if (!node) return [];
  const below = (node.children ?? []).flatMap((child) => elementsOf(child, role));
  return node.role === role ? [node, ...below] : below;
}
