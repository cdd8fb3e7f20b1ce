import type { Migration } from '../../migration.ts';

const ofRecipient = `recipient_id uuid not null references recipients
  on delete cascade deferrable initially deferred`;

/** What recipients are asked to prove, what they were given for it, and what they have proved. */
export const authentication: Migration = {
  name: '0006-Authentication',
  statements: [
    `alter table recipients
       add column authentication jsonb not null default '[]',
       add column blocked_at timestamptz(3)`,
    `alter table signatures add column authentication jsonb not null default '[]'`,

    /* Codes of ours, as HMAC: the newest of a method is the one that is asked for. */
    `create table authentication_codes (
      id uuid primary key,
      ${ofRecipient},
      method text not null check (method in ('email_code', 'external_code')),
      link_version int not null,
      key_id text not null,
      mac bytea not null,
      tries int not null default 0,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      /* Used, replaced, or ended by the sender. */
      ended_at timestamptz(3)
    )`,
    `create index authentication_codes_recipient
       on authentication_codes (recipient_id, created_at desc)`,

    /* Every code that was entered while one could have been right, since the sender's last reset. */
    `create table authentication_tries (
      id bigint generated always as identity primary key,
      ${ofRecipient},
      method text not null,
      right_code boolean not null,
      at timestamptz(3) not null
    )`,
    `create index authentication_tries_recipient on authentication_tries (recipient_id, at desc)`,

    /* What one browser has proved; its token is known by SHA-256 alone. */
    `create table authentication_sessions (
      token_sha256 bytea primary key,
      ${ofRecipient},
      link_version int not null,
      steps jsonb not null,
      created_at timestamptz(3) not null,
      used_at timestamptz(3) not null
    )`,
    `create index authentication_sessions_recipient on authentication_sessions (recipient_id)`,

    `create table passkeys (
      id uuid primary key,
      ${ofRecipient},
      /* Of the browser that made it, with what that one had proved by then. */
      token_sha256 bytea not null,
      steps jsonb not null,
      credential_id text not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      aaguid text not null,
      created_at timestamptz(3) not null
    )`,
    `create unique index passkeys_credential on passkeys (recipient_id, credential_id)`,

    `create table passkey_challenges (
      id uuid primary key,
      ${ofRecipient},
      link_version int not null,
      /* Null before anything was proved. */
      token_sha256 bytea,
      challenge text not null,
      /* Canonical JSON of the act that is challenged; null where a passkey is to be made. */
      act text,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    )`,
    `create unique index passkey_challenges_challenge on passkey_challenges (challenge)`,
    `create index passkey_challenges_recipient on passkey_challenges (recipient_id)`,
  ],
};
