const [clear, end, first] = [256, 257, 258];
const [fewestBits, mostBits] = [9, 12];

/** Packs by LZW as PDF has it (ISO 32000-1, 7.4.4). @param earlyChange as in `DecodeParms` */
export function lzw(data: Uint8Array, earlyChange: 0 | 1 = 1): Buffer {
  const packed: number[] = [];
  let [held, count, bits, next] = [0n, 0, fewestBits, first];
  let known = new Map<string, number>();
  const write = (code: number) => {
    held = (held << BigInt(bits)) | BigInt(code);
    for (count += bits; count >= 8; count -= 8) {
      packed.push(Number((held >> BigInt(count - 8)) & 255n));
    }
    held &= (1n << BigInt(count)) - 1n;
  };
  const codeOf = (run: string) => (run.length === 1 ? run.charCodeAt(0) : (known.get(run) ?? 0));
  write(clear);
  let run = '';
  for (const byte of data) {
    const longer = run + String.fromCharCode(byte);
    if (longer.length === 1 || known.has(longer)) {
      run = longer;
      continue;
    }
    write(codeOf(run));
    known.set(longer, next);
    next += 1;
    run = String.fromCharCode(byte);
    if (next + earlyChange > 2 ** bits && bits < mostBits) bits += 1;
    if (next < 2 ** mostBits - 1) continue;
    write(clear);
    [known, next, bits] = [new Map(), first, fewestBits];
  }
  if (run !== '') write(codeOf(run));
  next += 1;
  if (next + earlyChange > 2 ** bits && bits < mostBits) bits += 1;
  write(end);
  const left = Number(held << BigInt((8 - count) % 8)) & 255;
  return Buffer.from(count % 8 === 0 ? packed : [...packed, left]);
}
