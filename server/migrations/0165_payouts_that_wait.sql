-- Why a payout waits, which bank account it goes to, and when the second step of a sign-in changed.

alter table payout
  -- what keeps it from being sent; told once, and said in words to its agent and to staff
  add column waits_for text
    check (waits_for in ('suspended', 'revoked', 'staff', 'guards_changed', 'wallet_changed', 'funds')),
  add column waits_since timestamptz,
  -- how often it was asked for while too little money of ours was there; each is asked for under a name of its own
  add column tries integer not null default 0 check (tries >= 0);
-- Transfers by hand that wait are looked at as well.
update payout set look_at = now() where kind = 'manual' and status = 'pending' and look_at is null;

-- What the processor calls the bank account the money goes to: by it a change is seen. Unknown until it is asked.
alter table wallet add column destination text;
update wallet set look_at = now() where kind = 'processor' and account_id is not null and status <> 'unlinked';

-- On or off: whoever took an account over shall not be paid before its owner notices.
alter table person add column two_step_changed_at timestamptz;

-- Where the stand-in pays to.
alter table sandbox.account add column bank text, add column last4 text check (last4 ~ '^[0-9]{4}$');
update sandbox.account set bank = 'Bank of Test', last4 = '0001' where status in ('linked', 'in_progress');

-- Told once a day for each currency, however many payouts wait for it.
create unique index payment_alarm_of_short_balance on payment_alarm (about) where kind = 'balance_short';
