-- When somebody last signed in from a device: those nobody has used for long are forgotten.
alter table known_device add column last_seen_at timestamptz not null default now();
