import { randomUUID } from 'node:crypto'
import type { Tx } from '../../src/platform/database/database.ts'
import type { Whose } from './whose.ts'

export async function addMails(tx: Tx, { person_id, email, now, word, secret, secretBytes }: Whose) {
  await tx
    .insertInto('contact_message')
    .values({
      name: word('Sender'),
      // Somebody types it like this.
      email: email.toUpperCase(),
      subject: word('subject'),
      message: word('message'),
      created_at: now,
    })
    .execute()
  const link = secret()
  await tx
    .insertInto('outbox')
    .values({
      key: `mail:${link}`,
      recipient: email,
      subject: `12345 ${link}`,
      html: link,
      text: link,
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('mail_body')
    .values({
      ...{ id: randomUUID(), person_id, sealed: secretBytes(), created_at: now, due_at: now },
      ...{ over_order: randomUUID(), over_by: ['order_completed'] },
    })
    .execute()
  await tx
    .insertInto('idempotency_key')
    .values({
      owner: `person:${person_id}`,
      key: secret(),
      call: 'POST /somewhere',
      body_hash: secret(),
      status: 200,
      reply: JSON.stringify({ about: word('about') }),
      created_at: now,
    })
    .execute()
}
