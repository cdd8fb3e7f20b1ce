/** A browser with one page. */
export interface DrivenBrowser {
  version: string;
  goTo(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON has it. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

const patienceMs = 60_000;
const pauseMs = 200;

/** From the link to the signature, by what the page says and nothing else. */
export async function walk(browser: DrivenBrowser, url: string): Promise<void> {
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
  const fill = async (id: string, value: string) => {
    await until(id, `document.getElementById('${id}')`);
    await browser.evaluate(`(() => {
      const input = document.getElementById('${id}');
      input.focus();
      input.value = ${JSON.stringify(value)};
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    })()`);
  };

  await browser.goTo(url);
  await heading('Before you open the document');
  await browser.evaluate(`document.querySelector('input[type=checkbox]').click()`);
  await press('Agree and open the document');
  await heading('Sign this document');
  await until('the drawn page', `document.querySelector('.pdf-page[data-drawn]')`);
  await until(
    'its text',
    `document.querySelector('.text-layer')?.textContent.includes('The lease')`,
  );
  await press('Start');
  await fill('place-fld_1', 'Compilers Ltd');
  await fill('place-fld_2', '1,240.50');
  for (const [place, input] of [
    ['place-fld_8', 'signature-input'],
    ['place-fld_10', 'initials-input'],
  ]) {
    await browser.evaluate(`document.getElementById('${place}').click()`);
    await until(`${input} with the focus`, `document.activeElement?.id === '${input}'`);
    await press('Use it here');
    await until(`something at ${place}`, `document.querySelector('#${place}.filled')`);
  }
  await until('nothing missing', `document.body.textContent.includes('Everything is filled in')`);
  await press('Review and sign');
  await until('the review', `document.querySelector('dialog[open]')`);
  await press('Sign document');
  await heading('You have signed');
}
