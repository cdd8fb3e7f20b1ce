import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { actorTypes, eventSources } from '../../src/domain/audit/actor.ts';
import { codeMethods } from '../../src/domain/authentication/codes.ts';
import { bulkSendStatuses, rowStatuses } from '../../src/domain/bulk-send/bulk-send.ts';
import { contactStatuses } from '../../src/domain/contact/contact.ts';
import { documentStatuses, sharingModes } from '../../src/domain/document/document.ts';
import { conversionStatuses } from '../../src/domain/document/readiness.ts';
import { sealWaits } from '../../src/domain/document/seal-wait.ts';
import { mailStatuses } from '../../src/domain/mail/mail.ts';
import { memberRoles, memberStatuses } from '../../src/domain/member/member.ts';
import { passedOnBy, recipientRoles } from '../../src/domain/recipient/recipient.ts';
import { signatureMeanings, signatureTypes } from '../../src/domain/signing/signature.ts';
import { deliveryStatuses } from '../../src/domain/webhook/delivery.ts';
import { webhookStatuses } from '../../src/domain/webhook/endpoint-health.ts';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';

let cloned: ClonedDatabase;
let database: Database;
beforeAll(async () => {
  cloned = await cloneDatabase();
  database = await openDatabase({ url: cloned.url, poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

test('what a column may hold is what the domain says, for every column that names its words', async () => {
  const rows = await database.fork().execute<{ name: string; definition: string }[]>(
    `select c.conrelid::regclass || '.' || a.attname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'c' and array_length(c.conkey, 1) = 1
       and pg_get_constraintdef(c.oid) like '%= ANY%'`,
  );
  const words = ({ definition }: { definition: string }) =>
    Array.from(definition.matchAll(/'([^']*)'/g), ([, word]) => word);
  expect(Object.fromEntries(rows.map((row) => [row.name, words(row)]))).toEqual({
    'authentication_codes.method': codeMethods,
    'bulk_send_rows.status': rowStatuses,
    'bulk_sends.status': bulkSendStatuses,
    'contacts.status': contactStatuses,
    'conversions.status': conversionStatuses,
    'documents.seal_waits_for': sealWaits,
    'documents.sharing_mode': sharingModes,
    'documents.status': documentStatuses,
    'events.actor_type': actorTypes,
    'events.source': eventSources,
    'mails.status': mailStatuses,
    'members.role': memberRoles,
    'members.status': memberStatuses,
    'recipients.reassigned_by': passedOnBy,
    'recipients.role': recipientRoles,
    'signatures.meaning': signatureMeanings,
    'signatures.signature_type': signatureTypes,
    'webhook_deliveries.status': deliveryStatuses,
    'webhooks.status': webhookStatuses,
  });
});
