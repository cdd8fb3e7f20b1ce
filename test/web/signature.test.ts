import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { plainPngSize } from '@countersign/pdf/images/plain-png';
import { makePictures } from '@countersign/pdf/images/pictures';
import { fitPicture } from '@countersign/signature-marks/fit-signature';
import { adoptAll, button, heading, posts, preparePages } from './open-pages.ts';
import { choosePicture, photo } from './photo.ts';
import { consented, makeField, makeSession } from './sessions.ts';

const { onPage } = preparePages();

const sentImage = (body: unknown) => (body as { signature: { image: string } }).signature.image;

test('a photo too large to be sent is made small and upright before it is', async () => {
  const picture = await sharp(await photo(4_400, 3_300))
    .withExif({ IFD0: { Artist: 'Grace' } })
    .jpeg()
    .toBuffer();
  const opened = await onPage(consented(makeSession()), async (page) => {
    await choosePicture(page, { name: 'signature.jpg', mimeType: 'image/jpeg', buffer: picture });
    await page.getByRole('img', { name: 'The picture that you chose' }).waitFor();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  const image = sentImage(posts(opened).at(-1)?.body);
  expect(image.startsWith('data:image/png;base64,')).toBe(true);
  const { width, height, exif } = await sharp(Buffer.from(image.slice(22), 'base64')).metadata();
  expect([width, height, exif]).toEqual([1_200, 900, undefined]);
});

test('a picture is sent as it was chosen', async () => {
  const picture = await photo(1_500, 1_000);
  const opened = await onPage(consented(makeSession()), async (page) => {
    await choosePicture(page, { name: 'signature.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('img', { name: 'The picture that you chose' }).waitFor();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  const image = sentImage(posts(opened).at(-1)?.body);
  expect(image).toBe(`data:image/jpeg;base64,${picture.toString('base64')}`);
});

test.each([
  [
    'a text file with the name of a picture',
    'Please choose another one',
    () => Buffer.from('no picture at all'),
  ],
  [
    'a file that only begins like a PNG',
    'cannot be opened',
    () => Buffer.from('89504e470d0a1a0a00', 'hex'),
  ],
  ['a blank picture', 'nothing to see', () => photo(400, 300, 'white')],
  ['a photo of more than 10 MB', 'more than 10 MB', () => Buffer.alloc(10 * 1_048_576 + 1, 1)],
])('%s is refused with a sentence, and nothing is sent', async (_what, words, make) => {
  const picture = await make();
  const opened = await onPage(consented(makeSession()), async (page) => {
    await choosePicture(page, { name: 'signature.png', mimeType: 'image/png', buffer: picture });
    await page.getByText(words).waitFor();
    await button(page, 'Review and sign').click();
    await page.getByRole('alert').getByText('Please choose a picture of your signature.').waitFor();
  });
  expect(posts(opened).map(({ operation }) => operation)).not.toContain('sign');
});

test('a sender who takes only uploads is sent one', async () => {
  const session = { ...consented(makeSession()), allowed_signature_types: ['upload' as const] };
  const picture = await photo(400, 300);
  const opened = await onPage(session, async (page) => {
    await page.getByLabel('Picture of your signature').setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: picture,
    });
    await page.getByRole('img', { name: 'The picture that you chose' }).waitFor();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({ signature: { type: 'upload' } });
});

test('a picture is there again after a reload, and is sent', async () => {
  const picture = await photo(4_000, 3_000);
  const opened = await onPage(consented(makeSession()), async (page) => {
    await choosePicture(page, { name: 'signature.jpg', mimeType: 'image/jpeg', buffer: picture });
    await page.getByRole('img', { name: 'The picture that you chose' }).waitFor();
    await page.reload();
    await page.getByRole('img', { name: 'The picture that you chose' }).waitFor();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({ signature: { type: 'upload' } });
});

test.each([
  ['a large photo', () => photo(4_000, 3_000)],
  ['a small picture', () => photo(120, 90)],
])('%s stands in its place as large and where it will be stamped', async (_what, make) => {
  const picture = await make();
  const place = makeField({
    type: 'signature',
    label: 'Signature',
    page: 0,
    rect: [72, 300, 180, 40],
  });
  const session = { ...consented(makeSession()), fields: [place] };
  let shown: number[] = [];
  const opened = await onPage(session, async (page) => {
    await choosePicture(page, { name: 'signature.jpg', mimeType: 'image/jpeg', buffer: picture });
    await adoptAll(page);
    const drawn = page.locator('#place-fld_1 svg svg');
    await drawn.waitFor();
    shown = await drawn.evaluate((svg) =>
      ['x', 'y', 'width', 'height'].map((name) => Number(svg.getAttribute(name))),
    );
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  const pictures = makePictures();
  const checked = await pictures.signature(sentImage(posts(opened).at(-1)?.body));
  if (!checked.ok) throw new Error(checked.message);
  // As stampFields draws it: two points free beside it, one below.
  await pictures.close();
  const size = plainPngSize(checked.png);
  if (!size) throw new Error('not the form that is kept');
  const { width, height } = fitPicture(size, { width: 176, height: 38 });
  const stamped = [2, 39 - height, width, height];
  stamped.forEach((value, index) => expect(shown[index]).toBeCloseTo(value, 0));
});

test('two pictures of noise are made small enough for one body, on white paper', async () => {
  const side = 1_500;
  const raw = { width: side, height: side, channels: 4 } as const;
  const noise = await sharp(randomBytes(side * side * 4), { raw })
    .png()
    .toBuffer();
  const place = makeField({ type: 'signature', variant: 'initials', label: 'Initials' });
  const session = {
    ...consented(makeSession()),
    fields: [place],
    allowed_signature_types: ['upload' as const],
  };
  const opened = await onPage(session, async (page) => {
    for (const what of ['signature', 'initials']) {
      await page
        .getByLabel(`Picture of your ${what}`)
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: noise });
    }
    const chosen = page.getByRole('img', { name: 'The picture that you chose' });
    await chosen.nth(1).waitFor();
    await adoptAll(page);
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  const body = posts(opened).at(-1)?.body;
  expect(JSON.stringify(body).length).toBeLessThan(4 * 1_048_576);
  const [, data = ''] = sentImage(body).split(',');
  const { channels } = await sharp(Buffer.from(data, 'base64')).stats();
  // Half of it was transparent, which black paper would show as dark.
  for (const { mean } of channels) expect(mean).toBeGreaterThan(127);
});

test('a name that cannot be printed is refused in words, not with a place in the request', async () => {
  await onPage(consented(makeSession()), async (page, { refuseNext }) => {
    const errors = [{ pointer: '/signature/text', message: 'has no glyphs' }];
    refuseNext.set('sign', {
      status: 400,
      code: 'VALIDATION_ERROR',
      detail: '/signature/text',
      errors,
    });
    await page.getByLabel('Your name').fill('\u{12000}');
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('characters that cannot be printed').waitFor();
    expect(await dialog.textContent()).not.toContain('/signature');
  });
});
