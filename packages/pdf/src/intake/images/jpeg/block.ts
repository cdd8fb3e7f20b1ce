import { unreadablePicture } from '../samples.ts';

/** Of a block: eight by eight. */
export const coefficients = 64;
const side = 8;

/**
 * Of the squares of a block's coefficients: four times what those of 64 samples of 8 bits come to, since
 * steps round none to more than twice what it was. With more some readers reckon in too few bits.
 */
const largestSum = 4 * coefficients * 128 ** 2;
/** Of a sample, from the middle one: beyond 511 libjpeg takes white for black. A little less, as it rounds. */
const furthest = 508;

/** Where each coefficient stands, from the lowest to the highest (ITU-T T.81, figure A.6). */
const order = Array.from({ length: coefficients }, (_, place) => place).sort((one, other) => {
  const [first, second] = [diagonal(one), diagonal(other)];
  if (first !== second) return first - second;
  return first % 2 === 0 ? other - one : one - other;
});

function diagonal(place: number): number {
  return (place % side) + Math.floor(place / side);
}

/** What a coefficient along one axis comes to at each of eight places (A.3.3). */
const waves = Array.from({ length: side }, (_, coefficient) =>
  Float64Array.from({ length: side }, (_none, place) => {
    const level = coefficient === 0 ? Math.SQRT1_2 : 1;
    return (level / 2) * Math.cos(((2 * place + 1) * coefficient * Math.PI) / 16);
  }),
);
const most = (coefficient: number) => Math.max(...(waves[coefficient] ?? []).map(Math.abs));
/** What each comes to in any sample, at most. */
const reaches = Float64Array.from(order, (place) => {
  return most(place % side) * most(Math.floor(place / side));
});

/** One block after the other, by its coefficients. */
export class Block {
  readonly #values = new Float64Array(coefficients);
  readonly #half = new Float64Array(coefficients);
  #sum = 0;
  #reach = 0;

  /** @param at from the lowest coefficient @param value in its steps */
  add(at: number, value: number): void {
    this.#values[order[at] ?? 0] = value;
    this.#sum += value * value;
    this.#reach += Math.abs(value) * (reaches[at] ?? 0);
  }

  /** Begins the next one. @throws Unacceptable where samples are so far from what they may be that readers differ */
  end(): void {
    if (this.#sum > largestSum || (this.#reach > furthest && this.#furthest() > furthest)) {
      throw unreadablePicture();
    }
    this.#values.fill(0);
    [this.#sum, this.#reach] = [0, 0];
  }

  /** Along one axis, and then along the other. */
  #furthest(): number {
    const half = turned(this.#values, this.#half);
    return turned(half, this.#values).reduce((far, one) => Math.max(far, Math.abs(one)), 0);
  }
}

/** From coefficients to places along each row, which becomes a column. */
function turned(from: Float64Array, to: Float64Array): Float64Array {
  for (let row = 0; row < side; row++) {
    for (let place = 0; place < side; place++) {
      let sum = 0;
      for (let coefficient = 0; coefficient < side; coefficient++) {
        sum += (from[side * row + coefficient] ?? 0) * (waves[coefficient]?.[place] ?? 0);
      }
      to[side * place + row] = sum;
    }
  }
  return to;
}
