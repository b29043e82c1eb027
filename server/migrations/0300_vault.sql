-- Papers a client keeps to use again. Each version is a sealed file of its own; nobody but its owner reads them.
create table vault_paper (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references person on delete cascade,
  kind text not null check (kind in ('passport', 'identity_card', 'residence_permit', 'visa', 'birth_certificate',
    'marriage_certificate', 'diploma', 'police_certificate', 'bank_statement', 'photo', 'other')),
  name text not null check (length(name) between 1 and 200),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index vault_paper_of_owner on vault_paper (owner_id);

create table vault_version (
  id uuid primary key default uuidv7(),
  paper_id uuid not null references vault_paper on delete cascade,
  owner_id uuid not null references person on delete cascade,
  number int not null,
  -- of a sealed file, which may be gone
  file_id uuid not null unique,
  file_name text not null,
  media_type text not null,
  -- in bytes
  size int not null,
  -- what the virus scanner says
  scan text not null check (scan in ('unscanned', 'waiting', 'clean', 'infected')),
  -- the last day it is valid, as its owner says; from a reading it is known once they confirmed it
  expires_on date,
  expiry_from text check (expiry_from in ('typed', 'reading')),
  -- the version of a document of an order it was kept from, which may be gone
  kept_from uuid,
  created_at timestamptz not null,
  unique (paper_id, number),
  unique (owner_id, kept_from),
  check ((expires_on is null) = (expiry_from is null))
);
create index vault_version_to_scan on vault_version (created_at) where scan = 'waiting';

-- The version of a paper of the vault it is a copy of, which may be gone: such a copy leaves with the order.
alter table document_version add column vault_version_id uuid;
create index document_version_from_vault on document_version (vault_version_id) where vault_version_id is not null;

-- Of which paper of the vault a file was opened, which may be gone.
alter table file_view add column vault_paper_id uuid;
