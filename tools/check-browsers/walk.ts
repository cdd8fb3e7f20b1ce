/** Of what is in sight, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A browser with one page. */
export interface DrivenBrowser {
  version: string;
  goTo(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON has it. */
  evaluate(expression: string): Promise<unknown>;
  /** What is in sight, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

const patienceMs = 60_000;
const pauseMs = 200;

/**
 * From the link to the signature, by what the page says and nothing else.
 * @param see called where there is something new to look at
 */
export async function walk(
  browser: DrivenBrowser,
  url: string,
  see: (what: string) => Promise<void>,
): Promise<void> {
  const until = async (what: string, expression: string) => {
    const end = performance.now() + patienceMs;
    while ((await browser.evaluate(`!!(${expression})`)) !== true) {
      if (performance.now() > end) {
        const shown = await browser.evaluate('document.querySelector("main")?.innerText');
        throw new Error(`Never came: ${what}. The page says: ${String(shown).slice(0, 300)}`);
      }
      await new Promise((resolve) => void setTimeout(resolve, pauseMs));
    }
  };
  const byText = (text: string) =>
    `[...document.querySelectorAll('button, a.button')].find((one) => one.textContent === ${JSON.stringify(text)} && !one.disabled)`;
  const press = async (text: string) => {
    await until(text, byText(text));
    await browser.evaluate(`${byText(text)}.click()`);
  };
  const heading = (text: string) =>
    until(text, `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`);
  /** Ringed, between the bar at the head and what lies over the page. */
  const inHand = (id: string) => `(() => {
    const control = document.getElementById('${id}');
    const { top, bottom } = control.getBoundingClientRect();
    const over = document.querySelector('.over-page, .field-bar')?.getBoundingClientRect();
    const bar = document.querySelector('.toolbar').getBoundingClientRect();
    const inSight = top >= bar.bottom && bottom <= Math.min(over?.top ?? innerHeight, innerHeight);
    const frame = getComputedStyle(control.closest('.place'), '::before');
    const ringed = [getComputedStyle(control), ...(frame.content === 'none' ? [] : [frame])].some(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\\)$/.test(outlineColor),
    );
    return inSight && ringed;
  })()`;
  const fill = async (field: string, value: string) => {
    const place = `document.getElementById('place-${field}')`;
    await until(`the place of ${field}`, place);
    // Where the page is too small to write on it, the place opens the panel with its input.
    const isThere = (await browser.evaluate(`${place}.matches('input')`)) === true;
    const input = isThere ? place : `document.getElementById('field-${field}')`;
    await browser.evaluate(isThere ? `${place}.focus()` : `${place}.click()`);
    await until(`the input of ${field}`, input);
    if (!isThere) await until(`${field} in sight and ringed`, inHand(`place-${field}`));
    await see(`the input of ${field}`);
    await browser.evaluate(`(() => {
      const input = ${input};
      input.focus();
      input.value = ${JSON.stringify(value)};
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    })()`);
  };

  await browser.goTo(url);
  await heading('Before you open the document');
  await see('consent');
  await browser.evaluate(`document.querySelector('input[type=checkbox]').click()`);
  await press('Agree and open the document');
  await heading('Sign this document');
  await until('the drawn page', `document.querySelector('.pdf-page[data-drawn]')`);
  await until(
    'its text',
    `document.querySelector('.text-layer')?.textContent.includes('The lease')`,
  );
  await see('the document');
  await press('Start');
  await until('the first input', `document.activeElement?.id === 'signature-input'`);
  await fill('fld_1', 'Compilers Ltd');
  await fill('fld_2', '1,240.50');
  for (const [place, input] of [
    ['place-fld_8', 'signature-input'],
    ['place-fld_10', 'initials-input'],
  ] as const) {
    await browser.evaluate(`document.getElementById('${place}').click()`);
    await until(`${input} with the focus`, `document.activeElement?.id === '${input}'`);
    await until(`${place} in sight and ringed`, inHand(place));
    await see(input);
    await press('Use it here');
    await until(`something at ${place}`, `document.querySelector('#${place}.filled')`);
  }
  await until('nothing missing', `document.body.textContent.includes('Everything is filled in')`);
  await press('Review and sign');
  await until('the review', `document.querySelector('dialog[open]')`);
  await see('review');
  await press('Sign document');
  await heading('You have signed');
  await see('signed');
}
