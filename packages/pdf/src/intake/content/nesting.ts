/** Text is shown and placed within a text object alone (ISO 32000-1, 9.4). */
const ofText = new Set(['Tj', 'TJ', "'", '"', 'Td', 'TD', 'Tm', 'T*']);
const building = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're', 'W', 'W*']);
const painting = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n']);

/**
 * What content has open, in the order of its operators. Whatever follows it on the same page would
 * otherwise stand within that: moved, cut off, or unseen.
 */
export class Nesting {
  /** Where a `Q` stands for which nothing was saved: the state before the content is not its own. */
  readonly strays: number[] = [];
  #saved = 0;
  #isText = false;
  #isPath = false;
  #isImage = false;

  /** @param at where the operator stands @returns whether it may stand there */
  add(operator: string, at: number): boolean {
    if (this.#isImage && operator !== 'ID') return false;
    if (ofText.has(operator)) return this.#isText;
    if (building.has(operator)) this.#isPath = true;
    else if (painting.has(operator)) this.#isPath = false;
    else if (operator === 'q') this.#saved += 1;
    else if (operator === 'Q') this.#restore(at);
    else if (operator === 'BT' || operator === 'ET') return this.#turnText(operator === 'BT');
    else if (operator === 'BI') this.#isImage = true;
    else if (operator === 'ID') return this.#endEntries();
    // The one that ends a picture is taken with its data.
    return operator !== 'EI';
  }

  /** Whether it ends among the entries of a picture. */
  get isCut(): boolean {
    return this.#isImage;
  }

  /** What closes all that is open still, from the inside. */
  closing(): string {
    const path = this.#isPath ? ' n' : '';
    const text = this.#isText ? ' ET' : '';
    return path + text + ' Q'.repeat(this.#saved);
  }

  #restore(at: number): void {
    if (this.#saved > 0) this.#saved -= 1;
    else this.strays.push(at);
  }

  #turnText(isText: boolean): boolean {
    const isTurned = this.#isText !== isText;
    this.#isText = isText;
    return isTurned;
  }

  #endEntries(): boolean {
    const hadEntries = this.#isImage;
    this.#isImage = false;
    return hadEntries;
  }
}
