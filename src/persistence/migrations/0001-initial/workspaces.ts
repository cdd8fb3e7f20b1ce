/** Workspaces, their people and keys, and what is counted and remembered for them. */
export const workspaceTables = [
  `create extension if not exists pg_trgm`,

  `create table organizations (
    id uuid primary key,
    name text not null,
    settings jsonb not null default '{}',
    created_at timestamptz(3) not null
  )`,

  `create table users (
    id uuid primary key,
    email text not null,
    name text,
    avatar_url text,
    created_at timestamptz(3) not null
  )`,
  `create unique index users_email on users (lower(email))`,

  `create table members (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    user_id uuid not null references users deferrable initially deferred,
    role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
    status text not null check (status in ('active', 'invited', 'suspended')),
    is_system boolean not null default false,
    joined_at timestamptz(3),
    created_at timestamptz(3) not null,
    unique (organization_id, user_id)
  )`,

  `create table api_keys (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    member_id uuid not null,
    label text not null,
    lookup_id text not null unique,
    secret_hash bytea not null,
    scopes text[] not null,
    expires_at timestamptz(3),
    revoked_at timestamptz(3),
    last_used_at timestamptz(3),
    created_at timestamptz(3) not null
  )`,
  `create index api_keys_organization on api_keys (organization_id)`,

  `create table contacts (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    first_name text not null,
    last_name text not null,
    full_name text not null,
    email text not null,
    phone text,
    company text,
    title text,
    status text not null check (status in ('active', 'inactive', 'lead')),
    notes text,
    tags text[] not null default '{}',
    last_contacted_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create unique index contacts_email on contacts (organization_id, lower(email))`,
  `create index contacts_page on contacts (organization_id, created_at desc, id desc)`,
  `create index contacts_search on contacts using gin
     (lower(full_name) gin_trgm_ops, lower(email) gin_trgm_ops)`,

  `create table idempotency_keys (
    organization_id uuid not null,
    key text not null,
    fingerprint bytea not null,
    status int not null,
    body text,
    document_id uuid,
    created_at timestamptz(3) not null,
    primary key (organization_id, key)
  )`,
  `create index idempotency_keys_created on idempotency_keys (created_at)`,
  `create index idempotency_keys_document on idempotency_keys (document_id)`,

  /* As rate-limiter-flexible keeps its windows; expire is Unix time in milliseconds. */
  `create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create index rate_limits_expire on rate_limits (expire)`,

  `create table brandings (
    organization_id uuid primary key references organizations on delete cascade,
    name text,
    accent_color text check (accent_color ~ '^#[0-9a-f]{6}$'),
    logo bytea,
    logo_sha256 text,
    check ((logo is null) = (logo_sha256 is null))
  )`,
  `create index brandings_logo on brandings (logo_sha256) where logo_sha256 is not null`,
];
