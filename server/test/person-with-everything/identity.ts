import { randomUUID } from 'node:crypto'
import type { Tx } from '../../src/platform/database/database.ts'
import type { Whose } from './whose.ts'

export async function addIdentity(
  tx: Tx,
  { person_id, email, now, word, secret, secretBytes, secretId, secrets }: Whose,
  pictureKey: string,
) {
  const { password_hash } = await tx
    .updateTable('person')
    .set({
      phone: '+14165550199',
      about: word('about'),
      dob: '1990-01-02',
      gender: 'other',
      picture_key: pictureKey,
      timezone: 'America/Toronto',
      country_iso: 'CA',
      state: '08',
      city: 'Other city',
      alt_city: word('city'),
      postal_code: word('code'),
      street: word('street'),
      passport_iso: 'NG',
      second_passport_iso: 'GB',
      residence_iso: 'CA',
      security_question: word('question'),
      security_answer_hash: secret(),
      security_question_set_at: now,
    })
    .where('id', '=', person_id)
    .returning('password_hash')
    .executeTakeFirstOrThrow()
  secrets.push(password_hash ?? '')
  const times = { created_at: now, expires_at: new Date(now.getTime() + 60_000) }
  const device_id = randomUUID()
  const session = {
    person_id,
    device_id,
    token_hash: secretBytes(),
    device_name: word('device'),
    address: '203.0.113.77',
    last_seen_at: now,
    ...times,
  }
  const { id: session_id } = await tx
    .insertInto('session')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('known_device').values({ person_id, device_id, first_seen_at: now }).execute()
  await tx
    .insertInto('two_step')
    .values({ person_id, sealed_secret: secretBytes(), last_step: 987654321, created_at: now })
    .execute()
  await tx.insertInto('recovery_code').values({ person_id, code_hash: secretBytes() }).execute()
  await tx
    .insertInto('login_challenge')
    .values({ id: secretId(), person_id, device_id, ...times })
    .execute()
  await tx
    .insertInto('signup')
    .values({ id: secretId(), person_id, email, device: device_id, created_at: now })
    .execute()
  await tx
    .insertInto('email_code')
    .values({ id: secretId(), person_id, email, code_hash: secretBytes(), ...times })
    .execute()
  await tx
    .insertInto('password_reset')
    .values({ id: secretId(), person_id, token_hash: secretBytes(), ...times })
    .execute()
  await tx
    .insertInto('email_change')
    .values({
      id: secretId(),
      person_id,
      old_email: email,
      new_email: `${word('new')}@example.com`,
      old_token_hash: secretBytes(),
      new_token_hash: secretBytes(),
      undo_token_hash: secretBytes(),
      session_id,
      ...times,
    })
    .execute()
  await tx
    .insertInto('connected_account')
    .values({
      person_id,
      provider: 'google',
      issuer: 'https://issuer.example',
      subject: word('subject'),
      email,
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('outside_login')
    .values({
      id: secretId(),
      person_id,
      state_hash: secretBytes(),
      provider: 'google',
      browser_hash: secretBytes(),
      home: 'subscriber',
      nonce: secret(),
      code_verifier: secret(),
      return_to: `/p/${word('place')}`,
      ...times,
    })
    .execute()
  return session_id
}
