-- A silence counts 48 hours after its last warning: here it stands when that went out.

alter table conflict
  -- when both sides were last told that a decision is carried out if nobody appeals
  add column warned_at timestamptz;

alter table extension_request
  -- when the client was last told that the request ends without an answer
  add column warned_at timestamptz;
