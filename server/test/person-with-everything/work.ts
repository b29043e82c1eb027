import { randomUUID } from 'node:crypto'
import type { Tx } from '../../src/platform/database/database.ts'
import { makeRef } from '../../src/work/orders/make-ref.ts'
import { HOUR } from './availability.ts'
import { addConversation } from './conversation.ts'
import type { Whose } from './whose.ts'

/** Their goal, the order they gave up, and a meeting. */
export async function addWork(tx: Tx, { person_id, hired, now, word }: Whose) {
  const { id: goal_id } = await tx
    .insertInto('goal')
    .values({
      client_id: person_id,
      name: word('goal'),
      country_iso: 'CA',
      purpose: 'study',
      expected_on: '2030-09-01',
      comment: word('comment'),
      ticked: [word('document')],
      passport_iso: 'NG',
      residence_iso: 'GB',
      visa_id: 'ca/study-permit',
      stay_days: 365,
      passport_expires_on: '2032-09-01',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addOrder(tx, { client_id: person_id, agent_id: hired.id, goal_id, now, word: word('paper') })
  await tx
    .insertInto('meeting')
    .values({
      agent_id: hired.id,
      client_id: person_id,
      status: 'booked',
      during: HOUR,
      padded: HOUR,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

interface Ordered {
  client_id: string
  agent_id: string
  goal_id: number
  now: Date
  word: string
}

/** Given up by its client; what is paid would have to be seen through first. */
async function addOrder(tx: Tx, { client_id, agent_id, goal_id, now, word }: Ordered) {
  const { id } = await tx
    .insertInto('client_order')
    .values({
      ref: makeRef(),
      client_id,
      agent_id,
      goal_id,
      service_id: randomUUID(),
      service_version: 1,
      status: 'cancelled',
      title: 'Study permit, start to finish',
      description: 'Everything from the forms to the visa.',
      price_amount: 500_00,
      currency: 'USD',
      commission_percent: 20,
      delivery_days: 10,
      requirements: '[]',
      refund_schedule: '{}',
      visa_id: 'ca/study-permit',
      visa_name: 'Study permit',
      purposes: '[]',
      country_iso: 'CA',
      expires_at: now,
      created_at: now,
      cancelled_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addConversation(tx, { order_id: id, person_id: client_id, now, word })
  const sides = { order_id: id, client_id, agent_id, status: 'cancelled' as const, created_at: now }
  await tx
    .insertInto('completion_request')
    .values({ ...sides, summary: 'All is filed.', decides_at: now })
    .execute()
  await tx
    .insertInto('meeting_request')
    .values({
      ...{ ...sides, made_by: 'client', reason: 'I travel that day.', answer_by: now },
      ...{ starts_at: now, ends_at: new Date(now.getTime() + 60_000) },
    })
    .execute()
  await tx
    .insertInto('extension_request')
    .values({ ...sides, days: 5, reason: 'A stamp is missing.', ends_at: now })
    .execute()
  await tx
    .insertInto('order_event')
    .values({
      order_id: id,
      step: 'O3',
      actor_id: client_id,
      actor_mode: 'client',
      from_status: 'awaiting_payment',
      to_status: 'cancelled',
      created_at: now,
    })
    .execute()
  const document = await tx
    .insertInto('order_document')
    .values({
      order_id: id,
      place: 1,
      name: 'Passport',
      mandatory: false,
      given_by: 'client',
      asked_by: 'client',
      added_by: client_id,
      asked_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('document_version')
    .values({
      document_id: document.id,
      number: 1,
      file_id: randomUUID(),
      file_name: `${word}.pdf`,
      media_type: 'application/pdf',
      size: 1,
      scan: 'clean',
      uploaded_by: client_id,
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('case_file')
    .values({
      ...{ order_id: id, purpose: 'decision', file_id: randomUUID(), file_name: `${word}-letter.pdf` },
      ...{ media_type: 'application/pdf', size: 1, scan: 'clean', uploaded_by: client_id, created_at: now },
    })
    .execute()
  const conflict = await tx
    .insertInto('conflict')
    .values({
      ...{ order_id: id, opened_by: 'client', opener_id: client_id, reason: 'late', status: 'closed' },
      ...{ text: 'Nothing has happened.', outcome: 'withdrawn', resume_status: 'paid' },
      ...{ created_at: now, closed_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('refund_request')
    .values({
      ...{ conflict_id: conflict.id, order_id: id, made_by: 'client', maker_id: client_id, amount: 0 },
      ...{ currency: 'USD', destination: 'card', text: 'Let us end this.', status: 'cancelled' },
      ...{ created_at: now, updated_at: now },
    })
    .execute()
  await tx
    .insertInto('gift_check')
    .values({ ...{ order_id: id, client_id, agent_id, signs: ['device'] }, created_at: now, updated_at: now })
    .execute()
  await tx
    .insertInto('order_ending')
    .values({
      ...{ order_id: id, reason: 'legal', text: 'A court told us so.', amount: 0, currency: 'USD' },
      ...{ status: 'declined', asked_by: client_id, created_at: now, updated_at: now },
    })
    .execute()
}
