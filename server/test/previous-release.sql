-- What the release before this one asks of its database (commit aa358c4b), on a day of work.
-- Written by `npm run release:statements`, never by hand; see docs/operations.md, Upgrading.

-- together
select "id" from "email_change" where "old_email" = 'joins-36e26923@example.com' and "changed_at" > '2026-10-30T09:00:00.000+00:00' and "undone_at" is null limit '1';

-- gave 01a20da4-1ab0-7f29-8143-d2fb8953814b
insert into "person" ("first_name", "last_name", "email", "password_hash", "home", "mode", "timezone", "created_at") values ('Ines', 'Duarte', 'joins-36e26923@example.com', '$argon2id$v=19$m=8,t=1,p=1$vcfYLVrR1K6z+JtKZQj0Jw$z+gzLpnrpciIjhrLl+c9aSQtA0zGKWsewst/qN/klRU', 'subscriber', 'subscriber', null, '2026-11-02T09:00:00.000+00:00') on conflict do nothing returning "id";

-- gave 01a20da4-1ab8-7b25-91dd-b64baa990fb0
insert into "signup" ("person_id", "email", "device", "created_at") values ('01a20da4-1ab0-7f29-8143-d2fb8953814b', 'joins-36e26923@example.com', '860a0538-c60d-4a26-8805-eb3a104c5821', '2026-11-02T09:00:00.000+00:00') returning "id";

-- gave 01a20da4-1abc-7370-b68a-2c40b9721751
insert into "email_code" ("person_id", "signup_id", "email", "code_hash", "created_at", "expires_at") values ('01a20da4-1ab0-7f29-8143-d2fb8953814b', null, 'joins-36e26923@example.com', '\xd831c710086c8d6fea8bc39cf81278e3c2bb001a8e03021ad295a7d2ef35264f', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:10:00.000+00:00') returning "id";

-- gave 01a20da4-1ab0-7f29-8143-d2fb8953814b
select "id", "email", "email_verified_at", "security_question" from "person" where "email" = 'joins-36e26923@example.com' and "deleted_at" is null;

insert into "mail_body" ("id", "sealed", "created_at", "about_id", "person_id", "fact_id", "due_at") values ('80b39113-47a4-4480-a8c1-43f0c2a32bec', '\x76b880b39ef3495d5af16538342907e2d40fc4774998c240666b213a1bb4f0538050b0db21c5f9258aa2c2450e3ffaffeeef9faa3c1161bbc902b42a446c59e286e348d5c768eb746a1239be7de06ad406665bb5da644c75b4c76eec226072bf04ff772ce87135cf2b2796e42b083f12d6fdeaf4a7a46d3233c0b0dcaee40ee1d93e59f92e63ccc24964cf7bdd36f4acf0d39d537686223b588b41e3d1b2148b587a452e6f1b86888346870ec49753e737d736db8afe6dd82f7e39f1a3d52cca1d1660d7ee368205cc3e3f9892014eccf3a247e9d9a908db657e5af4969c9f9ff796a85b3acf32195486887d1259d553dacdfda16ff9edf7c4b94549611b0e08b0a1ef7555111eabf2185064c1778384e12f5b18b814d9da7cd28c58ec2c88cc306bf504b8f1d7678dcc8985f45651c9ceb5c40eaaebc00f3769f62f1347554968e1a8caa6c97d09ee7d14661e6ed8d8b59a587845d27e2c3cb071b55b0f9280ed9ef27bf9123df33e2f4e7a8211d272daf6dc8c8a06842d3af220ca876588e963ad9f99437f5f6c62d82de0959bf7c43a2485c1f6a334cb6bc38d7f46ac82e8a9fba4b4ad4c9900450ea8b1fe8380ea5d3da9cbea70a1d9f01c4a5b931009bfedc7ef6b6c8da1696dd5acdc0e34907b480346993ecf5abf049b195c53df8e78ca51410a7b2bea692f2a7b7f996bf4e2ff22c44f', '2026-11-02T09:00:00.000+00:00', null, null, null, null);


-- together
-- gave 01a20da4-1ae8-7203-9dd7-ddcc8e408608
insert into "person" ("email", "first_name", "last_name", "home", "mode", "password_hash", "created_at") values ('person-9fd05812@example.com', 'Ada', 'Example', 'subscriber', 'subscriber', '$argon2id$v=19$m=8,t=1,p=1$tgUaG8StmQb1UvaT4DvnGg$uSJT01ewum1K1NKdDDqmxJVKptGSrm5i8DA1GN1FvBI', '2026-11-02T09:00:00.000+00:00') on conflict do nothing returning "id";

update "person" set "email_verified_at" = '2026-11-02T09:00:00.000+00:00', "staff_since" = null where "id" = '01a20da4-1ae8-7203-9dd7-ddcc8e408608';


-- together
select (select cast(count(*) as integer) as "count" from "login_failure" where "email_hash" = '\xc4eacdb4fe3d78e4de6491e3966a7f691fbc4f6cb8b9e083d874ea29b1921dda' and "device" = '860a0538-c60d-4a26-8805-eb3a104c5821' and "failed_at" > '2026-11-02T08:00:00.000+00:00') as "email", (select cast(count(*) as integer) as "count" from "login_failure" where "address" = '127.0.0.1' and "failed_at" > '2026-11-02T08:00:00.000+00:00') as "address";


-- together
-- gave 01a20da4-1ae8-7203-9dd7-ddcc8e408608
select "id", "password_hash", exists (select "device_id" from "known_device" where "person_id" = "person"."id" and "device_id" = '860a0538-c60d-4a26-8805-eb3a104c5821') as "knows_device" from "person" where "email" = 'person-9fd05812@example.com' and "deleted_at" is null;


-- together
-- gave 01a20da4-1ae8-7203-9dd7-ddcc8e408608
select "id" from "person" where "id" = '01a20da4-1ae8-7203-9dd7-ddcc8e408608' and "password_hash" = '$argon2id$v=19$m=8,t=1,p=1$tgUaG8StmQb1UvaT4DvnGg$uSJT01ewum1K1NKdDDqmxJVKptGSrm5i8DA1GN1FvBI' and "deleted_at" is null for no key update;

delete from "login_failure" where "email_hash" = '\xc4eacdb4fe3d78e4de6491e3966a7f691fbc4f6cb8b9e083d874ea29b1921dda' and "device" = '860a0538-c60d-4a26-8805-eb3a104c5821';

select "sealed_secret", "confirmed_at", "created_at" from "two_step" where "person_id" = '01a20da4-1ae8-7203-9dd7-ddcc8e408608';

select exists (select "id" from "session" where "person_id" = '01a20da4-1ae8-7203-9dd7-ddcc8e408608') as "session", exists (select "device_id" from "known_device" where "person_id" = '01a20da4-1ae8-7203-9dd7-ddcc8e408608') as "device";

-- gave 01a20da4-1afa-7334-acdf-f08df9f1b7a1
insert into "session" ("token_hash", "person_id", "device_id", "device_name", "address", "created_at", "last_seen_at", "expires_at", "confirmed_at") values ('\xb387ff97fef6e98e6f57ef18ac7f135869a1d358087f4c326b1b2b9204923b0d', '01a20da4-1ae8-7203-9dd7-ddcc8e408608', '860a0538-c60d-4a26-8805-eb3a104c5821', 'An unknown browser', '127.0.0.1', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00', '2026-12-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') returning "id";

insert into "known_device" ("person_id", "device_id", "first_seen_at", "last_seen_at") values ('01a20da4-1ae8-7203-9dd7-ddcc8e408608', '860a0538-c60d-4a26-8805-eb3a104c5821', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') on conflict ("person_id", "device_id") do update set "last_seen_at" = '2026-11-02T09:00:00.000+00:00' returning xmax = 0 as "is_new";

select "mode", "staff_since" is not null as "is_staff", "agent"."verified_at" is not null as "is_verified" from "person" left join "agent" on "agent"."person_id" = "person"."id" where "person"."id" = '01a20da4-1ae8-7203-9dd7-ddcc8e408608';

-- gave 01a20da4-1ae8-7203-9dd7-ddcc8e408608
select "person"."id", "email", "mode", coalesce((preferences->>'login_alerts')::boolean, true) as "login_alerts" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."id" = '01a20da4-1ae8-7203-9dd7-ddcc8e408608';


-- together
-- gave 01a20da4-1b02-7035-9d10-0eb669072a89
insert into "person" ("email", "first_name", "last_name", "home", "mode", "password_hash", "created_at") values ('person-f80ab343@example.com', 'Ada', 'Example', 'subscriber', 'subscriber', '$argon2id$v=19$m=8,t=1,p=1$tgUaG8StmQb1UvaT4DvnGg$uSJT01ewum1K1NKdDDqmxJVKptGSrm5i8DA1GN1FvBI', '2026-11-02T09:00:00.000+00:00') on conflict do nothing returning "id";

update "person" set "email_verified_at" = '2026-11-02T09:00:00.000+00:00', "staff_since" = null where "id" = '01a20da4-1b02-7035-9d10-0eb669072a89';


-- together
select exists (select "id" from "session" where "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89') as "session", exists (select "device_id" from "known_device" where "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89') as "device";

-- gave 01a20da4-1b04-7829-8a7d-e246d8885922
insert into "session" ("token_hash", "person_id", "device_id", "device_name", "address", "created_at", "last_seen_at", "expires_at", "confirmed_at") values ('\xeb8fd883968553b4a3b4b249aa23bde03749808fcd25d17a631b56539a6d95a7', '01a20da4-1b02-7035-9d10-0eb669072a89', '8b1f2ebc-38da-4ea6-a179-b3bcd63217e0', 'Firefox', '203.0.113.9', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00', '2026-12-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') returning "id";

insert into "known_device" ("person_id", "device_id", "first_seen_at", "last_seen_at") values ('01a20da4-1b02-7035-9d10-0eb669072a89', '8b1f2ebc-38da-4ea6-a179-b3bcd63217e0', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') on conflict ("person_id", "device_id") do update set "last_seen_at" = '2026-11-02T09:00:00.000+00:00' returning xmax = 0 as "is_new";

select "mode", "staff_since" is not null as "is_staff", "agent"."verified_at" is not null as "is_verified" from "person" left join "agent" on "agent"."person_id" = "person"."id" where "person"."id" = '01a20da4-1b02-7035-9d10-0eb669072a89';


-- together
-- gave 01a20da4-1b07-718f-ab0c-f5ee81bce156
insert into "person" ("email", "first_name", "last_name", "home", "mode", "password_hash", "created_at") values ('person-8089d2a9@example.com', 'Amara', 'Okafor', 'consultant', 'consultant', '$argon2id$v=19$m=8,t=1,p=1$tgUaG8StmQb1UvaT4DvnGg$uSJT01ewum1K1NKdDDqmxJVKptGSrm5i8DA1GN1FvBI', '2026-11-02T09:00:00.000+00:00') on conflict do nothing returning "id";

update "person" set "email_verified_at" = '2026-11-02T09:00:00.000+00:00', "staff_since" = null where "id" = '01a20da4-1b07-718f-ab0c-f5ee81bce156';

insert into "agent" ("person_id", "created_at") values ('01a20da4-1b07-718f-ab0c-f5ee81bce156', '2026-11-02T09:00:00.000+00:00') on conflict do nothing;

update "agent" set "verified_at" = '2026-11-02T09:00:00.000+00:00', "declared_trader" = 'false' where "person_id" = '01a20da4-1b07-718f-ab0c-f5ee81bce156';


-- together
select "id", "processor_id" from "card_setup" where "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "status" = 'open' and "processor_id" is not null and "created_at" > '2026-11-02T08:30:00.000+00:00' order by "created_at" desc limit '3';


-- together
select "id", "person_id", "processor", "processor_id", "brand", "last4", "card_type", "expires_on", "fingerprint", "is_default", "created_at" from "payment_method" where "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "removed_at" is null and "processor" = 'sandbox' order by "is_default" desc, "created_at" desc, "id" desc limit '101';


-- together
-- gave 01a20da4-1b16-7dab-a521-242594393b60
insert into "card_setup" ("person_id", "processor", "return_url", "look_at", "created_at", "updated_at") values ('01a20da4-1b02-7035-9d10-0eb669072a89', 'sandbox', 'http://127.0.0.1:3000/p/close', '2026-11-02T09:10:00.000+00:00', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') returning "id";


-- together
-- gave 01a20da4-1b16-7dab-a521-242594393b60 01a20da4-1b02-7035-9d10-0eb669072a89
select "id", "person_id", "processor", "processor_id", "url", "return_url", "status", "created_at" from "card_setup" where "id" = '01a20da4-1b16-7dab-a521-242594393b60';


-- together
select "processor_id", "unknown_since" from "processor_customer" where "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "processor" = 'sandbox';


-- together
-- gave 01a20da4-1b02-7035-9d10-0eb669072a89
select "id", "email", "email_verified_at", "first_name", "deleted_at" from "person" where "id" = '01a20da4-1b02-7035-9d10-0eb669072a89';


-- together
insert into "processor_customer" ("person_id", "processor", "processor_id", "told_at", "created_at") values ('01a20da4-1b02-7035-9d10-0eb669072a89', 'sandbox', 'customer_PGoSa2tV3VENKJ4IvfHguIDn', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') on conflict ("person_id", "processor") do update set "processor_id" = 'customer_PGoSa2tV3VENKJ4IvfHguIDn', "told_at" = '2026-11-02T09:00:00.000+00:00', "unknown_since" = null where "processor_customer"."unknown_since" is not null;


-- together
select "processor_id", "unknown_since" from "processor_customer" where "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "processor" = 'sandbox';


-- together
update "card_setup" set "processor_id" = 'setup_Vmr3VGJr1-QxOyGVsRVdWK1L', "url" = 'http://127.0.0.1:3000/sandbox/setup/DmrGh55LV3R_KWX0qyQ_OsEGJ8TBiDI8', "look_at" = '2026-11-02T09:10:00.000+00:00', "updated_at" = '2026-11-02T09:00:00.000+00:00' where "id" = '01a20da4-1b16-7dab-a521-242594393b60';


-- together
-- gave 01a20da4-1b16-7dab-a521-242594393b60
select "id", "processor_id" from "card_setup" where "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "status" = 'open' and "processor_id" is not null and "created_at" > '2026-11-02T08:30:00.000+00:00' order by "created_at" desc limit '3';


-- together
-- gave 01a20da4-1b16-7dab-a521-242594393b60 01a20da4-1b02-7035-9d10-0eb669072a89
select "id", "person_id", "processor", "processor_id", "url", "return_url", "status", "created_at" from "card_setup" where "id" = '01a20da4-1b16-7dab-a521-242594393b60' for update;

update "card_setup" set "processor_id" = 'setup_Vmr3VGJr1-QxOyGVsRVdWK1L', "updated_at" = '2026-11-02T09:00:00.000+00:00', "status" = 'done' where "id" = '01a20da4-1b16-7dab-a521-242594393b60' and "status" = any('{"open","failed"}') and true;

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89
select "id", "deleted_at" from "person" where "id" = '01a20da4-1b02-7035-9d10-0eb669072a89' for no key update;

select "id", "person_id", "processor", "processor_id", "brand", "last4", "card_type", "expires_on", "fingerprint", "is_default", "created_at" from "payment_method" where "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "removed_at" is null and "processor" = 'sandbox' and "fingerprint" = 'NWFVQZzjwrvZkfz_bTu52r7j' for update;

select "id", "person_id", "processor", "processor_id", "brand", "last4", "card_type", "expires_on", "fingerprint", "is_default", "created_at" from "payment_method" where "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "removed_at" is null and "is_default" = 'true';

insert into "payment_method" ("person_id", "processor", "processor_id", "brand", "last4", "card_type", "expires_on", "fingerprint", "is_default", "created_at") values ('01a20da4-1b02-7035-9d10-0eb669072a89', 'sandbox', 'card_1-n2cm9VbDpfixzhkfAibreB', 'visa', '4242', 'Credit Card', '2029-12-31', 'NWFVQZzjwrvZkfz_bTu52r7j', 'true', '2026-11-02T09:00:00.000+00:00');


-- together
-- gave 01a20da4-1b4f-723e-a90a-89cec2c1f8fe 01a20da4-1b02-7035-9d10-0eb669072a89
select "id", "person_id", "processor", "processor_id", "brand", "last4", "card_type", "expires_on", "fingerprint", "is_default", "created_at" from "payment_method" where "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "removed_at" is null and "processor" = 'sandbox' order by "is_default" desc, "created_at" desc, "id" desc limit '101';


-- together
select exists (select "id" from "session" where "person_id" = '01a20da4-1b07-718f-ab0c-f5ee81bce156') as "session", exists (select "device_id" from "known_device" where "person_id" = '01a20da4-1b07-718f-ab0c-f5ee81bce156') as "device";

-- gave 01a20da4-1b54-7864-85d9-e7e8e0f30b53
insert into "session" ("token_hash", "person_id", "device_id", "device_name", "address", "created_at", "last_seen_at", "expires_at", "confirmed_at") values ('\xa3e7e6668a16de32252d23b5b69c5a3a8d912d777cee8ccad0ebd42ac5957684', '01a20da4-1b07-718f-ab0c-f5ee81bce156', 'a6bd6167-06f7-4e58-8435-26c6960fd540', 'Firefox', '203.0.113.9', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00', '2026-12-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') returning "id";

insert into "known_device" ("person_id", "device_id", "first_seen_at", "last_seen_at") values ('01a20da4-1b07-718f-ab0c-f5ee81bce156', 'a6bd6167-06f7-4e58-8435-26c6960fd540', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') on conflict ("person_id", "device_id") do update set "last_seen_at" = '2026-11-02T09:00:00.000+00:00' returning xmax = 0 as "is_new";

select "mode", "staff_since" is not null as "is_staff", "agent"."verified_at" is not null as "is_verified" from "person" left join "agent" on "agent"."person_id" = "person"."id" where "person"."id" = '01a20da4-1b07-718f-ab0c-f5ee81bce156';


-- together
-- gave 01a20da4-1b57-7ebc-b92e-82f12edb38c3
insert into "service" ("agent_id", "country_iso", "visa_id", "title", "description", "price_amount", "delivery_value", "delivery_unit", "status", "ordered_at", "published_at", "created_at", "updated_at") values ('01a20da4-1b07-718f-ab0c-f5ee81bce156', 'DE', 'de/student-visa', 'German student visa, from admission to appointment', 'We fill in every form together and rehearse the interview.', '42000', '3', 'week', 'active', null, '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') returning "id";


-- together
insert into "goal" ("client_id", "name", "country_iso", "purpose", "expected_on", "comment", "created_at", "updated_at") values ('01a20da4-1b02-7035-9d10-0eb669072a89', 'A year in Berlin', 'DE', 'study', '2030-01-01', 'As soon as I can.', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') returning "id";


-- together
select "country_iso" from "person" where "id" = '01a20da4-1b02-7035-9d10-0eb669072a89';


-- together
-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
insert into "client_order" ("ref", "goal_id", "client_id", "agent_id", "service_id", "service_version", "title", "description", "price_amount", "currency", "commission_percent", "delivery_days", "requirements", "refund_schedule", "visa_id", "visa_name", "purposes", "country_iso", "residence_iso", "expires_at", "created_at", "updated_at") values ('SO-8K8S0R2V', '1', '01a20da4-1b02-7035-9d10-0eb669072a89', '01a20da4-1b07-718f-ab0c-f5ee81bce156', '01a20da4-1b57-7ebc-b92e-82f12edb38c3', '1', 'German student visa', 'From admission to appointment.', '50000', 'USD', '15', '21', '[]', '{"before_start":100,"before_filing":50,"after_filing":0}', 'de/student-visa', 'Student visa', '[]', 'DE', 'US', '2026-11-03T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') returning "id";


-- together
-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."goal_id", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."price_amount", "client_order"."currency", "client_order"."status", "client_order"."expires_at", "client_order"."paid_at", "client_order"."completed_at", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."paused_at", "client_order"."meeting_minutes", "client_order"."stage", "client_order"."due_at", "client_order"."frozen_ms", "client_order"."early_start_agreed_at", "client_order"."unstarted_warning", "client_order"."commission_percent", "client_order"."country_iso", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client_order"."purposes" as "purposes", "client_order"."refund_schedule" as "refund_schedule", "client_order"."resume_status", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock", "seller"."suspended_at" as "agent_suspended_at", "agent"."verified_at" as "agent_verified_at" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" left join "agent" on "agent"."person_id" = "client_order"."agent_id" where "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' for no key update of "client_order";

select "currency", coalesce("balance", 0) as "amount" from "ledger_account" where "subject" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "kind" = 'client_debt' and "balance" > '0' order by "currency";

-- gave 01a20da4-1b67-7538-a89a-183e2b7f3743 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
insert into "payment" ("ref", "payer_id", "payable", "payable_id", "currency", "title", "seller", "price", "taxes", "tax_amount", "coupons", "promo_amount", "agent_amount", "credit_amount", "amount", "frozen_until", "updated_at", "created_at") values ('PAY-HJ32-T4WH-770M', '01a20da4-1b02-7035-9d10-0eb669072a89', 'order', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', 'USD', 'German student visa', 'Amara Okafor', '50000', '[]', '0', '[]', '0', '0', '0', '50000', '2026-11-02T09:30:00.000+00:00', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') on conflict do nothing returning "payment"."id", "payment"."ref", "payment"."payer_id", "payment"."payable", "payment"."payable_id", "payment"."status", "payment"."title", "payment"."seller", "payment"."currency", "payment"."price", "payment"."taxes" as "taxes", "payment"."tax_amount", "payment"."coupons" as "coupons", "payment"."promo_amount", "payment"."agent_amount", "payment"."credit_amount", "payment"."amount", "payment"."refunded_amount", "payment"."dispute", "payment"."frozen_until", "payment"."paid_at", "payment"."created_at";


-- together
-- gave 01a20da4-1b67-7538-a89a-183e2b7f3743 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "payment"."id", "payment"."ref", "payment"."payer_id", "payment"."payable", "payment"."payable_id", "payment"."status", "payment"."title", "payment"."seller", "payment"."currency", "payment"."price", "payment"."taxes" as "taxes", "payment"."tax_amount", "payment"."coupons" as "coupons", "payment"."promo_amount", "payment"."agent_amount", "payment"."credit_amount", "payment"."amount", "payment"."refunded_amount", "payment"."dispute", "payment"."frozen_until", "payment"."paid_at", "payment"."created_at" from "payment" where "ref" = 'PAY-HJ32-T4WH-770M' and "payer_id" = '01a20da4-1b02-7035-9d10-0eb669072a89';

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."goal_id", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."price_amount", "client_order"."currency", "client_order"."status", "client_order"."expires_at", "client_order"."paid_at", "client_order"."completed_at", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."paused_at", "client_order"."meeting_minutes", "client_order"."stage", "client_order"."due_at", "client_order"."frozen_ms", "client_order"."early_start_agreed_at", "client_order"."unstarted_warning", "client_order"."commission_percent", "client_order"."country_iso", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client_order"."purposes" as "purposes", "client_order"."refund_schedule" as "refund_schedule", "client_order"."resume_status", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock", "seller"."suspended_at" as "agent_suspended_at", "agent"."verified_at" as "agent_verified_at" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" left join "agent" on "agent"."person_id" = "client_order"."agent_id" where "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' for no key update of "client_order";

-- gave 01a20da4-1b67-7538-a89a-183e2b7f3743 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "payment"."id", "payment"."ref", "payment"."payer_id", "payment"."payable", "payment"."payable_id", "payment"."status", "payment"."title", "payment"."seller", "payment"."currency", "payment"."price", "payment"."taxes" as "taxes", "payment"."tax_amount", "payment"."coupons" as "coupons", "payment"."promo_amount", "payment"."agent_amount", "payment"."credit_amount", "payment"."amount", "payment"."refunded_amount", "payment"."dispute", "payment"."frozen_until", "payment"."paid_at", "payment"."created_at" from "payment" where "id" = '01a20da4-1b67-7538-a89a-183e2b7f3743' for update of "payment";

select "activity"."id", "activity"."payment_id", "activity"."kind", "activity"."method_id", "activity"."status", "activity"."processor", "activity"."processor_id", "activity"."charge_id", "activity"."amount", "activity"."currency", "activity"."action_url", "activity"."success_url", "activity"."cancel_url", "activity"."error_code", "activity"."error_text", "activity"."created_at", "method"."brand", "method"."last4", coalesce("activity"."card_id", "method"."processor_id") as "card_id" from "payment_activity" as "activity" left join "payment_method" as "method" on "method"."id" = "activity"."method_id" where "payment_id" = '01a20da4-1b67-7538-a89a-183e2b7f3743' and "activity"."status" in ('waiting', 'processing') for update of "activity";

select "currency", coalesce("balance", 0) as "amount" from "ledger_account" where "subject" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "kind" = 'client_debt' and "balance" > '0' order by "currency";

-- gave 01a20da4-1b4f-723e-a90a-89cec2c1f8fe 01a20da4-1b02-7035-9d10-0eb669072a89
select "id", "person_id", "processor", "processor_id", "brand", "last4", "card_type", "expires_on", "fingerprint", "is_default", "created_at" from "payment_method" where "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "removed_at" is null and "id" = '01a20da4-1b4f-723e-a90a-89cec2c1f8fe';

update "payment" set "updated_at" = '2026-11-02T09:00:00.000+00:00', "status" = 'processing' where "id" = '01a20da4-1b67-7538-a89a-183e2b7f3743' and "status" = any('{"waiting","failed"}') and true;

-- gave 01a20da4-1b7b-7570-9c8f-34ee96bd8404
insert into "payment_activity" ("method_id", "card_id", "success_url", "cancel_url", "kind", "status", "payment_id", "processor", "amount", "currency", "look_at", "created_at", "updated_at") values ('01a20da4-1b4f-723e-a90a-89cec2c1f8fe', 'card_1-n2cm9VbDpfixzhkfAibreB', 'http://127.0.0.1:3000/p/close', null, 'card', 'processing', '01a20da4-1b67-7538-a89a-183e2b7f3743', 'sandbox', '50000', 'USD', '2026-11-02T09:01:00.000+00:00', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') returning "id";


-- together
-- gave 01a20da4-1b7b-7570-9c8f-34ee96bd8404 01a20da4-1b67-7538-a89a-183e2b7f3743 01a20da4-1b4f-723e-a90a-89cec2c1f8fe 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "activity"."id", "activity"."payment_id", "activity"."kind", "activity"."method_id", "activity"."status", "activity"."processor", "activity"."processor_id", "activity"."charge_id", "activity"."amount", "activity"."currency", "activity"."action_url", "activity"."success_url", "activity"."cancel_url", "activity"."error_code", "activity"."error_text", "activity"."created_at", "method"."brand", "method"."last4", coalesce("activity"."card_id", "method"."processor_id") as "card_id", "payment"."payer_id", "payment"."title", "payment"."payable", "payment"."payable_id", "payment"."status" as "payment_status", "customer"."processor_id" as "customer_id" from "payment_activity" as "activity" left join "payment_method" as "method" on "method"."id" = "activity"."method_id" inner join "payment" on "payment"."id" = "activity"."payment_id" left join "processor_customer" as "customer" on "customer"."person_id" = "payment"."payer_id" and "customer"."processor" = "activity"."processor" and "customer"."unknown_since" is null where "activity"."id" = '01a20da4-1b7b-7570-9c8f-34ee96bd8404';


-- together
-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."goal_id", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."price_amount", "client_order"."currency", "client_order"."status", "client_order"."expires_at", "client_order"."paid_at", "client_order"."completed_at", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."paused_at", "client_order"."meeting_minutes", "client_order"."stage", "client_order"."due_at", "client_order"."frozen_ms", "client_order"."early_start_agreed_at", "client_order"."unstarted_warning", "client_order"."commission_percent", "client_order"."country_iso", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client_order"."purposes" as "purposes", "client_order"."refund_schedule" as "refund_schedule", "client_order"."resume_status", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock", "seller"."suspended_at" as "agent_suspended_at", "agent"."verified_at" as "agent_verified_at" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" left join "agent" on "agent"."person_id" = "client_order"."agent_id" where "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' for no key update of "client_order";

-- gave 01a20da4-1b67-7538-a89a-183e2b7f3743 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "payment"."id", "payment"."ref", "payment"."payer_id", "payment"."payable", "payment"."payable_id", "payment"."status", "payment"."title", "payment"."seller", "payment"."currency", "payment"."price", "payment"."taxes" as "taxes", "payment"."tax_amount", "payment"."coupons" as "coupons", "payment"."promo_amount", "payment"."agent_amount", "payment"."credit_amount", "payment"."amount", "payment"."refunded_amount", "payment"."dispute", "payment"."frozen_until", "payment"."paid_at", "payment"."created_at" from "payment" where "id" = '01a20da4-1b67-7538-a89a-183e2b7f3743' for update of "payment";

-- gave 01a20da4-1b7b-7570-9c8f-34ee96bd8404 01a20da4-1b67-7538-a89a-183e2b7f3743 01a20da4-1b4f-723e-a90a-89cec2c1f8fe
select "activity"."id", "activity"."payment_id", "activity"."kind", "activity"."method_id", "activity"."status", "activity"."processor", "activity"."processor_id", "activity"."charge_id", "activity"."amount", "activity"."currency", "activity"."action_url", "activity"."success_url", "activity"."cancel_url", "activity"."error_code", "activity"."error_text", "activity"."created_at", "method"."brand", "method"."last4", coalesce("activity"."card_id", "method"."processor_id") as "card_id" from "payment_activity" as "activity" left join "payment_method" as "method" on "method"."id" = "activity"."method_id" where "activity"."id" = '01a20da4-1b7b-7570-9c8f-34ee96bd8404' for update of "activity";

update "payment_activity" set "processor_id" = 'charge_yBnVlNIUnIXybNop040ER7rH', "look_at" = '2026-11-02T09:10:00.000+00:00' where "id" = '01a20da4-1b7b-7570-9c8f-34ee96bd8404';

update "payment_activity" set "charge_id" = 'charge_yBnVlNIUnIXybNop040ER7rH', "action_url" = null, "error_code" = null, "error_text" = null, "updated_at" = '2026-11-02T09:00:00.000+00:00', "status" = 'success' where "id" = '01a20da4-1b7b-7570-9c8f-34ee96bd8404' and "status" = any('{"waiting","processing","failed","cancelled"}') and true;

update "client_order" set "paid_at" = '2026-11-02T09:00:00.000+00:00', "updated_at" = '2026-11-02T09:00:00.000+00:00', "status" = 'paid' where "id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "status" = any('{"awaiting_payment"}') and true;

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "client_order"."id", "client_order"."ref", "client_order"."title", "client_order"."goal_id", "client_order"."residence_iso", "client_order"."early_start_agreed_at", "client"."first_name" as "client_first_name", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" where "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1b9a-7f81-800d-9dedd72bee6a
insert into "fact" ("fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id", "created_at") values ('order_paid', null, null, '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', null, '{"goal":1,"step":"O2","from":"awaiting_payment","to":"paid"}', null, 'processor', null, '2026-11-02T09:00:00.000+00:00') returning "id";

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "id", "goal_id", "status" from "client_order" where "goal_id" = any('{"1"}'::bigint[]) and "status" <> 'cancelled' order by "created_at" desc, "id" desc;

update "goal" set "updated_at" = '2026-11-02T09:00:00.000+00:00', "status" = 'in_progress' where "id" = '1' and "status" = any('{"draft"}') and true;

select ask_for_documents(client_order) from client_order where id = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

select open_conversation(client_order) from client_order where id = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' for update of "conversation";

update "conversation" set "last_seq" = "last_seq" + '1', "said" = "said" + '0', "last_at" = '2026-11-02T09:00:00.000+00:00' where "id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' returning "last_seq", "said";

-- gave 01a20da4-1ba5-7494-aa6b-cfd4a6523eef
insert into "message" ("conversation_id", "sender_side", "step", "subject", "created_at", "seq", "said") values ('01a20da4-1ba0-73af-89ca-bed0e0722289', 'system', 'O2', null, '2026-11-02T09:00:00.000+00:00', '1', '0') returning "id";

-- gave 01a20da4-1ba5-7494-aa6b-cfd4a6523eef 01a20da4-1ba0-73af-89ca-bed0e0722289
select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."sender_side", "message"."client_id", "message"."body", "message"."step", "message"."subject", "message"."hidden_at", "message"."created_at", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "file"."file_id", "file"."file_name", "file"."media_type", "file"."size", "file"."scan", "sealed_file"."id" is not null as "is_there" from "message" left join "person" on "person"."id" = "message"."sender_id" left join "message_file" as "file" on "file"."message_id" = "message"."id" left join "sealed_file" on "sealed_file"."id" = "file"."file_id" where "message"."id" = '01a20da4-1ba5-7494-aa6b-cfd4a6523eef';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."conversation_id", "member"."person_id", "member"."side", "member"."read_seq", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "presence"."seen_at" from "conversation_member" as "member" inner join "person" on "person"."id" = "member"."person_id" left join "presence" on "presence"."person_id" = "member"."person_id" where "member"."conversation_id" = any('{"01a20da4-1ba0-73af-89ca-bed0e0722289"}'::uuid[]) and "member"."left_at" is null order by "member"."side" desc, "member"."person_id";

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."person_id", "member"."side", sum(conversation.said - member.read_said)::int as "unread" from "conversation_member" as "member" inner join "conversation" on "conversation"."id" = "member"."conversation_id" where "member"."person_id" = any('{"01a20da4-1b02-7035-9d10-0eb669072a89","01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "member"."left_at" is null group by "member"."person_id", "member"."side";

select "value" from "rule_change" where "rule" = 'start_within' order by "created_at" desc, "id" desc limit '1';

update "payment" set "paid_at" = '2026-11-02T09:00:00.000+00:00', "updated_at" = '2026-11-02T09:00:00.000+00:00', "status" = 'success' where "id" = '01a20da4-1b67-7538-a89a-183e2b7f3743' and "status" = any('{"waiting","processing","failed"}') and true;

select "first_name", "last_name", "street", "postal_code", "city", "alt_city", "person"."country_iso", "country"."name" as "country_name" from "person" left join "country" on "country"."iso" = "person"."country_iso" where "person"."id" = '01a20da4-1b02-7035-9d10-0eb669072a89';

select "name" from "country" where "iso" = 'US';

select "legal_name", "street", "postal_code", "city", "alt_city", "country"."name" as "country_name" from "business" inner join "country" on "country"."iso" = "business"."country_iso" where "agent_id" = '01a20da4-1b07-718f-ab0c-f5ee81bce156';

insert into "receipt" ("payment_id", "payer_id", "payer_name", "payer_address", "seller_registered_as", "issued_at") values ('01a20da4-1b67-7538-a89a-183e2b7f3743', '01a20da4-1b02-7035-9d10-0eb669072a89', 'Ada Example', '["United States"]', '[]', '2026-11-02T09:00:00.000+00:00') on conflict do nothing;

-- gave 01a20da4-1b67-7538-a89a-183e2b7f3743 01a20da4-1b67-7538-a89a-183e2b7f3743
insert into "ledger_entry" ("template", "cause", "created_at", "order_id", "actor_id", "request_id") values ('L1', 'payment:01a20da4-1b67-7538-a89a-183e2b7f3743', '2026-11-02T09:00:00.000+00:00', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', null, null), ('L9', 'payment:01a20da4-1b67-7538-a89a-183e2b7f3743', '2026-11-02T09:00:00.000+00:00', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', null, null) on conflict ("cause", "template") do nothing returning "id", "cause", "template";


    insert into ledger_account (kind, subject, code, currency, balance)
    select kind, subject, code, currency, case when subject is not null then 0 end
    from unnest(
  '{"clearing","escrow","processor_fee","clearing"}'::text[], '{NULL,"01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6",NULL,NULL}'::uuid[],
  '{NULL,NULL,NULL,NULL}'::text[], '{"USD","USD","USD","USD"}'::text[]
) as wanted (kind, subject, code, currency)
    where not exists (
      select from ledger_account account
      where account.id = ledger_account_id(wanted.kind, wanted.subject, wanted.code, wanted.currency)
    )
    order by subject, kind, code, currency
    on conflict do nothing;


    select 1 from ledger_account where subject = any('{"01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6"}'::uuid[])
    order by subject, kind, currency for no key update;


    insert into ledger_line (entry_id, account_id, amount, currency)
    select entry_id, ledger_account_id(kind, subject, code, currency), amount, currency
    from unnest(
  '{"clearing","escrow","processor_fee","clearing"}'::text[], '{NULL,"01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6",NULL,NULL}'::uuid[],
  '{NULL,NULL,NULL,NULL}'::text[], '{"USD","USD","USD","USD"}'::text[], '{"1","1","2","2"}'::bigint[], '{"50000","-50000","1480","-1480"}'::bigint[]
) as line (kind, subject, code, currency, entry_id, amount);

-- gave 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "person"."id", "person"."email", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."email" in ('person-8089d2a9@example.com') and "person"."deleted_at" is null;

insert into "mail_body" ("id", "sealed", "created_at", "about_id", "person_id", "fact_id", "due_at") values ('63b175ce-afef-4ac2-ac5f-03d2ba204089', '\x2d60224f53946aa0baf999650e2f4b52a5f1080219cad4cff61d30a921a4b6a07aba3436a58a60865b84297763a6edb8739e0f1bb58f976e08f80ce40261d5d47c0b854f7764c94c13ddb6d242586efeb739c933e9c3e252c984eff51e30221c7743251ec1f651d54a87061cefe087771e44c207982999f1844df373fb1317d2f0ebca37c6e55244e018ac71e5db8668cd1ba4d1a324b89d2568750554a6ff15ba99142a42b7df3030a43ea19edfe6c49922140fe8b47a6e1c2cb9a86699960bbfc44d4dfeb7f6e3b56eb7ef186975ad9380258146d312eb28fb431cdf4aeee4b6649e58348e2d9cba2cccda96dc318cf8c66083ab2548dcaf4d652e3bfd3de1a0aa5a0e6480a96bd572a8182250ff5917525c64697830d64df75e4db37b3e8cbf7e2e90e859cd3ded83cbede942779798bc0523b32bc17af7849f6653f3cc1f369aaaed2ea182b9b4b392106f447c01823f6f27dcf15ec58a8ab0550b23d2c00ba1a958ec91f06591e28bb33d2cfebcfe18c2c4400208e6e68a9ec48be684efa7e5efbb7300ce4c788b04f232afdc820a8e9efd2875f1892d5c2bbf831a5932902bf6e35461ab259e49bd9c214e3df5b15933c0022a5abad34ffdbf8009eb3ace132f86e99a113cefd1888545c9fc2da010cddc54dba690371941b1fb31a52795c5f3abd3fdeed89acf66d3974ae83664690797b5f1413440c9ff6f48d2273669d4e7c119229c029c9a928009bd048665db93f4bfeaf7362689403fad9668e1258eb4df34004d784d09389f4dea887e0e1d2f2ed00c881ec13a514a', '2026-11-02T09:00:00.000+00:00', null, null, null, null), ('67b0a147-e81a-4924-b3fe-96a64c8a44f7', '\xa42a08a3dd5a5ff462c993637a3ba4729b796e1c03986a1e759b2454a5868441ee3dbaabb864c9f20c3000dfae83f792768ffe869b02f0e6188086633f03af212b3cb613681ad4f8c1918901cc239a2cbb0a9b6b1b6baf439b31ad88f9dc87aaef903d98fcd39da56a3f54fc64d1bf5df3634822bd395a8a1c1e6e389a0df34fbdb601ff698ef542931bccdaa5393bad80b3dab952036bcb6184ea06d45e4d0670cecbc583b6406ea8674c25cc7ca91c1db877f11d7b739ec180a2ed7e2b7b84a71037cce6573715bb3a6ecd5bf1017507dc24dc69304a1034cb5bed08315c04ae9df004ffda5702f4dd195e131a769dbe04589dced1c397c21bebd316b993c3292aee81c708519848191fab97ec35703e042d6afde2cc7c6cb7e5c9451ffd888a139e693a0a05daefdebbbc2aa1bcce39dacea298cf0b1c8f121f33fcf98fbec028cd7a9100b7cfb88db07267232cdbbffb742e332b9bdfd1e3f4f03635b0c4f276e5771e3cb81a994367c3ff7b8210fd3dd710ab1694172fa531a54936533f09146a38afd3571b2161c7668d1385beb7493d0fae734528f40defea8aa0609fe0751b740afbeae028509527204189a27e114abfa9ade7962a08c3192751fb3831996322093a61697af562fc802e15d0ba9c18a9c9c7358c8333c7e584e7da264dad3953e0b45f8d5fcc', '2026-11-02T09:00:00.000+00:00', null, null, null, null);


-- together
-- gave 01a20da4-1b7b-7570-9c8f-34ee96bd8404 01a20da4-1b67-7538-a89a-183e2b7f3743 01a20da4-1b4f-723e-a90a-89cec2c1f8fe 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "activity"."id", "activity"."payment_id", "activity"."kind", "activity"."method_id", "activity"."status", "activity"."processor", "activity"."processor_id", "activity"."charge_id", "activity"."amount", "activity"."currency", "activity"."action_url", "activity"."success_url", "activity"."cancel_url", "activity"."error_code", "activity"."error_text", "activity"."created_at", "method"."brand", "method"."last4", coalesce("activity"."card_id", "method"."processor_id") as "card_id", "payment"."payer_id", "payment"."title", "payment"."payable", "payment"."payable_id", "payment"."status" as "payment_status", "customer"."processor_id" as "customer_id" from "payment_activity" as "activity" left join "payment_method" as "method" on "method"."id" = "activity"."method_id" inner join "payment" on "payment"."id" = "activity"."payment_id" left join "processor_customer" as "customer" on "customer"."person_id" = "payment"."payer_id" and "customer"."processor" = "activity"."processor" and "customer"."unknown_since" is null where "activity"."id" = '01a20da4-1b7b-7570-9c8f-34ee96bd8404';


-- together
-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."currency", "client_order"."commission_percent", "client_order"."delivery_days", "client_order"."meeting_minutes", "client_order"."requirements" as "requirements", "client_order"."status", "client_order"."stage", "client_order"."started_without" as "started_without", "client_order"."paid_at", "client_order"."started_at", "client_order"."due_at", "client_order"."paused_at", "client_order"."pause_note", "client_order"."completed_at", "client_order"."completed_by_silence", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."early_start_agreed_at", "client_order"."risk_accepted_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" where "client_order"."paid_at" is not null and "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' for no key update of "client_order";

select "order_document"."id", "order_document"."order_id", "order_document"."name", "order_document"."mandatory", "order_document"."given_by", "order_document"."asked_by", "order_document"."status", "order_document"."reason", "order_document"."created_at" from "order_document" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' order by "place";

update "client_order" set "started_at" = '2026-11-02T09:00:00.000+00:00', "due_at" = '2026-11-23T09:00:00.000+00:00', "started_without" = '[]', "updated_at" = '2026-11-02T09:00:00.000+00:00', "status" = 'ongoing' where "id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "status" = any('{"paid"}') and true;

-- gave 01a20da4-1be1-752f-ab2d-d133b0e28fa7
insert into "fact" ("fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id", "created_at") values ('order_started', null, null, '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', null, '{"step":"O5","from":"paid","to":"ongoing","missing":[]}', '01a20da4-1b07-718f-ab0c-f5ee81bce156', 'agent', '815f7443-58e5-495b-a23e-f8253e37ac04', '2026-11-02T09:00:00.000+00:00') returning "id";

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' for update of "conversation";

update "conversation" set "last_seq" = "last_seq" + '1', "said" = "said" + '0', "last_at" = '2026-11-02T09:00:00.000+00:00' where "id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' returning "last_seq", "said";

-- gave 01a20da4-1be5-75cd-b802-4367d91e9951
insert into "message" ("conversation_id", "sender_side", "step", "subject", "created_at", "seq", "said") values ('01a20da4-1ba0-73af-89ca-bed0e0722289', 'system', 'O5', null, '2026-11-02T09:00:00.000+00:00', '2', '0') returning "id";

-- gave 01a20da4-1be5-75cd-b802-4367d91e9951 01a20da4-1ba0-73af-89ca-bed0e0722289
select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."sender_side", "message"."client_id", "message"."body", "message"."step", "message"."subject", "message"."hidden_at", "message"."created_at", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "file"."file_id", "file"."file_name", "file"."media_type", "file"."size", "file"."scan", "sealed_file"."id" is not null as "is_there" from "message" left join "person" on "person"."id" = "message"."sender_id" left join "message_file" as "file" on "file"."message_id" = "message"."id" left join "sealed_file" on "sealed_file"."id" = "file"."file_id" where "message"."id" = '01a20da4-1be5-75cd-b802-4367d91e9951';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."conversation_id", "member"."person_id", "member"."side", "member"."read_seq", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "presence"."seen_at" from "conversation_member" as "member" inner join "person" on "person"."id" = "member"."person_id" left join "presence" on "presence"."person_id" = "member"."person_id" where "member"."conversation_id" = any('{"01a20da4-1ba0-73af-89ca-bed0e0722289"}'::uuid[]) and "member"."left_at" is null order by "member"."side" desc, "member"."person_id";

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."person_id", "member"."side", sum(conversation.said - member.read_said)::int as "unread" from "conversation_member" as "member" inner join "conversation" on "conversation"."id" = "member"."conversation_id" where "member"."person_id" = any('{"01a20da4-1b02-7035-9d10-0eb669072a89","01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "member"."left_at" is null group by "member"."person_id", "member"."side";

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89
select "person"."id", "person"."email", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."email" in ('person-f80ab343@example.com') and "person"."deleted_at" is null;

insert into "mail_body" ("id", "sealed", "created_at", "about_id", "person_id", "fact_id", "due_at") values ('c309f90d-b29d-4944-a854-963e0de329ed', '\xa1c07494b2df4b5c27d5e4d7417c196e7d38b5dc5fed1070087f95c6d88f1b6d1235a7c0d9be52fae8e69f1977a3e503b9eeb9fa365e8dd50e9895a62312a766b521218bd6784f2eab7243ea9bb7d3c1c37dd85a76fe8415bbc5507c5bc930c288335e043d37f208e30230f508cf46878a8cfc4b2e4474b8f323ee6e93d156ef2d6d2f0ca6a27d93148e3170a981e49ce9e0b9f0293db6b2c52ac42bb4e9156e9033d5ef33a71b022fdb650e59149cd69cd7f497f06a84528bf0000c9c78003b096db4d5bd6ebfdb726d1394b23c6f371690ee83a0e5e84783871e167ab36fdef05fcaeb6e18fa78d17655ba85d0cc809f3aeafa54f60505e276e105cd90b91ff32adcb967617e82d95e6ce73b0549ab272a531afc53f647a638234a7783bfec4c290dc3b2b90fce25fa915aa7ee6f7b7663a2cf629a6c07b5b769fae4dafd28ca9cc68a8c0b046af1aeea31be97faeffc906634fe098378d3149d65ee08a6fb24bb346ab49aa44ca79ec36ab22434c1bb284f78344373b13966817dabbdd9d26495309ec841e0eab57a6576b4cfaab065162008b84aaf188849ddf291af3c7d6b4406960e02afcd4ab12809574de44a54ac67c11bb299d3fe6f05a3e3d47623ed0f94a41e1d670624f5c6373a482719ec2494f26ef66c996b48ba03f0d53acc789f7ed73d1020dfdc1c3550e5307cf20ae186f00f98251112120c1d46aa94e12c4445940baf0432ca0c6584e9f9060b8c9dde3e679f26ab48d50f3a8711c1458153c7026a18b559ef646c107c80edf80a9eea23de8b7f4c37b1bf22fa4746ac3ec97472e7072336ec0573bf16e32e88f1278b115bb2ed12101509a308d8f539346430526abdb1e08fb2be5917c3be48dd6e6ad8', '2026-11-02T09:00:00.000+00:00', null, '01a20da4-1b02-7035-9d10-0eb669072a89', '01a20da4-1be1-752f-ab2d-d133b0e28fa7', '2026-11-02T09:15:00.000+00:00');

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."currency", "client_order"."commission_percent", "client_order"."delivery_days", "client_order"."meeting_minutes", "client_order"."requirements" as "requirements", "client_order"."status", "client_order"."stage", "client_order"."started_without" as "started_without", "client_order"."paid_at", "client_order"."started_at", "client_order"."due_at", "client_order"."paused_at", "client_order"."pause_note", "client_order"."completed_at", "client_order"."completed_by_silence", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."early_start_agreed_at", "client_order"."risk_accepted_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" where "client_order"."paid_at" is not null and "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

select "id", "status", "summary", "answer", "decides_at", "answered_at", "created_at" from "completion_request" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' order by "created_at" desc, "id" desc;

select "id", "status", "days", "reason", "ends_at", "answered_at", "created_at" from "extension_request" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' order by "created_at" desc, "id" desc limit '1';


-- together
-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156 01a20da4-1b57-7ebc-b92e-82f12edb38c3 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."goal_id", "client_order"."client_id", "client_order"."agent_id", "client_order"."service_id", "client_order"."status", "client_order"."title", "client_order"."price_amount", "client_order"."currency", "client_order"."country_iso", "client_order"."meeting_minutes", "client_order"."created_at", "client_order"."paid_at", "client_order"."due_at", (client_order.status = 'ongoing' and exists (
  select from completion_request waiting
  where waiting.order_id = client_order.id and waiting.status = 'pending'
)) as "is_delivered", "client_order"."paused_at", "client_order"."expires_at", "country"."name" as "country_name", "client"."first_name" as "client_first_name", "client"."last_name" as "client_last_name", "client"."picture_key" as "client_picture_key", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."picture_key" as "agent_picture_key", "agent"."person_id" as "agent_page", "agent"."username" as "agent_username", "client_order"."service_version", "client_order"."description", "client_order"."delivery_days", "client_order"."commission_percent", "client_order"."requirements" as "requirements", "client_order"."refund_schedule" as "refund_schedule", "client_order"."visa_id", "client_order"."visa_name", "client_order"."purposes" as "purposes", "client_order"."started_at", "client_order"."completed_at", "client_order"."cancelled_at", "client_order"."early_start_agreed_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "lives"."name" as "residence_name", "seller"."timezone" as "agent_timezone" from "client_order" inner join "country" on "country"."iso" = "client_order"."country_iso" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" left join "agent" on "agent"."person_id" = "client_order"."agent_id" left join "country" as "lives" on "lives"."iso" = coalesce("client_order"."residence_iso", "client"."country_iso") where "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and (client_order.client_id = '01a20da4-1b07-718f-ab0c-f5ee81bce156' or (client_order.agent_id = '01a20da4-1b07-718f-ab0c-f5ee81bce156' and client_order.paid_at is not null));

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."goal_id", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."price_amount", "client_order"."currency", "client_order"."status", "client_order"."expires_at", "client_order"."paid_at", "client_order"."completed_at", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."paused_at", "client_order"."meeting_minutes", "client_order"."stage", "client_order"."due_at", "client_order"."frozen_ms", "client_order"."early_start_agreed_at", "client_order"."unstarted_warning", "client_order"."commission_percent", "client_order"."country_iso", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client_order"."purposes" as "purposes", "client_order"."refund_schedule" as "refund_schedule", "client_order"."resume_status", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock", "seller"."suspended_at" as "agent_suspended_at", "agent"."verified_at" as "agent_verified_at" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" left join "agent" on "agent"."person_id" = "client_order"."agent_id" where "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' for no key update of "client_order";

select cast(count(*) as integer) as "count", cast(coalesce(max("place"), 0) as integer) as "last" from "order_document" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1c13-71ad-bff7-c26ce6869e20
insert into "order_document" ("order_id", "place", "name", "given_by", "mandatory", "asked_by", "added_by", "asked_at", "created_at", "updated_at") values ('01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', '1', 'Passport', 'client', 'true', 'agent', '01a20da4-1b07-718f-ab0c-f5ee81bce156', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') returning "id";

-- gave 01a20da4-1c14-7dd4-963f-9a7a0780b202
insert into "fact" ("fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id", "created_at") values ('document_asked', null, null, '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', null, '{"document":"01a20da4-1c13-71ad-bff7-c26ce6869e20","name":"Passport","step":"D1","from":"ongoing","to":"ongoing"}', '01a20da4-1b07-718f-ab0c-f5ee81bce156', 'agent', 'd17a14ed-c450-4944-847e-0af721741630', '2026-11-02T09:00:00.000+00:00') returning "id";

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' for update of "conversation";

update "conversation" set "last_seq" = "last_seq" + '1', "said" = "said" + '0', "last_at" = '2026-11-02T09:00:00.000+00:00' where "id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' returning "last_seq", "said";

-- gave 01a20da4-1c17-7ed9-a36b-c1118edb213c
insert into "message" ("conversation_id", "sender_side", "step", "subject", "created_at", "seq", "said") values ('01a20da4-1ba0-73af-89ca-bed0e0722289', 'system', 'D1', 'Passport', '2026-11-02T09:00:00.000+00:00', '3', '0') returning "id";

-- gave 01a20da4-1c17-7ed9-a36b-c1118edb213c 01a20da4-1ba0-73af-89ca-bed0e0722289
select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."sender_side", "message"."client_id", "message"."body", "message"."step", "message"."subject", "message"."hidden_at", "message"."created_at", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "file"."file_id", "file"."file_name", "file"."media_type", "file"."size", "file"."scan", "sealed_file"."id" is not null as "is_there" from "message" left join "person" on "person"."id" = "message"."sender_id" left join "message_file" as "file" on "file"."message_id" = "message"."id" left join "sealed_file" on "sealed_file"."id" = "file"."file_id" where "message"."id" = '01a20da4-1c17-7ed9-a36b-c1118edb213c';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."conversation_id", "member"."person_id", "member"."side", "member"."read_seq", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "presence"."seen_at" from "conversation_member" as "member" inner join "person" on "person"."id" = "member"."person_id" left join "presence" on "presence"."person_id" = "member"."person_id" where "member"."conversation_id" = any('{"01a20da4-1ba0-73af-89ca-bed0e0722289"}'::uuid[]) and "member"."left_at" is null order by "member"."side" desc, "member"."person_id";

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."person_id", "member"."side", sum(conversation.said - member.read_said)::int as "unread" from "conversation_member" as "member" inner join "conversation" on "conversation"."id" = "member"."conversation_id" where "member"."person_id" = any('{"01a20da4-1b02-7035-9d10-0eb669072a89","01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "member"."left_at" is null group by "member"."person_id", "member"."side";

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89
select "person"."id", "person"."email", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."email" in ('person-f80ab343@example.com') and "person"."deleted_at" is null;

insert into "mail_body" ("id", "sealed", "created_at", "about_id", "person_id", "fact_id", "due_at") values ('cdaf7a61-6686-4d7c-9274-3aaca92f151c', '\xf1cedd88d94b519089b0c3451633497a9b200bea2432057cbd816c3fd904a0a0fdc7ab76f05e526f0888c93b1bef9cf35d782277fc1e4dc61084b80cde0504cc5af7bb0d7ee5b0f7d4ebb495edc08d6944899ce411fc8289c2e4de8ed753fa2243ad9082bf379a6e2b9ec759e3664dbfabd58cacef64d8badbe3d7f2ba5bbe78c36629b9f9b4da74cfdbf39763c20b5f442b6dfb992dcfe3a0513748b2c4d7ad31549538b007b8cd6f0cff4dfd2a069323dedf808944eff8ea3fa2f9794206f2bf2adb836217c66b42321aec575dd9fdb145741487e8c711e0ce8ba2aec43e8c5bd249d7c009292aa265184816417f2b2cff69d0c75fb8ed34772a53d6767bd2757d4e5b4293308e853f62dcaf590e28a7f5c5a4a887c27ad5646ce27f0046fa55037df4717c738b726ab4b1288c476dda63a580735813ccef91dd9e51bb5720875a4a8d82ec962324108ecece4ce236d2a7bdd715bbb4b61dbc769ceb99075cd16188d9cee98356dc721198a0dfa324f417c4d4c80a3110e7ed4aa4f3d42b39edfb6cf1525cbd7299f69b3a3c80c92ce0ab6429cb0c8367ab70a9e6a9a6d24e7b14e3917547b4c9bf1ee6e9af6b219f3621a3ca38f5b81dd0c9236f3dba0af847c08e00f3115434e0555bae2f505d338659774f9a8a0c0ee9f995afecd30d36006a51982dedec65e1a4c76263628a2a5bf304a5bed91ea7a8a052e1276a6a8a4c559b4bcf568c506bfe40aa1d68cfd1d3e52fd7113302d74be0fbc15b7c204a60ec0e7c9c7f8fa93f5a97e4d8259d3c8627953420ff92a6a1a3aa8dbfc8837b10e016805a03dec599e8fbc0374cfe15d5e7ee9f7a0d1cc9630467eb9f075570e64b75d0b55508681dee2cd7adf2eb5a4259ba2ad42986e6efbed939c93c', '2026-11-02T09:00:00.000+00:00', null, '01a20da4-1b02-7035-9d10-0eb669072a89', '01a20da4-1c14-7dd4-963f-9a7a0780b202', '2026-11-02T09:15:00.000+00:00');

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156 01a20da4-1b57-7ebc-b92e-82f12edb38c3 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."goal_id", "client_order"."client_id", "client_order"."agent_id", "client_order"."service_id", "client_order"."status", "client_order"."title", "client_order"."price_amount", "client_order"."currency", "client_order"."country_iso", "client_order"."meeting_minutes", "client_order"."created_at", "client_order"."paid_at", "client_order"."due_at", (client_order.status = 'ongoing' and exists (
  select from completion_request waiting
  where waiting.order_id = client_order.id and waiting.status = 'pending'
)) as "is_delivered", "client_order"."paused_at", "client_order"."expires_at", "country"."name" as "country_name", "client"."first_name" as "client_first_name", "client"."last_name" as "client_last_name", "client"."picture_key" as "client_picture_key", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."picture_key" as "agent_picture_key", "agent"."person_id" as "agent_page", "agent"."username" as "agent_username", "client_order"."service_version", "client_order"."description", "client_order"."delivery_days", "client_order"."commission_percent", "client_order"."requirements" as "requirements", "client_order"."refund_schedule" as "refund_schedule", "client_order"."visa_id", "client_order"."visa_name", "client_order"."purposes" as "purposes", "client_order"."started_at", "client_order"."completed_at", "client_order"."cancelled_at", "client_order"."early_start_agreed_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "lives"."name" as "residence_name", "seller"."timezone" as "agent_timezone" from "client_order" inner join "country" on "country"."iso" = "client_order"."country_iso" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" left join "agent" on "agent"."person_id" = "client_order"."agent_id" left join "country" as "lives" on "lives"."iso" = coalesce("client_order"."residence_iso", "client"."country_iso") where "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and (client_order.client_id = '01a20da4-1b07-718f-ab0c-f5ee81bce156' or (client_order.agent_id = '01a20da4-1b07-718f-ab0c-f5ee81bce156' and client_order.paid_at is not null));

-- gave 01a20da4-1c13-71ad-bff7-c26ce6869e20 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "order_document"."id", "order_document"."order_id", "order_document"."name", "order_document"."mandatory", "order_document"."given_by", "order_document"."asked_by", "order_document"."status", "order_document"."reason", "order_document"."created_at" from "order_document" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "id" = '01a20da4-1c13-71ad-bff7-c26ce6869e20';

select "version"."id", "version"."document_id", "version"."number", "version"."file_id", "version"."file_name", "version"."media_type", "version"."size", "version"."scan", "version"."uploaded_by", "version"."created_at", "sealed_file"."id" is not null as "is_there" from "document_version" as "version" left join "sealed_file" on "sealed_file"."id" = "version"."file_id" where "version"."document_id" = any('{"01a20da4-1c13-71ad-bff7-c26ce6869e20"}'::uuid[]) order by "version"."number" desc;


-- together
-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156 01a20da4-1b57-7ebc-b92e-82f12edb38c3 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."goal_id", "client_order"."client_id", "client_order"."agent_id", "client_order"."service_id", "client_order"."status", "client_order"."title", "client_order"."price_amount", "client_order"."currency", "client_order"."country_iso", "client_order"."meeting_minutes", "client_order"."created_at", "client_order"."paid_at", "client_order"."due_at", (client_order.status = 'ongoing' and exists (
  select from completion_request waiting
  where waiting.order_id = client_order.id and waiting.status = 'pending'
)) as "is_delivered", "client_order"."paused_at", "client_order"."expires_at", "country"."name" as "country_name", "client"."first_name" as "client_first_name", "client"."last_name" as "client_last_name", "client"."picture_key" as "client_picture_key", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."picture_key" as "agent_picture_key", "agent"."person_id" as "agent_page", "agent"."username" as "agent_username", "client_order"."service_version", "client_order"."description", "client_order"."delivery_days", "client_order"."commission_percent", "client_order"."requirements" as "requirements", "client_order"."refund_schedule" as "refund_schedule", "client_order"."visa_id", "client_order"."visa_name", "client_order"."purposes" as "purposes", "client_order"."started_at", "client_order"."completed_at", "client_order"."cancelled_at", "client_order"."early_start_agreed_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "lives"."name" as "residence_name", "seller"."timezone" as "agent_timezone" from "client_order" inner join "country" on "country"."iso" = "client_order"."country_iso" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" left join "agent" on "agent"."person_id" = "client_order"."agent_id" left join "country" as "lives" on "lives"."iso" = coalesce("client_order"."residence_iso", "client"."country_iso") where "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and (client_order.client_id = '01a20da4-1b02-7035-9d10-0eb669072a89' or (client_order.agent_id = '01a20da4-1b02-7035-9d10-0eb669072a89' and client_order.paid_at is not null));

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."goal_id", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."price_amount", "client_order"."currency", "client_order"."status", "client_order"."expires_at", "client_order"."paid_at", "client_order"."completed_at", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."paused_at", "client_order"."meeting_minutes", "client_order"."stage", "client_order"."due_at", "client_order"."frozen_ms", "client_order"."early_start_agreed_at", "client_order"."unstarted_warning", "client_order"."commission_percent", "client_order"."country_iso", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client_order"."purposes" as "purposes", "client_order"."refund_schedule" as "refund_schedule", "client_order"."resume_status", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock", "seller"."suspended_at" as "agent_suspended_at", "agent"."verified_at" as "agent_verified_at" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" left join "agent" on "agent"."person_id" = "client_order"."agent_id" where "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' for no key update of "client_order";

-- gave 01a20da4-1c13-71ad-bff7-c26ce6869e20 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "order_document"."id", "order_document"."order_id", "order_document"."name", "order_document"."mandatory", "order_document"."given_by", "order_document"."asked_by", "order_document"."status", "order_document"."reason", "order_document"."created_at" from "order_document" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "id" = '01a20da4-1c13-71ad-bff7-c26ce6869e20';

select "version"."id", "version"."document_id", "version"."number", "version"."file_id", "version"."file_name", "version"."media_type", "version"."size", "version"."scan", "version"."uploaded_by", "version"."created_at", "sealed_file"."id" is not null as "is_there" from "document_version" as "version" left join "sealed_file" on "sealed_file"."id" = "version"."file_id" where "version"."document_id" = any('{"01a20da4-1c13-71ad-bff7-c26ce6869e20"}'::uuid[]) order by "version"."number" desc;

select cast(coalesce(sum("version"."size"), 0) as text) as "bytes" from "document_version" as "version" inner join "order_document" on "order_document"."id" = "version"."document_id" inner join "sealed_file" on "sealed_file"."id" = "version"."file_id" where "order_document"."order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

update "order_document" set "reason" = null, "updated_at" = '2026-11-02T09:00:00.000+00:00', "status" = 'handed_over' where "id" = '01a20da4-1c13-71ad-bff7-c26ce6869e20' and "status" = any('{"waiting","handed_over","returned"}') and true;

insert into "sealed_file" ("id", "owner_id", "media_type", "size", "wrapped_key", "created_at") values ('a5a4ef07-2907-45c5-8a9c-213403225c52', '01a20da4-1b02-7035-9d10-0eb669072a89', 'application/pdf', '69', '\xb8684b51149b701a21632821a93d0c97643e8c183ab9d338e4edd96980f8122cf965d00e93e4fd9ace83f2fab55b6f05a372aa9145c5a5faad72e65f', '2026-11-02T09:00:00.000+00:00');

-- gave 01a20da4-1c3e-7181-b4bc-43f9f18794ca
insert into "document_version" ("document_id", "number", "file_id", "file_name", "media_type", "size", "scan", "uploaded_by", "created_at") values ('01a20da4-1c13-71ad-bff7-c26ce6869e20', '1', 'a5a4ef07-2907-45c5-8a9c-213403225c52', 'passport.pdf', 'application/pdf', '69', 'unscanned', '01a20da4-1b02-7035-9d10-0eb669072a89', '2026-11-02T09:00:00.000+00:00') returning "id";

-- gave 01a20da4-1c3e-7f4e-a2ec-22eec1b5a076
insert into "fact" ("fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id", "created_at") values ('document_handed_over', null, null, '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', null, '{"document":"01a20da4-1c13-71ad-bff7-c26ce6869e20","name":"Passport","step":"D2","from":"ongoing","to":"ongoing"}', '01a20da4-1b02-7035-9d10-0eb669072a89', 'client', null, '2026-11-02T09:00:00.000+00:00') returning "id";

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' for update of "conversation";

update "conversation" set "last_seq" = "last_seq" + '1', "said" = "said" + '0', "last_at" = '2026-11-02T09:00:00.000+00:00' where "id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' returning "last_seq", "said";

-- gave 01a20da4-1c41-73a4-99e0-6e56bf652ede
insert into "message" ("conversation_id", "sender_side", "step", "subject", "created_at", "seq", "said") values ('01a20da4-1ba0-73af-89ca-bed0e0722289', 'system', 'D2', 'Passport', '2026-11-02T09:00:00.000+00:00', '4', '0') returning "id";

-- gave 01a20da4-1c41-73a4-99e0-6e56bf652ede 01a20da4-1ba0-73af-89ca-bed0e0722289
select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."sender_side", "message"."client_id", "message"."body", "message"."step", "message"."subject", "message"."hidden_at", "message"."created_at", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "file"."file_id", "file"."file_name", "file"."media_type", "file"."size", "file"."scan", "sealed_file"."id" is not null as "is_there" from "message" left join "person" on "person"."id" = "message"."sender_id" left join "message_file" as "file" on "file"."message_id" = "message"."id" left join "sealed_file" on "sealed_file"."id" = "file"."file_id" where "message"."id" = '01a20da4-1c41-73a4-99e0-6e56bf652ede';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."conversation_id", "member"."person_id", "member"."side", "member"."read_seq", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "presence"."seen_at" from "conversation_member" as "member" inner join "person" on "person"."id" = "member"."person_id" left join "presence" on "presence"."person_id" = "member"."person_id" where "member"."conversation_id" = any('{"01a20da4-1ba0-73af-89ca-bed0e0722289"}'::uuid[]) and "member"."left_at" is null order by "member"."side" desc, "member"."person_id";

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."person_id", "member"."side", sum(conversation.said - member.read_said)::int as "unread" from "conversation_member" as "member" inner join "conversation" on "conversation"."id" = "member"."conversation_id" where "member"."person_id" = any('{"01a20da4-1b02-7035-9d10-0eb669072a89","01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "member"."left_at" is null group by "member"."person_id", "member"."side";

-- gave 01a20da4-1c13-71ad-bff7-c26ce6869e20 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "order_document"."id", "order_document"."order_id", "order_document"."name", "order_document"."mandatory", "order_document"."given_by", "order_document"."asked_by", "order_document"."status", "order_document"."reason", "order_document"."created_at" from "order_document" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' order by "place";

-- gave 01a20da4-1c45-7eb9-ab87-5de47fd81967
insert into "fact" ("fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id", "created_at") values ('documents_complete', null, null, '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', null, '{"step":"D9","from":"ongoing","to":"ongoing"}', null, 'system', null, '2026-11-02T09:00:00.000+00:00') returning "id";

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' for update of "conversation";

update "conversation" set "last_seq" = "last_seq" + '1', "said" = "said" + '0', "last_at" = '2026-11-02T09:00:00.000+00:00' where "id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' returning "last_seq", "said";

-- gave 01a20da4-1c49-7654-9f8a-cee46d9abed7
insert into "message" ("conversation_id", "sender_side", "step", "subject", "created_at", "seq", "said") values ('01a20da4-1ba0-73af-89ca-bed0e0722289', 'system', 'D9', null, '2026-11-02T09:00:00.000+00:00', '5', '0') returning "id";

-- gave 01a20da4-1c49-7654-9f8a-cee46d9abed7 01a20da4-1ba0-73af-89ca-bed0e0722289
select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."sender_side", "message"."client_id", "message"."body", "message"."step", "message"."subject", "message"."hidden_at", "message"."created_at", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "file"."file_id", "file"."file_name", "file"."media_type", "file"."size", "file"."scan", "sealed_file"."id" is not null as "is_there" from "message" left join "person" on "person"."id" = "message"."sender_id" left join "message_file" as "file" on "file"."message_id" = "message"."id" left join "sealed_file" on "sealed_file"."id" = "file"."file_id" where "message"."id" = '01a20da4-1c49-7654-9f8a-cee46d9abed7';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."conversation_id", "member"."person_id", "member"."side", "member"."read_seq", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "presence"."seen_at" from "conversation_member" as "member" inner join "person" on "person"."id" = "member"."person_id" left join "presence" on "presence"."person_id" = "member"."person_id" where "member"."conversation_id" = any('{"01a20da4-1ba0-73af-89ca-bed0e0722289"}'::uuid[]) and "member"."left_at" is null order by "member"."side" desc, "member"."person_id";

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."person_id", "member"."side", sum(conversation.said - member.read_said)::int as "unread" from "conversation_member" as "member" inner join "conversation" on "conversation"."id" = "member"."conversation_id" where "member"."person_id" = any('{"01a20da4-1b02-7035-9d10-0eb669072a89","01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "member"."left_at" is null group by "member"."person_id", "member"."side";

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."currency", "client_order"."commission_percent", "client_order"."delivery_days", "client_order"."meeting_minutes", "client_order"."requirements" as "requirements", "client_order"."status", "client_order"."stage", "client_order"."started_without" as "started_without", "client_order"."paid_at", "client_order"."started_at", "client_order"."due_at", "client_order"."paused_at", "client_order"."pause_note", "client_order"."completed_at", "client_order"."completed_by_silence", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."early_start_agreed_at", "client_order"."risk_accepted_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" where "client_order"."paid_at" is not null and "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' for no key update of "client_order";

-- gave 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "person"."id", "person"."email", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."email" in ('person-8089d2a9@example.com') and "person"."deleted_at" is null;

insert into "mail_body" ("id", "sealed", "created_at", "about_id", "person_id", "fact_id", "due_at") values ('5ab95644-0980-4f6c-ba00-c144dec777a6', '\x52e977488cb5401e34328800b615c917a4321df954604c80e0bfd62f1c82ee7c6f9bebbf67450d0369afb07b9f4046ca0e157659cc10a8a93784a9db5f7b0244c90519bfbe1e7133c729646599e28ddcfccc3ec1ae1e70f2ad8a6b443abc52d7e8fd105e41e1ffa26a8d8dabfd3fcd84e5bb7c389c21eb27acae29c9201d462b567589c8f67ac36edf4931cbd496afc5d326d37000924887a591171085d0eea327f5ae55087215ed27654877c6c4401a81d57d61fe8add9fc4ba2dd4be551a73c8c41fb9ff323136b22547c34f170c70f2b4bffff810d4b2383cee7815f6fbdf1ab8e081f054fc11e6f943b4ce2f66c9b5e9e1af57ecbd662e054e73248653d5a558f8855641cd0641b088cef25d59589b96938d6d98565a8f4cb0dd21fc83d7f5472ecc88491693e31c2294b8a9f3a1bc6653e6924e4a9883eb6f569cb2ffcd61547eb209b79b60ae44b93aab62a22e2bbbaeebcbeb8493c602d93743ccf6fd151bde398bc6fa01cb287bf2e05fae91b169806e522480800c7fc855ff817ccdc9fbdc89b56d438f402776328e914bc2699628280855b2db7c208f2a6e3be309dbf2bedf3029dc9223bbe4cecbd0aa401761bfbcb2aca4b72924855b9ae658438040a74529547af7c25f4c114de04257956999ea5be675d3a27c0072ace65c25b35c73f513b9f5c4ff087cb1c3ed3fe82d18596b424527bee96d27eb755470b411c6fa52d9b12c66162f5e18f34a6cd502736939599ad0fe8aed0b52df2a9f0f0bdfede38d152a391884db166582f63a0cf018674e72867d96ee59b84a80d206214d64572a83ac65d4838107fe7bd441b8142402678e0fc7cb6f67f82cccd6524ed67db9b4efd7d9b093268b1a2c45e9b9514209ba674d07fe957901a44022868bdde2b9a00fba7cc4d96a5f03a9c686e1be654cdb9d172d94a51f8bf535f49d0c69d6b4501c594057beb1c0ebe576e9054982450cf4a2c989b68325b7da', '2026-11-02T09:00:00.000+00:00', null, '01a20da4-1b07-718f-ab0c-f5ee81bce156', '01a20da4-1c3e-7f4e-a2ec-22eec1b5a076', '2026-11-02T09:15:00.000+00:00');

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156 01a20da4-1b57-7ebc-b92e-82f12edb38c3 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."goal_id", "client_order"."client_id", "client_order"."agent_id", "client_order"."service_id", "client_order"."status", "client_order"."title", "client_order"."price_amount", "client_order"."currency", "client_order"."country_iso", "client_order"."meeting_minutes", "client_order"."created_at", "client_order"."paid_at", "client_order"."due_at", (client_order.status = 'ongoing' and exists (
  select from completion_request waiting
  where waiting.order_id = client_order.id and waiting.status = 'pending'
)) as "is_delivered", "client_order"."paused_at", "client_order"."expires_at", "country"."name" as "country_name", "client"."first_name" as "client_first_name", "client"."last_name" as "client_last_name", "client"."picture_key" as "client_picture_key", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."picture_key" as "agent_picture_key", "agent"."person_id" as "agent_page", "agent"."username" as "agent_username", "client_order"."service_version", "client_order"."description", "client_order"."delivery_days", "client_order"."commission_percent", "client_order"."requirements" as "requirements", "client_order"."refund_schedule" as "refund_schedule", "client_order"."visa_id", "client_order"."visa_name", "client_order"."purposes" as "purposes", "client_order"."started_at", "client_order"."completed_at", "client_order"."cancelled_at", "client_order"."early_start_agreed_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "lives"."name" as "residence_name", "seller"."timezone" as "agent_timezone" from "client_order" inner join "country" on "country"."iso" = "client_order"."country_iso" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" left join "agent" on "agent"."person_id" = "client_order"."agent_id" left join "country" as "lives" on "lives"."iso" = coalesce("client_order"."residence_iso", "client"."country_iso") where "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and (client_order.client_id = '01a20da4-1b02-7035-9d10-0eb669072a89' or (client_order.agent_id = '01a20da4-1b02-7035-9d10-0eb669072a89' and client_order.paid_at is not null));

-- gave 01a20da4-1c13-71ad-bff7-c26ce6869e20 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "order_document"."id", "order_document"."order_id", "order_document"."name", "order_document"."mandatory", "order_document"."given_by", "order_document"."asked_by", "order_document"."status", "order_document"."reason", "order_document"."created_at" from "order_document" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "id" = '01a20da4-1c13-71ad-bff7-c26ce6869e20';

-- gave 01a20da4-1c3e-7181-b4bc-43f9f18794ca 01a20da4-1c13-71ad-bff7-c26ce6869e20 a5a4ef07-2907-45c5-8a9c-213403225c52 01a20da4-1b02-7035-9d10-0eb669072a89
select "version"."id", "version"."document_id", "version"."number", "version"."file_id", "version"."file_name", "version"."media_type", "version"."size", "version"."scan", "version"."uploaded_by", "version"."created_at", "sealed_file"."id" is not null as "is_there" from "document_version" as "version" left join "sealed_file" on "sealed_file"."id" = "version"."file_id" where "version"."document_id" = any('{"01a20da4-1c13-71ad-bff7-c26ce6869e20"}'::uuid[]) order by "version"."number" desc;


-- together
-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156 01a20da4-1b57-7ebc-b92e-82f12edb38c3 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."goal_id", "client_order"."client_id", "client_order"."agent_id", "client_order"."service_id", "client_order"."status", "client_order"."title", "client_order"."price_amount", "client_order"."currency", "client_order"."country_iso", "client_order"."meeting_minutes", "client_order"."created_at", "client_order"."paid_at", "client_order"."due_at", (client_order.status = 'ongoing' and exists (
  select from completion_request waiting
  where waiting.order_id = client_order.id and waiting.status = 'pending'
)) as "is_delivered", "client_order"."paused_at", "client_order"."expires_at", "country"."name" as "country_name", "client"."first_name" as "client_first_name", "client"."last_name" as "client_last_name", "client"."picture_key" as "client_picture_key", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."picture_key" as "agent_picture_key", "agent"."person_id" as "agent_page", "agent"."username" as "agent_username", "client_order"."service_version", "client_order"."description", "client_order"."delivery_days", "client_order"."commission_percent", "client_order"."requirements" as "requirements", "client_order"."refund_schedule" as "refund_schedule", "client_order"."visa_id", "client_order"."visa_name", "client_order"."purposes" as "purposes", "client_order"."started_at", "client_order"."completed_at", "client_order"."cancelled_at", "client_order"."early_start_agreed_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "lives"."name" as "residence_name", "seller"."timezone" as "agent_timezone" from "client_order" inner join "country" on "country"."iso" = "client_order"."country_iso" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" left join "agent" on "agent"."person_id" = "client_order"."agent_id" left join "country" as "lives" on "lives"."iso" = coalesce("client_order"."residence_iso", "client"."country_iso") where "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and (client_order.client_id = '01a20da4-1b02-7035-9d10-0eb669072a89' or (client_order.agent_id = '01a20da4-1b02-7035-9d10-0eb669072a89' and client_order.paid_at is not null));


-- together
-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';


-- together
-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289';


-- together
select "side", "read_seq", "read_said" from "conversation_member" where "conversation_id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' and "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "left_at" is null;


-- together
-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."conversation_id", "member"."person_id", "member"."side", "member"."read_seq", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "presence"."seen_at" from "conversation_member" as "member" inner join "person" on "person"."id" = "member"."person_id" left join "presence" on "presence"."person_id" = "member"."person_id" where "member"."conversation_id" = any('{"01a20da4-1ba0-73af-89ca-bed0e0722289"}'::uuid[]) and "member"."left_at" is null order by "member"."side" desc, "member"."person_id";


-- together
select "value" from "rule_change" where "rule" = 'conversation_open' order by "created_at" desc, "id" desc limit '1';


-- together
-- gave 01a20da4-1c49-7654-9f8a-cee46d9abed7 01a20da4-1ba0-73af-89ca-bed0e0722289
select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."sender_side", "message"."client_id", "message"."body", "message"."step", "message"."subject", "message"."hidden_at", "message"."created_at", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "file"."file_id", "file"."file_name", "file"."media_type", "file"."size", "file"."scan", "sealed_file"."id" is not null as "is_there" from "message" left join "person" on "person"."id" = "message"."sender_id" left join "message_file" as "file" on "file"."message_id" = "message"."id" left join "sealed_file" on "sealed_file"."id" = "file"."file_id" where "message"."conversation_id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' order by "message"."seq" desc limit '1';


-- together
-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289';


-- together
select "side", "read_seq", "read_said" from "conversation_member" where "conversation_id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' and "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "left_at" is null;


-- together
-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' for update of "conversation";

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289';

select "side", "read_seq", "read_said" from "conversation_member" where "conversation_id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' and "person_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "left_at" is null;

select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."sender_side", "message"."client_id", "message"."body", "message"."step", "message"."subject", "message"."hidden_at", "message"."created_at", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "file"."file_id", "file"."file_name", "file"."media_type", "file"."size", "file"."scan", "sealed_file"."id" is not null as "is_there" from "message" left join "person" on "person"."id" = "message"."sender_id" left join "message_file" as "file" on "file"."message_id" = "message"."id" left join "sealed_file" on "sealed_file"."id" = "file"."file_id" where "message"."conversation_id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' and "message"."sender_id" = '01a20da4-1b02-7035-9d10-0eb669072a89' and "message"."client_id" = '3292bd42-3d7b-41cc-9e64-77c78518e644';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."conversation_id", "member"."person_id", "member"."side", "member"."read_seq", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "presence"."seen_at" from "conversation_member" as "member" inner join "person" on "person"."id" = "member"."person_id" left join "presence" on "presence"."person_id" = "member"."person_id" where "member"."conversation_id" = any('{"01a20da4-1ba0-73af-89ca-bed0e0722289"}'::uuid[]) and "member"."left_at" is null order by "member"."side" desc, "member"."person_id";

select "value" from "rule_change" where "rule" = 'conversation_open' order by "created_at" desc, "id" desc limit '1';

update "conversation" set "last_seq" = "last_seq" + '1', "said" = "said" + '1', "last_at" = '2026-11-02T09:00:00.000+00:00' where "id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' returning "last_seq", "said";

-- gave 01a20da4-1c8a-7f04-800d-5cc22770f678
insert into "message" ("conversation_id", "sender_id", "sender_side", "client_id", "body", "created_at", "seq", "said") values ('01a20da4-1ba0-73af-89ca-bed0e0722289', '01a20da4-1b02-7035-9d10-0eb669072a89', 'client', '3292bd42-3d7b-41cc-9e64-77c78518e644', 'Hello.', '2026-11-02T09:00:00.000+00:00', '6', '1') returning "id";


    update conversation_member
    set read_seq = message.seq, read_said = message.said, read_at = '2026-11-02T09:00:00.000+00:00'
    from message
    where conversation_member.conversation_id = '01a20da4-1ba0-73af-89ca-bed0e0722289' and person_id = '01a20da4-1b02-7035-9d10-0eb669072a89'
      and message.conversation_id = conversation_member.conversation_id and message.seq = '6'
      and message.seq > read_seq
    returning read_seq;


    select from conversation_member where conversation_id = '01a20da4-1ba0-73af-89ca-bed0e0722289' and person_id = '01a20da4-1b02-7035-9d10-0eb669072a89'
    order by person_id for no key update;


    with taken as (
      delete from mail_body using message
      where message.id = mail_body.about_id and message.conversation_id = '01a20da4-1ba0-73af-89ca-bed0e0722289'
        and message.seq >= '0' and mail_body.due_at is not null
        and mail_body.person_id = '01a20da4-1b02-7035-9d10-0eb669072a89'
      returning mail_body.person_id, message.seq, message.id
    ), firsts as (
      select distinct on (person_id) person_id, seq, id from taken order by person_id, seq
    )
    update conversation_member as member set mailed_seq = firsts.seq - 1 from firsts
    where member.conversation_id = '01a20da4-1ba0-73af-89ca-bed0e0722289' and member.person_id = firsts.person_id
    returning firsts.id as message_id;

-- gave 01a20da4-1c8a-7f04-800d-5cc22770f678 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 3292bd42-3d7b-41cc-9e64-77c78518e644
select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."sender_side", "message"."client_id", "message"."body", "message"."step", "message"."subject", "message"."hidden_at", "message"."created_at", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "file"."file_id", "file"."file_name", "file"."media_type", "file"."size", "file"."scan", "sealed_file"."id" is not null as "is_there" from "message" left join "person" on "person"."id" = "message"."sender_id" left join "message_file" as "file" on "file"."message_id" = "message"."id" left join "sealed_file" on "sealed_file"."id" = "file"."file_id" where "message"."id" = '01a20da4-1c8a-7f04-800d-5cc22770f678';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."conversation_id", "member"."person_id", "member"."side", "member"."read_seq", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "presence"."seen_at" from "conversation_member" as "member" inner join "person" on "person"."id" = "member"."person_id" left join "presence" on "presence"."person_id" = "member"."person_id" where "member"."conversation_id" = any('{"01a20da4-1ba0-73af-89ca-bed0e0722289"}'::uuid[]) and "member"."left_at" is null order by "member"."side" desc, "member"."person_id";

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."person_id", "member"."side", sum(conversation.said - member.read_said)::int as "unread" from "conversation_member" as "member" inner join "conversation" on "conversation"."id" = "member"."conversation_id" where "member"."person_id" = any('{"01a20da4-1b02-7035-9d10-0eb669072a89","01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "member"."left_at" is null group by "member"."person_id", "member"."side";

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."conversation_id", "member"."person_id", "member"."side", "member"."read_seq", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "presence"."seen_at" from "conversation_member" as "member" inner join "person" on "person"."id" = "member"."person_id" left join "presence" on "presence"."person_id" = "member"."person_id" where "member"."conversation_id" = any('{"01a20da4-1ba0-73af-89ca-bed0e0722289"}'::uuid[]) and "member"."left_at" is null order by "member"."side" desc, "member"."person_id";


-- together
-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289';


-- together
select "side", "read_seq", "read_said" from "conversation_member" where "conversation_id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' and "person_id" = '01a20da4-1b07-718f-ab0c-f5ee81bce156' and "left_at" is null;


-- together
-- gave 01a20da4-1c8a-7f04-800d-5cc22770f678 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 3292bd42-3d7b-41cc-9e64-77c78518e644 01a20da4-1c49-7654-9f8a-cee46d9abed7 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1c41-73a4-99e0-6e56bf652ede 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1c17-7ed9-a36b-c1118edb213c 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1be5-75cd-b802-4367d91e9951 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1ba5-7494-aa6b-cfd4a6523eef 01a20da4-1ba0-73af-89ca-bed0e0722289
select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."sender_side", "message"."client_id", "message"."body", "message"."step", "message"."subject", "message"."hidden_at", "message"."created_at", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "file"."file_id", "file"."file_name", "file"."media_type", "file"."size", "file"."scan", "sealed_file"."id" is not null as "is_there" from "message" left join "person" on "person"."id" = "message"."sender_id" left join "message_file" as "file" on "file"."message_id" = "message"."id" left join "sealed_file" on "sealed_file"."id" = "file"."file_id" where "message"."conversation_id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' order by "message"."seq" desc limit '31';


-- together
-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."currency", "client_order"."commission_percent", "client_order"."delivery_days", "client_order"."meeting_minutes", "client_order"."requirements" as "requirements", "client_order"."status", "client_order"."stage", "client_order"."started_without" as "started_without", "client_order"."paid_at", "client_order"."started_at", "client_order"."due_at", "client_order"."paused_at", "client_order"."pause_note", "client_order"."completed_at", "client_order"."completed_by_silence", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."early_start_agreed_at", "client_order"."risk_accepted_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" where "client_order"."paid_at" is not null and "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' for no key update of "client_order";

select "value" from "rule_change" where "rule" = 'completion_review' order by "created_at" desc, "id" desc limit '1';

-- gave 01a20da4-1cae-7c4d-9d84-d057667b6e44
insert into "completion_request" ("order_id", "client_id", "agent_id", "summary", "decides_at", "created_at") values ('01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', '01a20da4-1b02-7035-9d10-0eb669072a89', '01a20da4-1b07-718f-ab0c-f5ee81bce156', 'All is filed.', '2026-11-16T09:00:00.000+00:00', '2026-11-02T09:00:00.000+00:00') on conflict do nothing returning "id";

update "case_file" set "subject_id" = '01a20da4-1cae-7c4d-9d84-d057667b6e44' where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "purpose" = 'completion' and "subject_id" is null;

-- gave 01a20da4-1cb0-7f20-b512-0596eebec8d0
insert into "fact" ("fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id", "created_at") values ('completion_asked', null, null, '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', 'All is filed.', '{"step":"C1","from":"ongoing","to":"ongoing"}', '01a20da4-1b07-718f-ab0c-f5ee81bce156', 'agent', '53fbdfa2-1c1b-44f9-83f5-3093707360e3', '2026-11-02T09:00:00.000+00:00') returning "id";

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' for update of "conversation";

update "conversation" set "last_seq" = "last_seq" + '1', "said" = "said" + '0', "last_at" = '2026-11-02T09:00:00.000+00:00' where "id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' returning "last_seq", "said";

-- gave 01a20da4-1cb5-76e3-aa7d-3e18c50e2329
insert into "message" ("conversation_id", "sender_side", "step", "subject", "created_at", "seq", "said") values ('01a20da4-1ba0-73af-89ca-bed0e0722289', 'system', 'C1', null, '2026-11-02T09:00:00.000+00:00', '7', '1') returning "id";

-- gave 01a20da4-1cb5-76e3-aa7d-3e18c50e2329 01a20da4-1ba0-73af-89ca-bed0e0722289
select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."sender_side", "message"."client_id", "message"."body", "message"."step", "message"."subject", "message"."hidden_at", "message"."created_at", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "file"."file_id", "file"."file_name", "file"."media_type", "file"."size", "file"."scan", "sealed_file"."id" is not null as "is_there" from "message" left join "person" on "person"."id" = "message"."sender_id" left join "message_file" as "file" on "file"."message_id" = "message"."id" left join "sealed_file" on "sealed_file"."id" = "file"."file_id" where "message"."id" = '01a20da4-1cb5-76e3-aa7d-3e18c50e2329';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."conversation_id", "member"."person_id", "member"."side", "member"."read_seq", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "presence"."seen_at" from "conversation_member" as "member" inner join "person" on "person"."id" = "member"."person_id" left join "presence" on "presence"."person_id" = "member"."person_id" where "member"."conversation_id" = any('{"01a20da4-1ba0-73af-89ca-bed0e0722289"}'::uuid[]) and "member"."left_at" is null order by "member"."side" desc, "member"."person_id";

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."person_id", "member"."side", sum(conversation.said - member.read_said)::int as "unread" from "conversation_member" as "member" inner join "conversation" on "conversation"."id" = "member"."conversation_id" where "member"."person_id" = any('{"01a20da4-1b02-7035-9d10-0eb669072a89","01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "member"."left_at" is null group by "member"."person_id", "member"."side";

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89
select "person"."id", "person"."email", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."email" in ('person-f80ab343@example.com') and "person"."deleted_at" is null;

insert into "mail_body" ("id", "sealed", "created_at", "about_id", "person_id", "fact_id", "due_at") values ('d6fe0241-ff52-49e3-bf26-453182e7c000', '\xc08034916e230c55013a29f99918e1add82e4255dba4206b74d92033564559837e040ccc46e83fda4b9049ddc1fb739a0c18d8ae9987b43beade318dc579aa1c6f91d0134942cedd484475b86ec353cb3388656ddf3d4475a905549f89b449f75436c698d0403b6e47eedfda39cc2b7dcc2ca0e3d65b67bbdc925398eb5df2ce7e838ab98754da5feea1704212dc4f6470dc42255d2794712746dafa1d3e6cbc81fd53364965d8544abf9994a008c73eb21d3161b718eb7d6e2d428b3517470b3f61957a3cd8240a704aaec6f90c2c461fccb66712a98b6f8df81b7384f23afa6495eda4c91a2b84a586a0c34cd994df0713ef76e17eb9593b5bfb8f3c1c55a2df00913b31811d8134cdaf3c902b7f32cc1aa0205318c77c203ec63d930a3c43612c46ef3febaf73d4247bb98b919202e64ccea4db042056f1bb5b2b1ed58ebe171b81e674f4fad40441327f088600d5d5d483108be066843c94d7e1f815d2a46209607225a73e22c1db4f9b7e9ed186f556db674119d872935bee2f7fdbafc5debe8d912de9fad21c03172956f42a8dbf06da33ca40bd30aa0bd88da4d128d89ecb2ebd8570b3fdf9c1a6c9d6ab9f1e84395050257f444c1aee1750bd180e4c4104f5a0a2ae5ada13f2c0256024dbefa3195f7036f837c963963cc8ed68c80beabf2d8763763b601ec31a69e84f67af556101c92a5031071d6c1feab90e6ed0b6096f65783b10b6089bfcb751223694734e8bfcc20b828b86b8adbe657d01926c1a1cd4a7d168f65a41cb5d583360b4ba539608f899d5a0787be95f0d92100ef134eeb1f8022aeab23c6dceb65aac3ec9c1aff8696a093b0a6399b7475ec814f25aee5f1e72e8c40e2ca3028d8f77a1086830bce8a2a5756240523b8489', '2026-11-02T09:00:00.000+00:00', null, null, null, null);

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."currency", "client_order"."commission_percent", "client_order"."delivery_days", "client_order"."meeting_minutes", "client_order"."requirements" as "requirements", "client_order"."status", "client_order"."stage", "client_order"."started_without" as "started_without", "client_order"."paid_at", "client_order"."started_at", "client_order"."due_at", "client_order"."paused_at", "client_order"."pause_note", "client_order"."completed_at", "client_order"."completed_by_silence", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."early_start_agreed_at", "client_order"."risk_accepted_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" where "client_order"."paid_at" is not null and "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1cae-7c4d-9d84-d057667b6e44
select "id", "status", "summary", "answer", "decides_at", "answered_at", "created_at" from "completion_request" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' order by "created_at" desc, "id" desc;

select "id", "status", "days", "reason", "ends_at", "answered_at", "created_at" from "extension_request" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' order by "created_at" desc, "id" desc limit '1';


-- together
-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."currency", "client_order"."commission_percent", "client_order"."delivery_days", "client_order"."meeting_minutes", "client_order"."requirements" as "requirements", "client_order"."status", "client_order"."stage", "client_order"."started_without" as "started_without", "client_order"."paid_at", "client_order"."started_at", "client_order"."due_at", "client_order"."paused_at", "client_order"."pause_note", "client_order"."completed_at", "client_order"."completed_by_silence", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."early_start_agreed_at", "client_order"."risk_accepted_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" where "client_order"."paid_at" is not null and "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "person_id" from "agent" where "person_id" = '01a20da4-1b07-718f-ab0c-f5ee81bce156' for update;

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."currency", "client_order"."commission_percent", "client_order"."delivery_days", "client_order"."meeting_minutes", "client_order"."requirements" as "requirements", "client_order"."status", "client_order"."stage", "client_order"."started_without" as "started_without", "client_order"."paid_at", "client_order"."started_at", "client_order"."due_at", "client_order"."paused_at", "client_order"."pause_note", "client_order"."completed_at", "client_order"."completed_by_silence", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."early_start_agreed_at", "client_order"."risk_accepted_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" where "client_order"."paid_at" is not null and "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' for no key update of "client_order";

-- gave 01a20da4-1cae-7c4d-9d84-d057667b6e44
select "id", "decides_at", "warnings" from "completion_request" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "status" = 'pending';

-- gave 01a20da4-1b67-7538-a89a-183e2b7f3743 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select distinct on ("payable_id") "payment"."id", "payment"."ref", "payment"."payer_id", "payment"."payable", "payment"."payable_id", "payment"."status", "payment"."title", "payment"."seller", "payment"."currency", "payment"."price", "payment"."taxes" as "taxes", "payment"."tax_amount", "payment"."coupons" as "coupons", "payment"."promo_amount", "payment"."agent_amount", "payment"."credit_amount", "payment"."amount", "payment"."refunded_amount", "payment"."dispute", "payment"."frozen_until", "payment"."paid_at", "payment"."created_at" from "payment" where "payable" = 'order' and "payable_id" = any('{"01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6"}'::uuid[]) order by "payable_id", payment.status = 'cancelled', "created_at" desc;


    select entry.template, account.kind, account.code, sum(line.amount)::bigint as amount
    from ledger_entry entry
    join ledger_line line on line.entry_id = entry.id
    join ledger_account account on account.id = line.account_id
    where entry.order_id = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and entry.cause not like 'activity:%'
    group by entry.template, account.kind, account.code;

select "id", "processor_id", "state", "fee", "cause", "agent_at_fault" from "dispute" where "payment_id" = '01a20da4-1b67-7538-a89a-183e2b7f3743';

select "payment"."id" from "payment" left join "dispute" on "dispute"."payment_id" = "payment"."id" where "payment"."payable" = 'order' and "payment"."payable_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "payment"."status" <> 'cancelled' and coalesce("dispute"."state", "payment"."dispute") = 'open';

update "client_order" set "completed_at" = '2026-11-02T09:00:00.000+00:00', "completed_by_silence" = 'false', "paused_at" = null, "pause_note" = null, "updated_at" = '2026-11-02T09:00:00.000+00:00', "status" = 'completed' where "id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "status" = any('{"ongoing"}') and true;

-- gave 01a20da4-1cae-7c4d-9d84-d057667b6e44
select "id", "decides_at", "warnings" from "completion_request" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "status" = 'pending';

update "completion_request" set "answered_at" = '2026-11-02T09:00:00.000+00:00', "status" = 'accepted' where "id" = '01a20da4-1cae-7c4d-9d84-d057667b6e44' and "status" = any('{"pending"}') and true;

-- gave 01a20da4-1b67-7538-a89a-183e2b7f3743 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "payment"."id", "payment"."ref", "payment"."payer_id", "payment"."payable", "payment"."payable_id", "payment"."status", "payment"."title", "payment"."seller", "payment"."currency", "payment"."price", "payment"."taxes" as "taxes", "payment"."tax_amount", "payment"."coupons" as "coupons", "payment"."promo_amount", "payment"."agent_amount", "payment"."credit_amount", "payment"."amount", "payment"."refunded_amount", "payment"."dispute", "payment"."frozen_until", "payment"."paid_at", "payment"."created_at" from "payment" where "payable" = 'order' and "payable_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "status" <> 'cancelled' for update of "payment";


    select entry.template, account.kind, account.code, sum(line.amount)::bigint as amount
    from ledger_entry entry
    join ledger_line line on line.entry_id = entry.id
    join ledger_account account on account.id = line.account_id
    where entry.order_id = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and entry.cause not like 'activity:%'
    group by entry.template, account.kind, account.code;


    select 1 from ledger_account where subject = any('{"01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6"}'::uuid[])
    order by subject, kind, currency for no key update;

select "kind", "balance" from "ledger_account" where "subject" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "currency" = 'USD';

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
insert into "ledger_entry" ("template", "cause", "created_at", "order_id", "actor_id", "request_id") values ('L2', 'release:01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', '2026-11-02T09:00:00.000+00:00', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', '01a20da4-1b02-7035-9d10-0eb669072a89', '38919bb7-1405-411f-9187-74ad35ab718f') on conflict ("cause", "template") do nothing returning "id", "cause", "template";


    insert into ledger_account (kind, subject, code, currency, balance)
    select kind, subject, code, currency, case when subject is not null then 0 end
    from unnest(
  '{"escrow","agent_pending","commission"}'::text[], '{"01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6","01a20da4-1b07-718f-ab0c-f5ee81bce156",NULL}'::uuid[],
  '{NULL,NULL,NULL}'::text[], '{"USD","USD","USD"}'::text[]
) as wanted (kind, subject, code, currency)
    where not exists (
      select from ledger_account account
      where account.id = ledger_account_id(wanted.kind, wanted.subject, wanted.code, wanted.currency)
    )
    order by subject, kind, code, currency
    on conflict do nothing;


    select 1 from ledger_account where subject = any('{"01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6","01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[])
    order by subject, kind, currency for no key update;


    insert into ledger_line (entry_id, account_id, amount, currency)
    select entry_id, ledger_account_id(kind, subject, code, currency), amount, currency
    from unnest(
  '{"escrow","agent_pending","commission"}'::text[], '{"01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6","01a20da4-1b07-718f-ab0c-f5ee81bce156",NULL}'::uuid[],
  '{NULL,NULL,NULL}'::text[], '{"USD","USD","USD"}'::text[], '{"3","3","3"}'::bigint[], '{"50000","-42500","-7500"}'::bigint[]
) as line (kind, subject, code, currency, entry_id, amount);

select "completed_orders" from "agent" where "person_id" = '01a20da4-1b07-718f-ab0c-f5ee81bce156';

select "value" from "rule_change" where "rule" = 'proven_after' order by "created_at" desc, "id" desc limit '1';

select "value" from "rule_change" where "rule" = 'clearance' order by "created_at" desc, "id" desc limit '1';

update "client_order" set "clears_at" = '2026-11-16T09:00:00.000+00:00' where "id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "clears_at" is null;

update "completion_request" set "status" = 'processed' where "id" = '01a20da4-1cae-7c4d-9d84-d057667b6e44' and "status" = any('{"accepted"}') and true;

select "id", "status", "days", "reason", "ends_at", "answered_at", "created_at" from "extension_request" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' order by "created_at" desc, "id" desc limit '1';

-- gave 01a20da4-1d10-78ad-b410-b04810cb9998
insert into "fact" ("fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id", "created_at") values ('order_completed', null, '01a20da4-1b07-718f-ab0c-f5ee81bce156', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', null, '{"step":"O10","from":"ongoing","to":"completed"}', '01a20da4-1b02-7035-9d10-0eb669072a89', 'client', '38919bb7-1405-411f-9187-74ad35ab718f', '2026-11-02T09:00:00.000+00:00') returning "id";

select "order_ending"."id", "order_ending"."reason", "order_ending"."text", "order_ending"."amount", "order_ending"."currency", "order_ending"."asked_by", "order_ending"."created_at", "asker"."first_name", "asker"."last_name" from "order_ending" inner join "person" as "asker" on "asker"."id" = "order_ending"."asked_by" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "order_ending"."status" = 'waiting';

select "id", "meeting_id", "made_by", "status", "starts_at", "ends_at", "reason", "answer_by" from "meeting_request" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "status" = 'pending';

select "id", "agent_id", "status" as "status", lower(during) as "starts_at", upper(during) as "ends_at", "sequence", "room", "ended_by", "reason" from "meeting" where "status" <> 'held' and "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "status" = 'booked';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "conversation"."id", "conversation"."order_id", "conversation"."last_seq", "conversation"."said", "conversation"."last_at", "conversation"."blocked_by", "client_order"."ref", "client_order"."title", "client_order"."client_id", "client_order"."agent_id", "client_order"."status", "client_order"."completed_at", "client_order"."cancelled_at" from "conversation" inner join "client_order" on "client_order"."id" = "conversation"."order_id" where "conversation"."id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' for update of "conversation";

update "conversation" set "last_seq" = "last_seq" + '1', "said" = "said" + '0', "last_at" = '2026-11-02T09:00:00.000+00:00' where "id" = '01a20da4-1ba0-73af-89ca-bed0e0722289' returning "last_seq", "said";

-- gave 01a20da4-1d1d-7044-bff9-41cba0167a48
insert into "message" ("conversation_id", "sender_side", "step", "subject", "created_at", "seq", "said") values ('01a20da4-1ba0-73af-89ca-bed0e0722289', 'system', 'O10', null, '2026-11-02T09:00:00.000+00:00', '8', '1') returning "id";

-- gave 01a20da4-1d1d-7044-bff9-41cba0167a48 01a20da4-1ba0-73af-89ca-bed0e0722289
select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."sender_side", "message"."client_id", "message"."body", "message"."step", "message"."subject", "message"."hidden_at", "message"."created_at", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "file"."file_id", "file"."file_name", "file"."media_type", "file"."size", "file"."scan", "sealed_file"."id" is not null as "is_there" from "message" left join "person" on "person"."id" = "message"."sender_id" left join "message_file" as "file" on "file"."message_id" = "message"."id" left join "sealed_file" on "sealed_file"."id" = "file"."file_id" where "message"."id" = '01a20da4-1d1d-7044-bff9-41cba0167a48';

-- gave 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1ba0-73af-89ca-bed0e0722289 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."conversation_id", "member"."person_id", "member"."side", "member"."read_seq", "person"."first_name", "person"."last_name", "person"."picture_key", "person"."deleted_at", "presence"."seen_at" from "conversation_member" as "member" inner join "person" on "person"."id" = "member"."person_id" left join "presence" on "presence"."person_id" = "member"."person_id" where "member"."conversation_id" = any('{"01a20da4-1ba0-73af-89ca-bed0e0722289"}'::uuid[]) and "member"."left_at" is null order by "member"."side" desc, "member"."person_id";

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "member"."person_id", "member"."side", sum(conversation.said - member.read_said)::int as "unread" from "conversation_member" as "member" inner join "conversation" on "conversation"."id" = "member"."conversation_id" where "member"."person_id" = any('{"01a20da4-1b02-7035-9d10-0eb669072a89","01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "member"."left_at" is null group by "member"."person_id", "member"."side";

update "agent" set "completed_orders" = completed_orders + 1 where "person_id" = '01a20da4-1b07-718f-ab0c-f5ee81bce156';

-- gave 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "agent"."person_id", "verified_at", "suspended_at", "deleted_at", "away_from", "away_until", "rating_sum", "review_count", "completed_orders", "response_minutes" from "agent" inner join "person" on "person"."id" = "agent"."person_id" where "agent"."person_id" = any('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) order by "agent"."person_id" for no key update of "agent";

select "agent_id", "country_iso" from "licence" where "agent_id" in ('01a20da4-1b07-718f-ab0c-f5ee81bce156') and "status" = 'verified' and "valid_until" >= '2026-11-02';

-- gave 01a20da4-1b07-718f-ab0c-f5ee81bce156

    select agent.person_id as agent_id, person.timezone,
      case when away_until >= '2026-10-31T09:00:00.000+00:00'::date - 1 and away_from <= '2027-02-06T09:00:00.000+00:00'::date + 1
        then jsonb_build_array(away_from - date '1970-01-01', away_until - date '1970-01-01') end as away,
      (select to_jsonb(availability_rule) from availability_rule where agent_id = agent.person_id) as rules,
      (select coalesce(jsonb_agg(jsonb_build_array(weekday, start_minute, last_minute)), '[]')
         from work_hours where agent_id = agent.person_id) as work_hours,
      (select coalesce(jsonb_agg(jsonb_build_array(
           from_day - date '1970-01-01', until_day - date '1970-01-01', ranges)), '[]')
         from work_hours_override where agent_id = agent.person_id
         and until_day >= '2026-10-31T09:00:00.000+00:00'::date - 1 and from_day <= '2027-02-06T09:00:00.000+00:00'::date + 1) as overrides,
      (select coalesce(jsonb_agg(jsonb_build_array(
           from_day - date '1970-01-01', until_day - date '1970-01-01', ranges)), '[]')
         from blocked_date where agent_id = agent.person_id
         and until_day >= '2026-10-31T09:00:00.000+00:00'::date - 1 and from_day <= '2027-02-06T09:00:00.000+00:00'::date + 1) as blocked,
      (select coalesce(jsonb_agg(jsonb_build_array(
           extract(epoch from lower(during)) * 1000, extract(epoch from lower(padded)) * 1000,
           extract(epoch from upper(padded)) * 1000)), '[]')
         from meeting where agent_id = agent.person_id and status in ('held', 'booked')
         and padded && tstzrange('2026-10-31T09:00:00.000+00:00', '2027-02-06T09:00:00.000+00:00') and (held_until is null or held_until > '2026-11-02T09:00:00.000+00:00')
         and id is distinct from null::uuid) as meetings,
      (select coalesce(jsonb_agg(jsonb_build_array(
           extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000)), '[]')
         from busy_time where agent_id = agent.person_id
         and upper(during) > '2026-10-31T09:00:00.000+00:00' and lower(during) < '2027-02-06T09:00:00.000+00:00') as busy
    from agent join person on person.id = agent.person_id
    where agent.person_id = any('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]);

select "iso" from "country" where "licence_notice" is not null;


    
  with 
  asked as (
    select * from unnest('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[], '{"57268"}'::int[], '{"0"}'::int[])
      as asked (agent_id, standing, rating_rank)
  ), 
  licensed as (
    select * from unnest('{}'::uuid[], '{}'::text[]) as licensed (agent_id, country_iso)
  ), 
  offered as (
    select asked.*, service.id, service.country_iso, service.title,
      coalesce(visa.replaced_by, service.visa_id) as visa_id, coalesce(visa.former_codes, '{}') as former_codes,
      service.price_amount as price, service.delivery_days as days,
      coalesce(visa.purposes, '{}') as purposes, coalesce(visa.name, '') as visa
    from asked
    join service on service.agent_id = asked.agent_id and service.status = 'active'
    left join visa on visa.id = service.visa_id
    where service.country_iso <> all ('{"AU","CA","JP","NZ","GB","US"}'::text[]) or exists (
  select from licence
  where licence.agent_id = service.agent_id and licence.country_iso = service.country_iso
    and licence.status = 'verified' and licence.valid_until >= '2026-11-02'
    and (licence.class_code is null or exists (
      select from licence_class
      where licence_class.country_iso = licence.country_iso and licence_class.regulator = licence.regulator
        and licence_class.code = licence.class_code and service.visa_id <> all (licence_class.closed_visas)
    ))
)
  )
    delete from found_agent where agent_id = any('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and agent_id not in (select agent_id from offered)
  ;


    
  with 
  asked as (
    select * from unnest('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[], '{"57268"}'::int[], '{"0"}'::int[])
      as asked (agent_id, standing, rating_rank)
  ), 
  licensed as (
    select * from unnest('{}'::uuid[], '{}'::text[]) as licensed (agent_id, country_iso)
  ), 
  offered as (
    select asked.*, service.id, service.country_iso, service.title,
      coalesce(visa.replaced_by, service.visa_id) as visa_id, coalesce(visa.former_codes, '{}') as former_codes,
      service.price_amount as price, service.delivery_days as days,
      coalesce(visa.purposes, '{}') as purposes, coalesce(visa.name, '') as visa
    from asked
    join service on service.agent_id = asked.agent_id and service.status = 'active'
    left join visa on visa.id = service.visa_id
    where service.country_iso <> all ('{"AU","CA","JP","NZ","GB","US"}'::text[]) or exists (
  select from licence
  where licence.agent_id = service.agent_id and licence.country_iso = service.country_iso
    and licence.status = 'verified' and licence.valid_until >= '2026-11-02'
    and (licence.class_code is null or exists (
      select from licence_class
      where licence_class.country_iso = licence.country_iso and licence_class.regulator = licence.regulator
        and licence_class.code = licence.class_code and service.visa_id <> all (licence_class.closed_visas)
    ))
)
  )
    update agent set found_since = '2026-11-02T09:00:00.000+00:00'
    where found_since is null and person_id in (select agent_id from offered)
  ;


    
  with 
  asked as (
    select * from unnest('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[], '{"57268"}'::int[], '{"0"}'::int[])
      as asked (agent_id, standing, rating_rank)
  ), 
  licensed as (
    select * from unnest('{}'::uuid[], '{}'::text[]) as licensed (agent_id, country_iso)
  ), 
  offered as (
    select asked.*, service.id, service.country_iso, service.title,
      coalesce(visa.replaced_by, service.visa_id) as visa_id, coalesce(visa.former_codes, '{}') as former_codes,
      service.price_amount as price, service.delivery_days as days,
      coalesce(visa.purposes, '{}') as purposes, coalesce(visa.name, '') as visa
    from asked
    join service on service.agent_id = asked.agent_id and service.status = 'active'
    left join visa on visa.id = service.visa_id
    where service.country_iso <> all ('{"AU","CA","JP","NZ","GB","US"}'::text[]) or exists (
  select from licence
  where licence.agent_id = service.agent_id and licence.country_iso = service.country_iso
    and licence.status = 'verified' and licence.valid_until >= '2026-11-02'
    and (licence.class_code is null or exists (
      select from licence_class
      where licence_class.country_iso = licence.country_iso and licence_class.regulator = licence.regulator
        and licence_class.code = licence.class_code and service.visa_id <> all (licence_class.closed_visas)
    ))
)
  ), 
  aimed as (
    select offered.agent_id, aim.country_iso, aim.aim,
      min(price) as min_price, min(days) as min_days,
      (array_agg(days order by price, days))[1] = min(days) as cheapest_is_quickest,
      array_agg(price order by offered.id) as prices, array_agg(days order by offered.id) as days
    from offered
    cross join lateral (
      select '', ''
      union all select offered.country_iso::text, ''
      union all select offered.country_iso::text, purpose from unnest(purposes) purpose
      union all select '', purpose from unnest(purposes) purpose
      union all select offered.country_iso::text, visa_id
      union all select offered.country_iso::text, lower(offered.country_iso) || '/' || former from unnest(former_codes) former
      union all select '', visa_id where visa_id like 'general/%'
    ) as aim (country_iso, aim)
    group by offered.agent_id, aim.country_iso, aim.aim
  ),
    offers as materialized (
      select agent_id, standing, rating_rank, count(*)::int as service_count,
        string_agg(title || ' ' || visa, ' ') as words
      from offered group by agent_id, standing, rating_rank
    ),
    places as materialized (
      select agent_id, string_agg(name, ' ') as words,
        json_agg(json_build_object('id', iso, 'name', name) order by services desc, name) as countries
      from (select agent_id, country_iso, count(*) as services from offered group by agent_id, country_iso) served
      join country on country.iso = served.country_iso
      group by agent_id
    ),
    purposes as materialized (
      select agent_id, string_agg(name, ' ') as words,
        json_agg(json_build_object('name', name) order by services desc, position) as categories
      from (
        select agent_id, slug, count(*) as services from offered, unnest(offered.purposes) slug group by agent_id, slug
      ) served
      join purpose using (slug)
      group by agent_id
    ),
    licences as materialized (
      select agent_id, json_agg(json_build_object('id', iso, 'name', name) order by name) as countries,
        array_agg('L:' || iso) || array['L:'] as lexemes
      from licensed join country on country.iso = licensed.country_iso
      group by agent_id
    ),
    aims as materialized (
      select agent_id, array_agg(country_iso || ':' || aim) as lexemes from aimed group by agent_id
    )
    insert into found_agent as found (agent_id, standing, rating_rank, rating, found_since, doc, card)
    select agent.person_id, offers.standing, offers.rating_rank, rating, agent.found_since,
      array_to_tsvector(
        found_words(concat_ws(' ', name, headline, offers.words, places.words, purposes.words))
        || array(select 'n:' || word from unnest(found_words(concat_ws(' ', name, username))) word)
        || array(select 'l:' || language from unnest(agent.languages) language)
        || aims.lexemes || coalesce(licences.lexemes, '{}')
      ),
      json_build_object(
        'uuid', agent.person_id, 'username', username, 'name', name, 'headline', headline,
        'picture_key', picture_key, 'countries', places.countries,
        'categories', coalesce(purposes.categories, '[]'), 'languages', agent.languages, 'rating', rating,
        'review_count', review_count, 'completed_orders', completed_orders,
        'response_minutes', response_minutes, 'service_count', offers.service_count,
        'licences', coalesce(licences.countries, '[]')
      )
    from offers
    join agent on agent.person_id = offers.agent_id
    join person on person.id = offers.agent_id
    cross join lateral (
      select first_name || ' ' || last_name as name,
        case when review_count > 0 then round(rating_sum / review_count, 1) end as rating
    ) said
    join places on places.agent_id = offers.agent_id
    join aims on aims.agent_id = offers.agent_id
    left join purposes on purposes.agent_id = offers.agent_id
    left join licences on licences.agent_id = offers.agent_id
    on conflict (agent_id) do update set
      standing = excluded.standing, rating_rank = excluded.rating_rank, rating = excluded.rating,
      found_since = excluded.found_since, doc = excluded.doc, card = excluded.card
    where (found.standing, found.rating_rank, found.rating, found.found_since, found.doc, found.card::text)
      is distinct from (excluded.standing, excluded.rating_rank, excluded.rating, excluded.found_since,
        excluded.doc, excluded.card::text)
  ;


    
  with 
  asked as (
    select * from unnest('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[], '{"57268"}'::int[], '{"0"}'::int[])
      as asked (agent_id, standing, rating_rank)
  ), 
  licensed as (
    select * from unnest('{}'::uuid[], '{}'::text[]) as licensed (agent_id, country_iso)
  ), 
  offered as (
    select asked.*, service.id, service.country_iso, service.title,
      coalesce(visa.replaced_by, service.visa_id) as visa_id, coalesce(visa.former_codes, '{}') as former_codes,
      service.price_amount as price, service.delivery_days as days,
      coalesce(visa.purposes, '{}') as purposes, coalesce(visa.name, '') as visa
    from asked
    join service on service.agent_id = asked.agent_id and service.status = 'active'
    left join visa on visa.id = service.visa_id
    where service.country_iso <> all ('{"AU","CA","JP","NZ","GB","US"}'::text[]) or exists (
  select from licence
  where licence.agent_id = service.agent_id and licence.country_iso = service.country_iso
    and licence.status = 'verified' and licence.valid_until >= '2026-11-02'
    and (licence.class_code is null or exists (
      select from licence_class
      where licence_class.country_iso = licence.country_iso and licence_class.regulator = licence.regulator
        and licence_class.code = licence.class_code and service.visa_id <> all (licence_class.closed_visas)
    ))
)
  ), 
  aimed as (
    select offered.agent_id, aim.country_iso, aim.aim,
      min(price) as min_price, min(days) as min_days,
      (array_agg(days order by price, days))[1] = min(days) as cheapest_is_quickest,
      array_agg(price order by offered.id) as prices, array_agg(days order by offered.id) as days
    from offered
    cross join lateral (
      select '', ''
      union all select offered.country_iso::text, ''
      union all select offered.country_iso::text, purpose from unnest(purposes) purpose
      union all select '', purpose from unnest(purposes) purpose
      union all select offered.country_iso::text, visa_id
      union all select offered.country_iso::text, lower(offered.country_iso) || '/' || former from unnest(former_codes) former
      union all select '', visa_id where visa_id like 'general/%'
    ) as aim (country_iso, aim)
    group by offered.agent_id, aim.country_iso, aim.aim
  ),
    gone as (
      delete from found_offer
      where agent_id = any('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[])
        and (agent_id, country_iso, aim) not in (select agent_id, country_iso, aim from aimed)
    )
    insert into found_offer as found (agent_id, country_iso, aim, standing, rating_rank, rating, min_price, min_days,
      cheapest_is_quickest, prices, days, licensed, languages, found_since)
    select aimed.agent_id, aimed.country_iso, aimed.aim, found_agent.standing, found_agent.rating_rank, found_agent.rating,
      aimed.min_price, aimed.min_days, aimed.cheapest_is_quickest, aimed.prices, aimed.days,
      case when aimed.country_iso = '' then aimed.agent_id in (select agent_id from licensed)
        else licensed.agent_id is not null end,
      ' ' || array_to_string(agent.languages, ' ') || ' ', found_agent.found_since
    from aimed
    join agent on agent.person_id = aimed.agent_id
    join found_agent on found_agent.agent_id = aimed.agent_id
    left join licensed on licensed.agent_id = aimed.agent_id and licensed.country_iso = aimed.country_iso
    on conflict (agent_id, country_iso, aim) do update set
      standing = excluded.standing, rating_rank = excluded.rating_rank, rating = excluded.rating,
      min_price = excluded.min_price, min_days = excluded.min_days, cheapest_is_quickest = excluded.cheapest_is_quickest, prices = excluded.prices, days = excluded.days,
      licensed = excluded.licensed, languages = excluded.languages, found_since = excluded.found_since
    where (found.standing, found.rating_rank, found.rating, found.min_price, found.min_days, found.cheapest_is_quickest, found.prices,
        found.days, found.licensed, found.languages, found.found_since)
      is distinct from (excluded.standing, excluded.rating_rank, excluded.rating, excluded.min_price,
        excluded.min_days, excluded.cheapest_is_quickest, excluded.prices, excluded.days, excluded.licensed, excluded.languages, excluded.found_since)
  ;


    insert into found_free as found (agent_id, next_free_at, look_again_at)
    select fresh.agent_id, fresh.next_free_at, fresh.look_again_at
    from unnest('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[], '{NULL}'::timestamptz[], '{"2026-11-03T09:00:00.000+00:00"}'::timestamptz[])
      as fresh (agent_id, next_free_at, look_again_at)
    join found_agent using (agent_id)
    on conflict (agent_id) do update
      set next_free_at = excluded.next_free_at, look_again_at = excluded.look_again_at
    where (found.next_free_at, found.look_again_at) is distinct from (excluded.next_free_at, excluded.look_again_at)
  ;


    insert into found_word (word)
    select distinct lexeme from found_agent, unnest(tsvector_to_array(doc)) lexeme
    where agent_id = any('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and position(':' in lexeme) = 0
      and not exists (select from found_word where word = lexeme)
    order by lexeme
    on conflict do nothing
  ;

-- gave 01a20da4-1b07-718f-ab0c-f5ee81bce156 01a20da4-1b02-7035-9d10-0eb669072a89
select "person"."id", "person"."email", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."email" in ('person-8089d2a9@example.com', 'person-f80ab343@example.com') and "person"."deleted_at" is null;

insert into "mail_body" ("id", "sealed", "created_at", "about_id", "person_id", "fact_id", "due_at") values ('81b3fb1b-459b-4e15-be6e-6937ce45ebc7', '\x9057d5b25c8e49a005c5d4bfe8317a7ef91fa7eae53a1a4b4cdc88863de23419e377cb8a29e5c52d135717d8726365bb14c42964244ab453d9ff3be9c30715596aa1337afb971f2636305d482d636ed5b484c63ad067664e2d6cd18fc4f1a889c355c2527936807d3d7f4d2e7e7fa99afa5360a2e2e4019c0a138fecf92a9874d308e080ed1bdc49a060cae35f8851b145954192e28f8f8e8f25eaacbe548671a16e65115370f74695a4e3ecda689c5e8a7ba3048abc513ba47848d048881a5f5b9e6da3eee85821ac8b48a2c236c6f84a6b512215d4a40d81e65f3638b0ea8fdf2ea12ba9ec02daca9daf4d6950aafe248339f8fdb7c01a79b843f5020864e7061cdaba8a405972ee5c74642ee375419ef3a0772a7e8924ff347f47f26ffa10d42f7dfa848385db585f211dfae2d5935106a4a6070b5e5dc50a6d77702296da4dbca6e086d1fa614b2f4465846477a3a20bd050e8ebb7f55d78346cd456386e03527bafb5b5d645f1e64cde8f2f2caea20e92e71ebd9cd7467a5f8abfd2d2720bc7462cc168fb6078fcbcebd1f25840c0ba79b8eac27d07590c9ba0fe6bc17859083d00b15b33c3cb3d80a155f962988a49e75bb329df99cdc1fd0d365c054dda000f8477df415c96152973e37b54bffe9011366fc7841ead876a552e39d294ac0c978a226b3fc6e23756e4d0a13a816269179e642019398883a14e291156ace3cbed677c135cad85776ecf7a1b288c8b45cf338f9f3976a4254129ff22548e485a220bec944a828cc34210de7d075632d03c5cb9d032b7c01f864103eecb3613c9b75a0826fda58cdb68ab01b8567b5f559da59127142a391ef6afbd98f5f033649f9038d4339b3c21', '2026-11-02T09:00:00.000+00:00', null, '01a20da4-1b07-718f-ab0c-f5ee81bce156', '01a20da4-1d10-78ad-b410-b04810cb9998', '2026-11-02T09:15:00.000+00:00'), ('119ed53b-b1f2-4bdf-bbdb-9ed79b51af96', '\x30b434787b9424810b115f90873c9a3ff9eaf8fb8bd379bf6dcbdd08ee144b823c739f9c365ed5def14e02190f35f3640137b5dea27c7bbae4025fd76175f4500462e2a7a43ff12eac408e70ba381be1292a02383bb673d5cae71d843b7de5fd90bc5159c6ed2d6c021884bccb3efd9e523f0304de31f0fd3c926c04a02bed8346e8191b608cdbcf5a3e54c7836d5bb628abe919f74122b0a923a48692f9ba25a91c5e7b0fd93886543d38897685cc9c3b6451d5bdb94616d0c9af75f0498dfa13ed79145e6221c40688a9730c3c7d4b6c30190a06341b43be64bd07c9d4031c03eef431e68b8508865341ef62d1be4dd30ac5b2bf30912e0819a76371ad9569f5a063a0bee53163eba87dd7d5e9552d14dc4793ace1ddb4d9648ee0201732279d2627a0e256ce2081080d66545164e22570979278f1eee23cd7422c9bc57ef9cb1cf6e9d133f66f3b8035163debd24ef37a953743fb19c55f979e092cc6845b27544d8b8e03281c1b6d03a03fa949e3ce8c47ae6a8f94ecda15e76868d4a79cf10b98ab1ef7eb29d79c705c08ff6d2a44d6b0a6a1b3be64dc8e57303d7c9d3546b70a00467c18a394555213e00f6c54a38348de642e7e1f647c5c0cfa5ac187d3440d0f7d7037c75f0c7731b23064e041f6b610492466fb3d7c4472195f068e30fe738d67acdf42317cb75ce4042905eac8b5359d98e76c88456479aa1cc3f1b161481f2c42f9320346d31907c7e99c02d44f15ba49a750499023334d61a018705c04108b5491773385bbfc55fdd467f65f3daa9677d9a8d99897d460a2d790166146f9540e3d329f7ecdbf8ff0b97d2fa7dd56d56ce252cb5c0cb09e0e26f01858436483dafca67b08fd71457f6b758d2463c6e3cbb253e481605a22f18e065f2a75200cd998b531b06d2e48c8ddc8b216abf0334907afd2e9a4c8d9a6a65fc564a384f8e673402bc1fe832e0be4573097de20a52b90', '2026-11-02T09:00:00.000+00:00', null, '01a20da4-1b02-7035-9d10-0eb669072a89', '01a20da4-1d10-78ad-b410-b04810cb9998', '2026-11-02T09:15:00.000+00:00');

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id", "client_order"."ref", "client_order"."client_id", "client_order"."agent_id", "client_order"."title", "client_order"."currency", "client_order"."commission_percent", "client_order"."delivery_days", "client_order"."meeting_minutes", "client_order"."requirements" as "requirements", "client_order"."status", "client_order"."stage", "client_order"."started_without" as "started_without", "client_order"."paid_at", "client_order"."started_at", "client_order"."due_at", "client_order"."paused_at", "client_order"."pause_note", "client_order"."completed_at", "client_order"."completed_by_silence", "client_order"."clears_at", "client_order"."cleared_at", "client_order"."early_start_agreed_at", "client_order"."risk_accepted_at", coalesce("client_order"."residence_iso", "client"."country_iso") as "residence_iso", "client"."email" as "client_email", "client"."first_name" as "client_first_name", "client"."timezone" as "client_timezone", "client"."clock" as "client_clock", "client"."deleted_at" as "client_deleted_at", "seller"."email" as "agent_email", "seller"."first_name" as "agent_first_name", "seller"."last_name" as "agent_last_name", "seller"."timezone" as "agent_timezone", "seller"."clock" as "agent_clock" from "client_order" inner join "person" as "client" on "client"."id" = "client_order"."client_id" inner join "person" as "seller" on "seller"."id" = "client_order"."agent_id" where "client_order"."paid_at" is not null and "client_order"."id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

-- gave 01a20da4-1cae-7c4d-9d84-d057667b6e44
select "id", "status", "summary", "answer", "decides_at", "answered_at", "created_at" from "completion_request" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' order by "created_at" desc, "id" desc;

select "id", "status", "days", "reason", "ends_at", "answered_at", "created_at" from "extension_request" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' order by "created_at" desc, "id" desc limit '1';


-- together
-- gave 01a20da4-1b9a-7f81-800d-9dedd72bee6a 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "id", "fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id" from "fact" where "id" = '01a20da4-1b9a-7f81-800d-9dedd72bee6a';

select "id", "status", "created_at", "decided_at" from "gift_check" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

select "payment"."id" as "payment_id", "payment"."promo_amount", "payment"."currency", "client_order"."client_id", "client_order"."agent_id" from "payment" inner join "client_order" on "client_order"."id" = "payment"."payable_id" where "payable" = 'order' and "payable_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "payment"."status" = 'success' and promo_amount > 0 and promo_amount * 2 >= price + tax_amount;


-- together
-- gave 01a20da4-1b9a-7f81-800d-9dedd72bee6a 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "id", "fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id" from "fact" where "id" = '01a20da4-1b9a-7f81-800d-9dedd72bee6a';

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id" as "order_id", "client_order"."client_id" as "client", coalesce("fact"."agent_id", "client_order"."agent_id") as "agent", "review"."author_id" as "author", "fact"."person_id" as "person", "fact"."created_at" from "fact" left join "review" on review.id = (fact.details->>'review')::uuid left join "client_order" on client_order.id = coalesce(fact.order_id, review.order_id) where "fact"."id" = '01a20da4-1b9a-7f81-800d-9dedd72bee6a';

-- gave 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "person"."id", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."id" = any('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "person"."deleted_at" is null;

-- gave 01a20da4-1d70-78ce-afb0-c9d5b7a9a592 01a20da4-1b07-718f-ab0c-f5ee81bce156
insert into "notification" ("person_id", "mode", "kind", "is_shown", "fact_id", "order_id", "created_at") values ('01a20da4-1b07-718f-ab0c-f5ee81bce156', 'agent', 'orders', 'true', '01a20da4-1b9a-7f81-800d-9dedd72bee6a', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', '2026-11-02T09:00:00.000+00:00') on conflict ("person_id", "fact_id") do nothing returning "id", "person_id";


-- together
-- gave 01a20da4-1be1-752f-ab2d-d133b0e28fa7 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b07-718f-ab0c-f5ee81bce156 815f7443-58e5-495b-a23e-f8253e37ac04
select "id", "fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id" from "fact" where "id" = '01a20da4-1be1-752f-ab2d-d133b0e28fa7';

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id" as "order_id", "client_order"."client_id" as "client", coalesce("fact"."agent_id", "client_order"."agent_id") as "agent", "review"."author_id" as "author", "fact"."person_id" as "person", "fact"."created_at" from "fact" left join "review" on review.id = (fact.details->>'review')::uuid left join "client_order" on client_order.id = coalesce(fact.order_id, review.order_id) where "fact"."id" = '01a20da4-1be1-752f-ab2d-d133b0e28fa7';

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89
select "person"."id", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."id" = any('{"01a20da4-1b02-7035-9d10-0eb669072a89"}'::uuid[]) and "person"."deleted_at" is null;

-- gave 01a20da4-1d76-7077-96ae-e7ac39cb8db9 01a20da4-1b02-7035-9d10-0eb669072a89
insert into "notification" ("person_id", "mode", "kind", "is_shown", "fact_id", "order_id", "created_at") values ('01a20da4-1b02-7035-9d10-0eb669072a89', 'client', 'orders', 'true', '01a20da4-1be1-752f-ab2d-d133b0e28fa7', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', '2026-11-02T09:00:00.000+00:00') on conflict ("person_id", "fact_id") do nothing returning "id", "person_id";


-- together
-- gave 01a20da4-1c14-7dd4-963f-9a7a0780b202 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1c13-71ad-bff7-c26ce6869e20 01a20da4-1b07-718f-ab0c-f5ee81bce156 d17a14ed-c450-4944-847e-0af721741630
select "id", "fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id" from "fact" where "id" = '01a20da4-1c14-7dd4-963f-9a7a0780b202';

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id" as "order_id", "client_order"."client_id" as "client", coalesce("fact"."agent_id", "client_order"."agent_id") as "agent", "review"."author_id" as "author", "fact"."person_id" as "person", "fact"."created_at" from "fact" left join "review" on review.id = (fact.details->>'review')::uuid left join "client_order" on client_order.id = coalesce(fact.order_id, review.order_id) where "fact"."id" = '01a20da4-1c14-7dd4-963f-9a7a0780b202';

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89
select "person"."id", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."id" = any('{"01a20da4-1b02-7035-9d10-0eb669072a89"}'::uuid[]) and "person"."deleted_at" is null;

-- gave 01a20da4-1d7c-7dba-aa3f-13864ffc4faa 01a20da4-1b02-7035-9d10-0eb669072a89
insert into "notification" ("person_id", "mode", "kind", "is_shown", "fact_id", "order_id", "created_at") values ('01a20da4-1b02-7035-9d10-0eb669072a89', 'client', 'orders', 'true', '01a20da4-1c14-7dd4-963f-9a7a0780b202', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', '2026-11-02T09:00:00.000+00:00') on conflict ("person_id", "fact_id") do nothing returning "id", "person_id";


-- together
-- gave 01a20da4-1c3e-7f4e-a2ec-22eec1b5a076 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1c13-71ad-bff7-c26ce6869e20 01a20da4-1b02-7035-9d10-0eb669072a89
select "id", "fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id" from "fact" where "id" = '01a20da4-1c3e-7f4e-a2ec-22eec1b5a076';

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id" as "order_id", "client_order"."client_id" as "client", coalesce("fact"."agent_id", "client_order"."agent_id") as "agent", "review"."author_id" as "author", "fact"."person_id" as "person", "fact"."created_at" from "fact" left join "review" on review.id = (fact.details->>'review')::uuid left join "client_order" on client_order.id = coalesce(fact.order_id, review.order_id) where "fact"."id" = '01a20da4-1c3e-7f4e-a2ec-22eec1b5a076';

-- gave 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "person"."id", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."id" = any('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "person"."deleted_at" is null;

-- gave 01a20da4-1d83-73e3-bf55-fd1d02a0dae7 01a20da4-1b07-718f-ab0c-f5ee81bce156
insert into "notification" ("person_id", "mode", "kind", "is_shown", "fact_id", "order_id", "created_at") values ('01a20da4-1b07-718f-ab0c-f5ee81bce156', 'agent', 'orders', 'true', '01a20da4-1c3e-7f4e-a2ec-22eec1b5a076', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', '2026-11-02T09:00:00.000+00:00') on conflict ("person_id", "fact_id") do nothing returning "id", "person_id";


-- together
-- gave 01a20da4-1c45-7eb9-ab87-5de47fd81967 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6
select "id", "fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id" from "fact" where "id" = '01a20da4-1c45-7eb9-ab87-5de47fd81967';

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id" as "order_id", "client_order"."client_id" as "client", coalesce("fact"."agent_id", "client_order"."agent_id") as "agent", "review"."author_id" as "author", "fact"."person_id" as "person", "fact"."created_at" from "fact" left join "review" on review.id = (fact.details->>'review')::uuid left join "client_order" on client_order.id = coalesce(fact.order_id, review.order_id) where "fact"."id" = '01a20da4-1c45-7eb9-ab87-5de47fd81967';

-- gave 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "person"."id", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."id" = any('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "person"."deleted_at" is null;

-- gave 01a20da4-1d8a-738f-982d-b6098bea62e7 01a20da4-1b07-718f-ab0c-f5ee81bce156
insert into "notification" ("person_id", "mode", "kind", "is_shown", "fact_id", "order_id", "created_at") values ('01a20da4-1b07-718f-ab0c-f5ee81bce156', 'agent', 'orders', 'true', '01a20da4-1c45-7eb9-ab87-5de47fd81967', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', '2026-11-02T09:00:00.000+00:00') on conflict ("person_id", "fact_id") do nothing returning "id", "person_id";


-- together
-- gave 01a20da4-1cb0-7f20-b512-0596eebec8d0 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b07-718f-ab0c-f5ee81bce156 53fbdfa2-1c1b-44f9-83f5-3093707360e3
select "id", "fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id" from "fact" where "id" = '01a20da4-1cb0-7f20-b512-0596eebec8d0';

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id" as "order_id", "client_order"."client_id" as "client", coalesce("fact"."agent_id", "client_order"."agent_id") as "agent", "review"."author_id" as "author", "fact"."person_id" as "person", "fact"."created_at" from "fact" left join "review" on review.id = (fact.details->>'review')::uuid left join "client_order" on client_order.id = coalesce(fact.order_id, review.order_id) where "fact"."id" = '01a20da4-1cb0-7f20-b512-0596eebec8d0';

-- gave 01a20da4-1b02-7035-9d10-0eb669072a89
select "person"."id", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."id" = any('{"01a20da4-1b02-7035-9d10-0eb669072a89"}'::uuid[]) and "person"."deleted_at" is null;

-- gave 01a20da4-1d8e-757c-9e33-aabdb2aca181 01a20da4-1b02-7035-9d10-0eb669072a89
insert into "notification" ("person_id", "mode", "kind", "is_shown", "fact_id", "order_id", "created_at") values ('01a20da4-1b02-7035-9d10-0eb669072a89', 'client', 'orders', 'true', '01a20da4-1cb0-7f20-b512-0596eebec8d0', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', '2026-11-02T09:00:00.000+00:00') on conflict ("person_id", "fact_id") do nothing returning "id", "person_id";


-- together
-- gave 01a20da4-1d10-78ad-b410-b04810cb9998 01a20da4-1b07-718f-ab0c-f5ee81bce156 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 38919bb7-1405-411f-9187-74ad35ab718f
select "id", "fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id" from "fact" where "id" = '01a20da4-1d10-78ad-b410-b04810cb9998';

select "id", "status", "created_at", "decided_at" from "gift_check" where "order_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6';

select "payment"."id" as "payment_id", "payment"."promo_amount", "payment"."currency", "client_order"."client_id", "client_order"."agent_id" from "payment" inner join "client_order" on "client_order"."id" = "payment"."payable_id" where "payable" = 'order' and "payable_id" = '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6' and "payment"."status" = 'success' and promo_amount > 0 and promo_amount * 2 >= price + tax_amount;


-- together
-- gave 01a20da4-1d10-78ad-b410-b04810cb9998 01a20da4-1b07-718f-ab0c-f5ee81bce156 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 38919bb7-1405-411f-9187-74ad35ab718f
select "id", "fact", "person_id", "agent_id", "order_id", "reason", "details", "actor_id", "actor_mode", "request_id" from "fact" where "id" = '01a20da4-1d10-78ad-b410-b04810cb9998';

-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6 01a20da4-1b02-7035-9d10-0eb669072a89 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "client_order"."id" as "order_id", "client_order"."client_id" as "client", coalesce("fact"."agent_id", "client_order"."agent_id") as "agent", "review"."author_id" as "author", "fact"."person_id" as "person", "fact"."created_at" from "fact" left join "review" on review.id = (fact.details->>'review')::uuid left join "client_order" on client_order.id = coalesce(fact.order_id, review.order_id) where "fact"."id" = '01a20da4-1d10-78ad-b410-b04810cb9998';

-- gave 01a20da4-1b07-718f-ab0c-f5ee81bce156
select "person"."id", "person"."timezone", "notice_preference"."preferences" from "person" left join "notice_preference" on "notice_preference"."person_id" = "person"."id" where "person"."id" = any('{"01a20da4-1b07-718f-ab0c-f5ee81bce156"}'::uuid[]) and "person"."deleted_at" is null;

-- gave 01a20da4-1d9a-76e8-95d0-51daf9595c7e 01a20da4-1b07-718f-ab0c-f5ee81bce156
insert into "notification" ("person_id", "mode", "kind", "is_shown", "fact_id", "order_id", "created_at") values ('01a20da4-1b07-718f-ab0c-f5ee81bce156', 'agent', 'orders', 'true', '01a20da4-1d10-78ad-b410-b04810cb9998', '01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6', '2026-11-02T09:00:00.000+00:00') on conflict ("person_id", "fact_id") do nothing returning "id", "person_id";


-- together
select "sealed" from "mail_body" where "id" = '80b39113-47a4-4480-a8c1-43f0c2a32bec';


-- together
-- gave 01a20da4-1abc-7370-b68a-2c40b9721751

    insert into mail_delivery (key, claimed_at) values ('email-code:01a20da4-1abc-7370-b68a-2c40b9721751', '2026-11-02T09:00:00.000+00:00')
    on conflict (key) do update set claimed_at = excluded.claimed_at
    where mail_delivery.settled_at is null and mail_delivery.claimed_at < '2026-11-02T08:55:00.000+00:00'
    returning key;


-- together
insert into "outbox" ("key", "recipient", "reply_to", "subject", "html", "text", "calendar", "created_at") values ('email-code:01a20da4-1abc-7370-b68a-2c40b9721751', 'joins-36e26923@example.com', null, '61752 is your Sojourn code', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>61752 is your Sojourn code</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
.around { padding: 20px 10px !important; }
.inside { padding: 28px 22px !important; }
.stub { padding: 16px 22px 20px !important; }
.wide { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
.page { background: #0a1416 !important; }
.card { background: #15262a !important; border-color: #2f464c !important; }
.notch, .perforation { border-color: #2f464c !important; }
.ink { color: #e9efee !important; }
.soft { color: #b3c2c2 !important; }
.faint { color: #91a3a5 !important; }
.link { color: #5accc4 !important; }
.dot, .route, .edge { border-color: #5accc4 !important; }
.dot-full { background: #5accc4 !important; }
.tint { background: #15363a !important; }
.action { background: #5accc4 !important; }
.action-label { color: #04211f !important; }
}

[data-ogsc] .page { background: #0a1416 !important; }
[data-ogsc] .card { background: #15262a !important; border-color: #2f464c !important; }
[data-ogsc] .notch, [data-ogsc] .perforation { border-color: #2f464c !important; }
[data-ogsc] .ink { color: #e9efee !important; }
[data-ogsc] .soft { color: #b3c2c2 !important; }
[data-ogsc] .faint { color: #91a3a5 !important; }
[data-ogsc] .link { color: #5accc4 !important; }
[data-ogsc] .dot, [data-ogsc] .route, [data-ogsc] .edge { border-color: #5accc4 !important; }
[data-ogsc] .dot-full { background: #5accc4 !important; }
[data-ogsc] .tint { background: #15363a !important; }
[data-ogsc] .action { background: #5accc4 !important; }
[data-ogsc] .action-label { color: #04211f !important; }
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f1ea">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">Type it in where you were asked for it, and your email is verified.&#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; </div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f1ea">
<tr><td align="center" class="around" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 8px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ink" style="font-family:Fraunces,&#39;Iowan Old Style&#39;,&#39;Palatino Linotype&#39;,Palatino,Georgia,serif;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.01em;color:#12262b">Sojourn</td>
<td align="right" valign="middle"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="dot" width="7" style="width:7px;height:7px;font-size:0;line-height:0;border:2px solid #0a6869;border-radius:8px;">&nbsp;</td>
<td width="56" style="width:56px;padding:0 4px"><div class="route" style="height:0;font-size:0;line-height:0;border-top:2px dashed #0a6869">&nbsp;</div></td>
<td class="dot dot-full" width="7" style="width:7px;height:7px;font-size:0;line-height:0;border:2px solid #0a6869;border-radius:8px;background:#0a6869">&nbsp;</td>
</tr></table></td>
</tr></table></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e3dfd4;border-radius:14px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="inside" style="padding:40px 40px 36px">
<h1 class="ink" style="margin:0 0 20px;font-family:Fraunces,&#39;Iowan Old Style&#39;,&#39;Palatino Linotype&#39;,Palatino,Georgia,serif;font-size:28px;line-height:1.2;font-weight:600;letter-spacing:-0.01em;word-break:break-word;color:#12262b">Here is your code</h1>
<p class="soft" style="margin:0 0 16px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;word-break:break-word;color:#3f5358">Type it in where you were asked for it, and your email is verified.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="tint ink edge" align="center" style="padding:20px 12px;background:#e2f0ed;border:2px dashed #0a6869;border-radius:10px;font-family:''SF Mono'',Menlo,Consolas,''Liberation Mono'',monospace;font-size:30px;line-height:1.2;font-weight:600;letter-spacing:0.2em;text-indent:0.2em;word-break:break-all;color:#12262b">61752</td>
</tr></table>


</td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="page notch" width="10" style="width:10px;height:20px;font-size:0;line-height:0;background:#f3f1ea;border:1px solid #e3dfd4;border-left:0;border-radius:0 12px 12px 0">&nbsp;</td>
<td style="padding:0 10px"><div class="perforation" style="height:0;font-size:0;line-height:0;border-top:2px dashed #e3dfd4">&nbsp;</div></td>
<td class="page notch" width="10" style="width:10px;height:20px;font-size:0;line-height:0;background:#f3f1ea;border:1px solid #e3dfd4;border-right:0;border-radius:12px 0 0 12px">&nbsp;</td>
</tr></table></td></tr>
<tr><td class="inside stub" style="padding:20px 40px 28px">
<p class="faint" style="margin:0 0 8px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:13px;line-height:1.55;color:#5c6f74">It works for 10 minutes. Nobody from our team will ever ask you for it.</p>
<p class="faint" style="margin:0 0 8px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:13px;line-height:1.55;color:#5c6f74">You did not ask for a code? Then someone typed your address by mistake, and you can ignore this email.</p>

</td></tr>
</table>
</td></tr>
<tr><td style="padding:20px 8px 0"><p class="faint" style="margin:0 0 8px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:13px;line-height:1.55;color:#5c6f74"><a href="http://127.0.0.1:3000" target="_blank" class="faint" style="color:#5c6f74">Sojourn</a> &middot; Global Marketplace for Immigration Application Services</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>', 'Here is your code

Type it in where you were asked for it, and your email is verified.

    61752

It works for 10 minutes. Nobody from our team will ever ask you for it.

You did not ask for a code? Then someone typed your address by mistake, and you can ignore this email.

-- 
Sojourn
http://127.0.0.1:3000
', null, '2026-11-02T09:00:00.000+00:00') on conflict ("key") do nothing;


-- together
update "mail_delivery" set "settled_at" = '2026-11-02T09:00:00.000+00:00', "refusal" = null where "key" = 'email-code:01a20da4-1abc-7370-b68a-2c40b9721751';


-- together
delete from "mail_body" where "id" = '80b39113-47a4-4480-a8c1-43f0c2a32bec';


-- together
select "sealed" from "mail_body" where "id" = '63b175ce-afef-4ac2-ac5f-03d2ba204089';


-- together
-- gave 01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6

    insert into mail_delivery (key, claimed_at) values ('order:01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6:paid', '2026-11-02T09:00:00.000+00:00')
    on conflict (key) do update set claimed_at = excluded.claimed_at
    where mail_delivery.settled_at is null and mail_delivery.claimed_at < '2026-11-02T08:55:00.000+00:00'
    returning key;


-- together
insert into "outbox" ("key", "recipient", "reply_to", "subject", "html", "text", "calendar", "created_at") values ('order:01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6:paid', 'person-8089d2a9@example.com', null, 'Ada hired you: German student visa', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>Ada hired you: German student visa</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
.around { padding: 20px 10px !important; }
.inside { padding: 28px 22px !important; }
.stub { padding: 16px 22px 20px !important; }
.wide { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
.page { background: #0a1416 !important; }
.card { background: #15262a !important; border-color: #2f464c !important; }
.notch, .perforation { border-color: #2f464c !important; }
.ink { color: #e9efee !important; }
.soft { color: #b3c2c2 !important; }
.faint { color: #91a3a5 !important; }
.link { color: #5accc4 !important; }
.dot, .route, .edge { border-color: #5accc4 !important; }
.dot-full { background: #5accc4 !important; }
.tint { background: #15363a !important; }
.action { background: #5accc4 !important; }
.action-label { color: #04211f !important; }
}

[data-ogsc] .page { background: #0a1416 !important; }
[data-ogsc] .card { background: #15262a !important; border-color: #2f464c !important; }
[data-ogsc] .notch, [data-ogsc] .perforation { border-color: #2f464c !important; }
[data-ogsc] .ink { color: #e9efee !important; }
[data-ogsc] .soft { color: #b3c2c2 !important; }
[data-ogsc] .faint { color: #91a3a5 !important; }
[data-ogsc] .link { color: #5accc4 !important; }
[data-ogsc] .dot, [data-ogsc] .route, [data-ogsc] .edge { border-color: #5accc4 !important; }
[data-ogsc] .dot-full { background: #5accc4 !important; }
[data-ogsc] .tint { background: #15363a !important; }
[data-ogsc] .action { background: #5accc4 !important; }
[data-ogsc] .action-label { color: #04211f !important; }
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f1ea">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">Ada paid for &quot;German student visa&quot; (SO-8K8S0R2V). The money is held until the client accepts your work. Then it is yours, less our commission.&#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; </div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f1ea">
<tr><td align="center" class="around" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 8px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ink" style="font-family:Fraunces,&#39;Iowan Old Style&#39;,&#39;Palatino Linotype&#39;,Palatino,Georgia,serif;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.01em;color:#12262b">Sojourn</td>
<td align="right" valign="middle"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="dot" width="7" style="width:7px;height:7px;font-size:0;line-height:0;border:2px solid #0a6869;border-radius:8px;">&nbsp;</td>
<td width="56" style="width:56px;padding:0 4px"><div class="route" style="height:0;font-size:0;line-height:0;border-top:2px dashed #0a6869">&nbsp;</div></td>
<td class="dot dot-full" width="7" style="width:7px;height:7px;font-size:0;line-height:0;border:2px solid #0a6869;border-radius:8px;background:#0a6869">&nbsp;</td>
</tr></table></td>
</tr></table></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e3dfd4;border-radius:14px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="inside" style="padding:40px 40px 36px">
<h1 class="ink" style="margin:0 0 20px;font-family:Fraunces,&#39;Iowan Old Style&#39;,&#39;Palatino Linotype&#39;,Palatino,Georgia,serif;font-size:28px;line-height:1.2;font-weight:600;letter-spacing:-0.01em;word-break:break-word;color:#12262b">You are hired, Amara</h1>
<p class="soft" style="margin:0 0 16px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;word-break:break-word;color:#3f5358">Ada paid for &quot;German student visa&quot; (SO-8K8S0R2V). The money is held until the client accepts your work. Then it is yours, less our commission.</p>
<p class="soft" style="margin:0 0 16px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;word-break:break-word;color:#3f5358">Open the order to see what your client needs and by when. Start within 3 days.</p>


<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 0"><tr>
<td class="action" align="center" bgcolor="#0a6869" style="background:#0a6869;border-radius:10px">
<a href="http://127.0.0.1:3000/p/agent/orders/01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6" target="_blank" class="action-label" style="display:block;padding:14px 28px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;color:#ffffff">Open the order</a>
</td></tr></table>
</td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="page notch" width="10" style="width:10px;height:20px;font-size:0;line-height:0;background:#f3f1ea;border:1px solid #e3dfd4;border-left:0;border-radius:0 12px 12px 0">&nbsp;</td>
<td style="padding:0 10px"><div class="perforation" style="height:0;font-size:0;line-height:0;border-top:2px dashed #e3dfd4">&nbsp;</div></td>
<td class="page notch" width="10" style="width:10px;height:20px;font-size:0;line-height:0;background:#f3f1ea;border:1px solid #e3dfd4;border-right:0;border-radius:12px 0 0 12px">&nbsp;</td>
</tr></table></td></tr>
<tr><td class="inside stub" style="padding:20px 40px 28px">

<p class="faint" style="margin:0 0 8px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:13px;line-height:1.55;color:#5c6f74">If the button does not open, copy this address into your browser:<br><a href="http://127.0.0.1:3000/p/agent/orders/01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6" target="_blank" class="link" style="color:#0a6869;word-break:break-all">http://127.0.0.1:3000/p/agent/orders/01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6</a></p>
</td></tr>
</table>
</td></tr>
<tr><td style="padding:20px 8px 0"><p class="faint" style="margin:0 0 8px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:13px;line-height:1.55;color:#5c6f74"><a href="http://127.0.0.1:3000" target="_blank" class="faint" style="color:#5c6f74">Sojourn</a> &middot; Global Marketplace for Immigration Application Services</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>', 'You are hired, Amara

Ada paid for "German student visa" (SO-8K8S0R2V). The money is held until the client accepts your work. Then it is yours, less our commission.

Open the order to see what your client needs and by when. Start within 3 days.

Open the order:
http://127.0.0.1:3000/p/agent/orders/01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6

-- 
Sojourn
http://127.0.0.1:3000
', null, '2026-11-02T09:00:00.000+00:00') on conflict ("key") do nothing;


-- together
update "mail_delivery" set "settled_at" = '2026-11-02T09:00:00.000+00:00', "refusal" = null where "key" = 'order:01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6:paid';


-- together
delete from "mail_body" where "id" = '63b175ce-afef-4ac2-ac5f-03d2ba204089';


-- together
select "sealed" from "mail_body" where "id" = '67b0a147-e81a-4924-b3fe-96a64c8a44f7';


-- together
-- gave 01a20da4-1b67-7538-a89a-183e2b7f3743

    insert into mail_delivery (key, claimed_at) values ('payment:01a20da4-1b67-7538-a89a-183e2b7f3743:made', '2026-11-02T09:00:00.000+00:00')
    on conflict (key) do update set claimed_at = excluded.claimed_at
    where mail_delivery.settled_at is null and mail_delivery.claimed_at < '2026-11-02T08:55:00.000+00:00'
    returning key;


-- together
insert into "outbox" ("key", "recipient", "reply_to", "subject", "html", "text", "calendar", "created_at") values ('payment:01a20da4-1b67-7538-a89a-183e2b7f3743:made', 'person-f80ab343@example.com', null, 'Your payment of $500.00 was made', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>Your payment of $500.00 was made</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
.around { padding: 20px 10px !important; }
.inside { padding: 28px 22px !important; }
.stub { padding: 16px 22px 20px !important; }
.wide { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
.page { background: #0a1416 !important; }
.card { background: #15262a !important; border-color: #2f464c !important; }
.notch, .perforation { border-color: #2f464c !important; }
.ink { color: #e9efee !important; }
.soft { color: #b3c2c2 !important; }
.faint { color: #91a3a5 !important; }
.link { color: #5accc4 !important; }
.dot, .route, .edge { border-color: #5accc4 !important; }
.dot-full { background: #5accc4 !important; }
.tint { background: #15363a !important; }
.action { background: #5accc4 !important; }
.action-label { color: #04211f !important; }
}

[data-ogsc] .page { background: #0a1416 !important; }
[data-ogsc] .card { background: #15262a !important; border-color: #2f464c !important; }
[data-ogsc] .notch, [data-ogsc] .perforation { border-color: #2f464c !important; }
[data-ogsc] .ink { color: #e9efee !important; }
[data-ogsc] .soft { color: #b3c2c2 !important; }
[data-ogsc] .faint { color: #91a3a5 !important; }
[data-ogsc] .link { color: #5accc4 !important; }
[data-ogsc] .dot, [data-ogsc] .route, [data-ogsc] .edge { border-color: #5accc4 !important; }
[data-ogsc] .dot-full { background: #5accc4 !important; }
[data-ogsc] .tint { background: #15363a !important; }
[data-ogsc] .action { background: #5accc4 !important; }
[data-ogsc] .action-label { color: #04211f !important; }
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f1ea">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">You paid $500.00 for “German student visa” by Amara Okafor.&#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; </div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f1ea">
<tr><td align="center" class="around" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 8px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ink" style="font-family:Fraunces,&#39;Iowan Old Style&#39;,&#39;Palatino Linotype&#39;,Palatino,Georgia,serif;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.01em;color:#12262b">Sojourn</td>
<td align="right" valign="middle"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="dot" width="7" style="width:7px;height:7px;font-size:0;line-height:0;border:2px solid #0a6869;border-radius:8px;">&nbsp;</td>
<td width="56" style="width:56px;padding:0 4px"><div class="route" style="height:0;font-size:0;line-height:0;border-top:2px dashed #0a6869">&nbsp;</div></td>
<td class="dot dot-full" width="7" style="width:7px;height:7px;font-size:0;line-height:0;border:2px solid #0a6869;border-radius:8px;background:#0a6869">&nbsp;</td>
</tr></table></td>
</tr></table></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e3dfd4;border-radius:14px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="inside" style="padding:40px 40px 36px">
<h1 class="ink" style="margin:0 0 20px;font-family:Fraunces,&#39;Iowan Old Style&#39;,&#39;Palatino Linotype&#39;,Palatino,Georgia,serif;font-size:28px;line-height:1.2;font-weight:600;letter-spacing:-0.01em;word-break:break-word;color:#12262b">Thank you, Ada</h1>
<p class="soft" style="margin:0 0 16px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;word-break:break-word;color:#3f5358">You paid $500.00 for “German student visa” by Amara Okafor.</p>
<p class="soft" style="margin:0 0 16px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;word-break:break-word;color:#3f5358">The money is protected. It is held until the work is done and accepted.</p>
<p class="soft" style="margin:0 0 16px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;word-break:break-word;color:#3f5358">The number of this payment is PAY-HJ32-T4WH-770M.</p>


<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 0"><tr>
<td class="action" align="center" bgcolor="#0a6869" style="background:#0a6869;border-radius:10px">
<a href="http://127.0.0.1:3000/p/client/payments/history" target="_blank" class="action-label" style="display:block;padding:14px 28px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;color:#ffffff">See the receipt</a>
</td></tr></table>
</td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="page notch" width="10" style="width:10px;height:20px;font-size:0;line-height:0;background:#f3f1ea;border:1px solid #e3dfd4;border-left:0;border-radius:0 12px 12px 0">&nbsp;</td>
<td style="padding:0 10px"><div class="perforation" style="height:0;font-size:0;line-height:0;border-top:2px dashed #e3dfd4">&nbsp;</div></td>
<td class="page notch" width="10" style="width:10px;height:20px;font-size:0;line-height:0;background:#f3f1ea;border:1px solid #e3dfd4;border-right:0;border-radius:12px 0 0 12px">&nbsp;</td>
</tr></table></td></tr>
<tr><td class="inside stub" style="padding:20px 40px 28px">

<p class="faint" style="margin:0 0 8px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:13px;line-height:1.55;color:#5c6f74">If the button does not open, copy this address into your browser:<br><a href="http://127.0.0.1:3000/p/client/payments/history" target="_blank" class="link" style="color:#0a6869;word-break:break-all">http://127.0.0.1:3000/p/client/payments/history</a></p>
</td></tr>
</table>
</td></tr>
<tr><td style="padding:20px 8px 0"><p class="faint" style="margin:0 0 8px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:13px;line-height:1.55;color:#5c6f74"><a href="http://127.0.0.1:3000" target="_blank" class="faint" style="color:#5c6f74">Sojourn</a> &middot; Global Marketplace for Immigration Application Services</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>', 'Thank you, Ada

You paid $500.00 for “German student visa” by Amara Okafor.

The money is protected. It is held until the work is done and accepted.

The number of this payment is PAY-HJ32-T4WH-770M.

See the receipt:
http://127.0.0.1:3000/p/client/payments/history

-- 
Sojourn
http://127.0.0.1:3000
', null, '2026-11-02T09:00:00.000+00:00') on conflict ("key") do nothing;


-- together
update "mail_delivery" set "settled_at" = '2026-11-02T09:00:00.000+00:00', "refusal" = null where "key" = 'payment:01a20da4-1b67-7538-a89a-183e2b7f3743:made';


-- together
delete from "mail_body" where "id" = '67b0a147-e81a-4924-b3fe-96a64c8a44f7';


-- together
select "sealed" from "mail_body" where "id" = 'd6fe0241-ff52-49e3-bf26-453182e7c000';


-- together
-- gave 01a20da4-1cae-7c4d-9d84-d057667b6e44

    insert into mail_delivery (key, claimed_at) values ('completion-request:01a20da4-1cae-7c4d-9d84-d057667b6e44:asked', '2026-11-02T09:00:00.000+00:00')
    on conflict (key) do update set claimed_at = excluded.claimed_at
    where mail_delivery.settled_at is null and mail_delivery.claimed_at < '2026-11-02T08:55:00.000+00:00'
    returning key;


-- together
insert into "outbox" ("key", "recipient", "reply_to", "subject", "html", "text", "calendar", "created_at") values ('completion-request:01a20da4-1cae-7c4d-9d84-d057667b6e44:asked', 'person-f80ab343@example.com', null, 'Amara finished the work: please check it', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>Amara finished the work: please check it</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
.around { padding: 20px 10px !important; }
.inside { padding: 28px 22px !important; }
.stub { padding: 16px 22px 20px !important; }
.wide { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
.page { background: #0a1416 !important; }
.card { background: #15262a !important; border-color: #2f464c !important; }
.notch, .perforation { border-color: #2f464c !important; }
.ink { color: #e9efee !important; }
.soft { color: #b3c2c2 !important; }
.faint { color: #91a3a5 !important; }
.link { color: #5accc4 !important; }
.dot, .route, .edge { border-color: #5accc4 !important; }
.dot-full { background: #5accc4 !important; }
.tint { background: #15363a !important; }
.action { background: #5accc4 !important; }
.action-label { color: #04211f !important; }
}

[data-ogsc] .page { background: #0a1416 !important; }
[data-ogsc] .card { background: #15262a !important; border-color: #2f464c !important; }
[data-ogsc] .notch, [data-ogsc] .perforation { border-color: #2f464c !important; }
[data-ogsc] .ink { color: #e9efee !important; }
[data-ogsc] .soft { color: #b3c2c2 !important; }
[data-ogsc] .faint { color: #91a3a5 !important; }
[data-ogsc] .link { color: #5accc4 !important; }
[data-ogsc] .dot, [data-ogsc] .route, [data-ogsc] .edge { border-color: #5accc4 !important; }
[data-ogsc] .dot-full { background: #5accc4 !important; }
[data-ogsc] .tint { background: #15363a !important; }
[data-ogsc] .action { background: #5accc4 !important; }
[data-ogsc] .action-label { color: #04211f !important; }
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f1ea">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">Amara Okafor says that the work on &quot;German student visa&quot; (SO-8K8S0R2V) is done. Accept it, or say what must change.&#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; &#8199;&#847; </div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f1ea">
<tr><td align="center" class="around" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 8px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ink" style="font-family:Fraunces,&#39;Iowan Old Style&#39;,&#39;Palatino Linotype&#39;,Palatino,Georgia,serif;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.01em;color:#12262b">Sojourn</td>
<td align="right" valign="middle"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="dot" width="7" style="width:7px;height:7px;font-size:0;line-height:0;border:2px solid #0a6869;border-radius:8px;">&nbsp;</td>
<td width="56" style="width:56px;padding:0 4px"><div class="route" style="height:0;font-size:0;line-height:0;border-top:2px dashed #0a6869">&nbsp;</div></td>
<td class="dot dot-full" width="7" style="width:7px;height:7px;font-size:0;line-height:0;border:2px solid #0a6869;border-radius:8px;background:#0a6869">&nbsp;</td>
</tr></table></td>
</tr></table></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e3dfd4;border-radius:14px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="inside" style="padding:40px 40px 36px">
<h1 class="ink" style="margin:0 0 20px;font-family:Fraunces,&#39;Iowan Old Style&#39;,&#39;Palatino Linotype&#39;,Palatino,Georgia,serif;font-size:28px;line-height:1.2;font-weight:600;letter-spacing:-0.01em;word-break:break-word;color:#12262b">Please check the work</h1>
<p class="soft" style="margin:0 0 16px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;word-break:break-word;color:#3f5358">Amara Okafor says that the work on &quot;German student visa&quot; (SO-8K8S0R2V) is done. Accept it, or say what must change.</p>
<p class="soft" style="margin:0 0 16px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;word-break:break-word;color:#3f5358">If you do not answer, the work counts as accepted on Monday 16 November 2026 at 09:00 (UTC), and Amara is paid.</p>


<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 0"><tr>
<td class="action" align="center" bgcolor="#0a6869" style="background:#0a6869;border-radius:10px">
<a href="http://127.0.0.1:3000/p/client/orders/01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6" target="_blank" class="action-label" style="display:block;padding:14px 28px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;color:#ffffff">Check the work</a>
</td></tr></table>
</td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="page notch" width="10" style="width:10px;height:20px;font-size:0;line-height:0;background:#f3f1ea;border:1px solid #e3dfd4;border-left:0;border-radius:0 12px 12px 0">&nbsp;</td>
<td style="padding:0 10px"><div class="perforation" style="height:0;font-size:0;line-height:0;border-top:2px dashed #e3dfd4">&nbsp;</div></td>
<td class="page notch" width="10" style="width:10px;height:20px;font-size:0;line-height:0;background:#f3f1ea;border:1px solid #e3dfd4;border-right:0;border-radius:12px 0 0 12px">&nbsp;</td>
</tr></table></td></tr>
<tr><td class="inside stub" style="padding:20px 40px 28px">

<p class="faint" style="margin:0 0 8px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:13px;line-height:1.55;color:#5c6f74">If the button does not open, copy this address into your browser:<br><a href="http://127.0.0.1:3000/p/client/orders/01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6" target="_blank" class="link" style="color:#0a6869;word-break:break-all">http://127.0.0.1:3000/p/client/orders/01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6</a></p>
</td></tr>
</table>
</td></tr>
<tr><td style="padding:20px 8px 0"><p class="faint" style="margin:0 0 8px;font-family:Inter,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:13px;line-height:1.55;color:#5c6f74"><a href="http://127.0.0.1:3000" target="_blank" class="faint" style="color:#5c6f74">Sojourn</a> &middot; Global Marketplace for Immigration Application Services</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>', 'Please check the work

Amara Okafor says that the work on "German student visa" (SO-8K8S0R2V) is done. Accept it, or say what must change.

If you do not answer, the work counts as accepted on Monday 16 November 2026 at 09:00 (UTC), and Amara is paid.

Check the work:
http://127.0.0.1:3000/p/client/orders/01a20da4-1b5c-7a2e-8a0e-060f8c7b86b6

-- 
Sojourn
http://127.0.0.1:3000
', null, '2026-11-02T09:00:00.000+00:00') on conflict ("key") do nothing;


-- together
update "mail_delivery" set "settled_at" = '2026-11-02T09:00:00.000+00:00', "refusal" = null where "key" = 'completion-request:01a20da4-1cae-7c4d-9d84-d057667b6e44:asked';


-- together
delete from "mail_body" where "id" = 'd6fe0241-ff52-49e3-bf26-453182e7c000';


-- together
-- gave 01a20da4-1dce-7603-a663-eedfa085854e
insert into "contact_message" ("name", "email", "subject", "message", "created_at") values ('Ngozi', 'ngozi@example.com', 'A question', 'When do you open?', '2026-11-02T09:00:00.000+00:00') returning "id";

insert into "mail_body" ("id", "sealed", "created_at", "about_id", "person_id", "fact_id", "due_at") values ('38b3c6e9-f99c-457e-8eeb-509a88344626', '\x395c899d64ffddc87df4b608465d68f10c698acc0f10029d8510cb757bb202ba890bafb41d90b14f17a6d00ea7bdbbcba1205ab85f9bc2514017e1d19700bf16b7d55197e282d7a5a2c51f7000a7bb46dd0724625f61dace2845ea96a04b9693c33848fdec75efe4b232f2a652279955ebbb2a6f49e92b273afe0aa753b579bc0b1f5c04b1fc7984cb38ac4387b83b0f34001a57753a7a6cb2aeb8df639c80353d412ed1979e8d89a264a7e5d5e5345dcee32d863b196395d4e3d4cb28cebedf55aaa1e86ad6fc1ccc986579c46590bbe378919cace26c9035f87d4adc49468e36e71285af4059356b3eaff63e2b958c0ae9c0687a002f4538a1ec18596cd4cd5209c428efdf10fb213ab414f802c48fe0c0625fe714def5352477e215ff6b23572662b3c9402fc5cbefa14968337b8ac18fbcbfa96de1cc404827c505245c964a96e54fb9a35c4499b98552419298d5ec57d5071eba0a199bbb2cdb0c6b7da1c00f4ee42e9ecd57f3bceae8eb031b51', '2026-11-02T09:00:00.000+00:00', null, null, null, null);

insert into "mail_body" ("id", "sealed", "created_at", "about_id", "person_id", "fact_id", "due_at") values ('256a58ab-096c-467c-8588-074834ee0a84', '\x85286720be4baae1cf81db94b4536c9a93328beef7fbe80d38f56ee21261eb41ad4ac780266585d9156f32ed74a7daee032c57f345e512b218e3114795d0d84b7495573759420f617eb3a6fe195d49b317cea22f140f8dd1ba7446dd06cafcdbc4e1a225d5945c9bba8ef5766b81ce735748a5423a75b1c5c4365114863c63029319a221f99d348069b0c39d0b1b12a055b36a28a2fc26ec4cd6cc303f0da5dea84ace35b1867322c05f04cbd541d392d8ea7310776cf7a69fd14a10dbebf84b9c629981e3563384cff9a07431155513a1dcf3e549f15d3356e61cfe6faee195f610cead0028a56907e584b539969cc3c063b4a43ed50d3131acb94cc8c9841e6b51a24d905153d77b40179f7131fbd0e120e8a098d8133570f8815ba656d71598a8f7ceff503c788f7df396cd67d35de974f33fe50cdfeb913a71202d10d143f6e6525500654308e1d4f893769dd9b62c18b4a1e380c1de506cdd77abf7d0330901927f32465000c8aaf16dea344d6193efc350db837c6af7ca35e2fff8db09b6253733265efc0aa929e63eb1c8e53048bfa47db3aef276a2d3e134ca88b8a45e1cbb928b6f4ebfc644abcb3bca1a4bc9bbe7e4a0043a255ebbb9a1f49f6b8028bc', '2026-11-02T09:00:00.000+00:00', null, null, null, null);
