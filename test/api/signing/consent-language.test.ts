import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { consentTexts } from '@countersign/words/consent';
import { startApplication, type Application } from '../../support/application.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { givenSigners } from '../../support/signing.ts';
import type { GivenRecipient } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const given = async (recipient: Partial<GivenRecipient> = {}) => {
  const { open, workspace } = await givenSigners(
    app,
    [{ email: 'ana@example.com', ...recipient }],
    true,
  );
  return { signer: await open(0), workspace };
};
const read = async (signer: Awaited<ReturnType<typeof given>>['signer'], language?: string) =>
  signer.get('/signing/session', language === undefined ? {} : { language });
const agree = (signer: Awaited<ReturnType<typeof given>>['signer'], version: string) =>
  signer.post('/signing/consent', { body: { accepted: true, version } });

test('our words are in the recipient’s language, else in the service’s, else in the one asked for', async () => {
  const arabic = await given({ locale: 'ar' });
  expect((await read(arabic.signer)).body).toMatchObject({
    recipient: { locale: 'ar' },
    consent: { language: 'ar', text: consentTexts.ar },
  });
  const { signer } = await given();
  const { body } = await read(signer);
  expect(body.consent).toMatchObject({ language: 'en', text: consentTexts.en });
  expect(body.recipient).not.toHaveProperty('locale');
  expect((await read(signer, 'fr')).body.consent).toMatchObject({
    language: 'fr',
    text: consentTexts.fr,
  });
});

test('what is agreed to is recorded in the language it was read in, and stays so', async () => {
  const { signer } = await given({ locale: 'fr' });
  const { version } = (await read(signer, 'de')).body.consent as { version: string };
  const agreed = await agree(signer, version);
  expect(agreed).toMatchObject({
    status: 200,
    body: { consent: { version, language: 'de', text: consentTexts.de } },
  });
  expect((await read(signer, 'es')).body.consent).toEqual(agreed.body.consent);
});

test('a workspace’s own words are the only ones, whatever language is asked for', async () => {
  const { signer, workspace } = await given({ locale: 'de' });
  const ours = (await read(signer)).body.consent as { version: string };
  await workspace.api.call('PATCH', '/settings', {
    body: { signing: { esign_consent_text: 'We do this electronically.' } },
  });
  const own = (await read(signer, 'es')).body.consent as { version: string };
  expect(own).toMatchObject({ language: 'en', text: 'We do this electronically.' });
  expect(await agree(signer, ours.version)).toEqual(refused(409, 'CONSENT_CHANGED'));
  expect((await agree(signer, own.version)).status).toBe(200);
});

test('400: a language that is none of ours', async () => {
  const { signer } = await given();
  expect(await read(signer, 'it')).toEqual(invalidAt('/language'));
});
