import type { FieldFormat } from '../../fields.ts';
import { plainText } from '../../plain-text.ts';
import type { Call } from './parse-call.ts';

export interface StandardFormat {
  kind: 'Number' | 'Percent' | 'Date' | 'Special' | 'Time';
  /** How the value is written, where it says so in a way that is kept. */
  format?: FieldFormat;
}

const calls = /^AF(Number|Date|Special|Percent|Time)_(?:Format|Keystroke)(?:Ex)?$/;

/** What one of Acrobat's standard calls asks for; undefined for any other function. */
export function standardFormat({ name, literals }: Call): StandardFormat | undefined {
  const kind = calls.exec(name)?.[1] as StandardFormat['kind'] | undefined;
  if (!kind) return undefined;
  const format = formatOf(kind, literals);
  return { kind, ...(format && { format }) };
}

function formatOf(
  kind: StandardFormat['kind'],
  literals: Call['literals'],
): FieldFormat | undefined {
  const [first, second] = literals;
  switch (kind) {
    case 'Number':
      return numberFormat(literals);
    case 'Percent':
      return { kind: 'percent', decimals: decimalsOf(first), ...separatorsOf(second) };
    case 'Date': {
      const pattern = typeof first === 'number' ? datePatterns[first] : first;
      return typeof pattern === 'string'
        ? { kind: 'date', pattern: plainText(pattern.slice(0, 40)) }
        : undefined;
    }
    case 'Special':
    case 'Time':
      return undefined;
  }
}

/** Decimals, separators, style of negatives (not kept), style of currency, currency, its side. */
function numberFormat([decimals, separators, , , currency, before]: Call['literals']): FieldFormat {
  const sign = typeof currency === 'string' ? plainText(currency.slice(0, 10)) : '';
  return {
    kind: 'number',
    decimals: decimalsOf(decimals),
    ...separatorsOf(separators),
    ...(sign.trim() !== '' && { [before === false ? 'suffix' : 'prefix']: sign }),
  };
}

function decimalsOf(value: Call['literals'][number] | undefined): number {
  return typeof value === 'number' ? Math.min(10, Math.max(0, Math.trunc(value))) : 0;
}

/** Acrobat's styles 0 to 4: 1,234.56 and 1234.56 and 1.234,56 and 1234,56 and 1'234.56. */
const styles = [
  { group: ',', decimal: '.' },
  { group: '', decimal: '.' },
  { group: '.', decimal: ',' },
  { group: '', decimal: ',' },
  { group: '’', decimal: '.' },
] as const;

function separatorsOf(style: Call['literals'][number] | undefined) {
  return styles[typeof style === 'number' ? style : 0] ?? styles[0];
}

/** What AFDate_Format numbers. */
const datePatterns = [
  'm/d',
  'm/d/yy',
  'mm/dd/yy',
  'mm/yy',
  'd-mmm',
  'd-mmm-yy',
  'dd-mmm-yy',
  'yy-mm-dd',
  'mmm-yy',
  'mmmm-yy',
  'mmm d, yyyy',
  'mmmm d, yyyy',
  'm/d/yy h:MM tt',
  'm/d/yy HH:MM',
];
