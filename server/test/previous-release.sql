-- What the release before this one writes (commit 4ed7ccc): the statements of its stores, with its columns and no others.
-- Exchanged as a whole for those of the next release, never changed to fit a migration.

-- Signing up: identity/person-store.ts, signup-store.ts, email-code-store.ts, agents
insert into person (id, email, email_verified_at, first_name, last_name, home, mode, password_hash, created_at)
  values ('00000000-0000-4000-8000-000000000001', 'ada@example.com', null, 'Ada', 'Example', 'subscriber', 'subscriber', 'a hash', now())
  on conflict do nothing returning id;
insert into person (id, email, first_name, last_name, home, mode, password_hash, created_at)
  values ('00000000-0000-4000-8000-000000000002', 'amara@example.com', 'Amara', 'Okafor', 'consultant', 'consultant', 'a hash', now())
  on conflict do nothing returning id;
insert into agent (person_id, created_at) values ('00000000-0000-4000-8000-000000000002', now()) on conflict do nothing;
insert into signup (person_id, email, device, created_at)
  values ('00000000-0000-4000-8000-000000000001', 'ada@example.com', null, now()) returning id;
update person set email_verified_at = now()
  where id = '00000000-0000-4000-8000-000000000001' and email = 'ada@example.com' and deleted_at is null returning id;
update person set password_hash = 'another hash', password_changed_at = now() where id = '00000000-0000-4000-8000-000000000001';
update person set security_question = 'Which street?', security_answer_hash = 'a hash', security_question_set_at = now()
  where id = '00000000-0000-4000-8000-000000000001';

-- Signing in: identity/session-store.ts
insert into session (token_hash, person_id, device_id, device_name, address, created_at, last_seen_at, expires_at, confirmed_at)
  values (sha256('a token'), '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000009', 'Firefox',
    '203.0.113.9', now(), now(), now() + interval '1 day', now()) returning id;
insert into known_device (person_id, device_id, first_seen_at)
  values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000009', now())
  on conflict do nothing returning device_id;
update session set last_seen_at = now(), expires_at = now() + interval '2 days' where token_hash = sha256('a token');
update session set ended_at = now() where token_hash = sha256('a token') and ended_at is null returning id;

-- Services: services/store.ts
insert into service (id, agent_id, country_iso, visa_id, title, description, price_amount, delivery_value, delivery_unit,
    meeting_minutes, requirements, refund_before_start, refund_before_filing, refund_after_filing, created_at, updated_at)
  values ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002', 'DE', 'de/student-visa',
    'German student visa', 'From the forms to the visa.', 42000, 3, 'week', null, '[]', 100, 50, 0, now(), now()) returning id;
update service set status = 'active', published_at = now(), updated_at = now()
  where id = '00000000-0000-4000-8000-000000000003' and status in ('draft', 'archived') returning id;

-- Goals and orders: goals/store.ts, orders/move-store.ts
insert into goal (client_id, country_iso, purpose, name, comment, expected_on, created_at, updated_at)
  values ('00000000-0000-4000-8000-000000000001', 'DE', 'study', 'Study in Munich', 'I was admitted.', '2099-05-01', now(), now())
  returning id;
with added as (
  insert into client_order (id, ref, goal_id, client_id, agent_id, service_id, service_version, title, description, price_amount,
    currency, commission_percent, delivery_days, meeting_minutes, requirements, refund_schedule, visa_id, visa_name, purposes,
    country_iso, expires_at, created_at, updated_at)
  select '00000000-0000-4000-8000-000000000004', 'SO-7K3M9QXA', goal.id, client_id, '00000000-0000-4000-8000-000000000002',
    '00000000-0000-4000-8000-000000000003', 1, 'German student visa', 'From the forms to the visa.', 42000, 'USD', 20, 21, null,
    '[]', '{"before_start": 100, "before_filing": 50, "after_filing": 0}', 'de/student-visa', 'Student visa', '[]', 'DE',
    now() + interval '1 day', now(), now() from goal where client_id = '00000000-0000-4000-8000-000000000001'
  on conflict do nothing returning id, ref
), noted as (
  insert into order_event (order_id, step, actor_id, actor_mode, from_status, to_status, reason, request_id, created_at)
  select id, 'O1', '00000000-0000-4000-8000-000000000001', 'client', null, 'awaiting_payment', null, 'a request', now() from added
) select id, ref from added;

-- Paying: payments/store.ts, payments/activity-store.ts, orders/move-store.ts
insert into payment (id, ref, payer_id, payable, payable_id, currency, title, seller, price, taxes, tax_amount, coupons,
    promo_amount, agent_amount, credit_amount, amount, frozen_until, updated_at, created_at)
  values ('00000000-0000-4000-8000-000000000005', 'PA-7K3M9QXA', '00000000-0000-4000-8000-000000000001', 'order',
    '00000000-0000-4000-8000-000000000004', 'USD', 'German student visa', 'Amara Okafor', 42000, '[]', 0, '[]', 0, 0, 0, 42000,
    now() + interval '30 minutes', now(), now())
  on conflict do nothing returning id;
with moved as (
  update payment set status = 'processing', updated_at = now() where id = '00000000-0000-4000-8000-000000000005'
) insert into payment_activity (payment_id, kind, method_id, status, processor, amount, currency, success_url, cancel_url,
    look_at, created_at, updated_at)
  values ('00000000-0000-4000-8000-000000000005', 'hosted', null, 'processing', 'sandbox', 42000, 'USD', 'https://a.example/',
    'https://a.example/', now(), now(), now()) returning id;
update payment_activity set status = 'success', processor_id = 'co_1', charge_id = 'ch_1', updated_at = now()
  where payment_id = '00000000-0000-4000-8000-000000000005';
update payment set status = 'success', paid_at = now(), updated_at = now() where id = '00000000-0000-4000-8000-000000000005';
with moved as (
  update client_order set status = 'paid', paid_at = now(), updated_at = now()
  where id = '00000000-0000-4000-8000-000000000004' and status in ('awaiting_payment') returning id
), noted as (
  insert into order_event (order_id, step, actor_id, actor_mode, from_status, to_status, reason, request_id, created_at)
  select id, 'O2', null, 'processor', 'awaiting_payment', 'paid', null, null, now() from moved
) select id from moved;
insert into refund (payment_id, activity_id, order_id, reason, amount, currency, look_at, created_at, updated_at)
  select payment_id, id, null, 'twice', 42000, 'USD', now(), now(), now() from payment_activity returning id;

-- Mails and what goes with every call: platform/mail, platform/http, platform/limits
insert into mail_delivery (key, claimed_at) values ('order:1:paid', now()) on conflict (key) do update
  set claimed_at = excluded.claimed_at where mail_delivery.settled_at is null returning key;
update mail_delivery set settled_at = now(), refusal = null where key = 'order:1:paid';
insert into outbox (key, recipient, reply_to, subject, html, text, created_at)
  values ('order:1:paid', 'amara@example.com', null, 'Ada hired you', '<p>You are hired</p>', 'You are hired', now());
insert into idempotency_key (owner, key, call, body_hash, status, reply, created_at)
  values ('an owner', 'a key of theirs', 'POST /api/orders', 'a hash', 201, '{}', now());
insert into rate_limit (feature, key, tries, ends_at) values ('contact_message', 'address 203.0.113.9', 1, now());
