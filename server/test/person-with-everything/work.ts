import { randomUUID } from 'node:crypto'
import type { Tx } from '../../src/platform/database/database.ts'
import { keepSealedFile } from '../../src/platform/files/sealed-files.ts'
import { makeRef } from '../../src/work/orders/make-ref.ts'
import { HOUR } from './availability.ts'
import { addConversation } from './conversation.ts'
import type { SealedFile } from './files.ts'
import type { Whose } from './whose.ts'

/** Their goal, the order they gave up, and a meeting. */
export async function addWork(tx: Tx, whose: Whose, papers: SealedFile[]) {
  const { person_id, hired, now, word, lasting } = whose
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
      travellers: JSON.stringify([traveller(word('traveller'))]),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const paper of papers) await keepSealedFile(whose.context, tx, hired.id, paper)
  const files = papers.map(({ id }) => id)
  await addOrder(tx, {
    ...{ client_id: person_id, agent_id: hired.id, goal_id, now, word: word('paper'), lasting, files },
    companion: word('companion'),
  })
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
  lasting: Whose['lasting']
  files: string[]
  companion: string
}

const traveller = (name: string) => ({ name, relation: 'child', born_on: '2019-05-02', passport: 'NG' })

/** Given up by its client; what is paid would have to be seen through first. */
async function addOrder(
  tx: Tx,
  { client_id, agent_id, goal_id, now, word, lasting, files, companion }: Ordered,
) {
  const [version_file = '', case_file = '', message_file = ''] = files
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
      title: lasting('title'),
      description: lasting('description'),
      started_without: JSON.stringify([lasting('missing')]),
      pause_note: lasting('pause'),
      paused_at: now,
      price_amount: 500_00,
      currency: 'USD',
      commission_percent: 20,
      delivery_days: 10,
      requirements: JSON.stringify([{ name: lasting('requirement'), mandatory: true, given_by: 'client' }]),
      refund_schedule: '{}',
      visa_id: 'ca/study-permit',
      visa_name: 'Study permit',
      purposes: '[]',
      country_iso: 'CA',
      travellers: JSON.stringify([traveller(companion)]),
      further_person_amount: 80_00,
      expires_at: now,
      created_at: now,
      cancelled_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('offer')
    .values({
      ...{ agent_id, client_id, order_id: id, goal_id, status: 'declined' },
      ...{ title: lasting('offered'), description: lasting('included'), excluded: lasting('excluded') },
      ...{ price_amount: 500_00, currency: 'USD', delivery_days: 10, revisions: 1 },
      requirements: JSON.stringify([{ name: lasting('paper of an offer'), mandatory: true }]),
      refund_schedule: '{}',
      stages: JSON.stringify([{ name: lasting('stage'), delivers: '', days: 10, amount: 500_00 }]),
      ...{ country_iso: 'CA', visa_id: 'ca/study-permit', visa_name: 'Study permit', purposes: '[]' },
      ...{ ends_at: new Date(now.getTime() + 1), warns_at: now, answer: word, answered_at: now },
      ...{ created_at: now, updated_at: now },
    })
    .execute()
  const other = { id: agent_id, word: lasting('answer'), file_id: message_file }
  await addConversation(tx, { order_id: id, person_id: client_id, now, word, other })
  await tx
    .insertInto('meeting')
    .values({
      ...{ agent_id, client_id, order_id: id, status: 'cancelled', during: HOUR, padded: HOUR },
      ...{ ended_by: 'client', ended_at: now, reason: lasting('meeting'), created_at: now, updated_at: now },
    })
    .execute()
  await tx
    .insertInto('fact')
    .values({
      ...{ fact: 'document_returned', order_id: id, reason: lasting('why'), actor_mode: 'system' },
      details: JSON.stringify({ step: 'D4', from: 'ongoing', to: 'ongoing', name: lasting('name') }),
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('file_view')
    .values({
      ...{ owner_id: agent_id, file_id: version_file, viewer_id: client_id, order_id: id },
      ...{ purpose: lasting('purpose'), created_at: now },
    })
    .execute()
  await tx
    .insertInto('legal_hold')
    .values({
      ...{ order_id: id, reason: lasting('court'), set_by: client_id, created_at: now },
      ...{ lifted_by: client_id, lifted_at: now },
    })
    .execute()
  const sides = { order_id: id, client_id, agent_id, status: 'cancelled' as const, created_at: now }
  await tx
    .insertInto('completion_request')
    .values({
      ...sides,
      status: 'rejected',
      summary: lasting('summary'),
      answer: lasting('changes'),
      decides_at: now,
    })
    .execute()
  await tx
    .insertInto('meeting_request')
    .values({
      ...{ ...sides, made_by: 'client', reason: lasting('travel'), answer_by: now },
      ...{ starts_at: now, ends_at: new Date(now.getTime() + 60_000) },
    })
    .execute()
  await tx
    .insertInto('extension_request')
    .values({ ...sides, days: 5, reason: lasting('stamp'), ends_at: now })
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
      reason: lasting('step'),
      created_at: now,
    })
    .execute()
  const document = await tx
    .insertInto('order_document')
    .values({
      order_id: id,
      place: 1,
      name: lasting('Passport'),
      person: companion,
      reason: lasting('returned'),
      status: 'returned',
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
  await tx
    .insertInto('document_version')
    .values({
      ...{ document_id: document.id, number: 2, file_id: version_file, file_name: lasting('version') },
      ...{ media_type: 'application/pdf', size: 1, scan: 'clean', uploaded_by: agent_id, created_at: now },
    })
    .execute()
  await tx
    .insertInto('case_file')
    .values({
      ...{ order_id: id, purpose: 'completion', file_id: case_file, file_name: lasting('proof') },
      ...{ media_type: 'application/pdf', size: 1, scan: 'clean', uploaded_by: agent_id, created_at: now },
    })
    .execute()
  const conflict = await tx
    .insertInto('conflict')
    .values({
      ...{ order_id: id, opened_by: 'client', opener_id: client_id, reason: 'late', status: 'closed' },
      ...{
        text: lasting('text'),
        appeal: lasting('appeal'),
        decision_reason: lasting('decision'),
        outcome: 'withdrawn',
        resume_status: 'paid',
      },
      ...{ created_at: now, closed_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('refund_request')
    .values({
      ...{ conflict_id: conflict.id, order_id: id, made_by: 'client', maker_id: client_id, amount: 0 },
      ...{
        currency: 'USD',
        destination: 'card',
        text: lasting('proposal'),
        answer: lasting('reply'),
        status: 'cancelled',
      },
      ...{ created_at: now, updated_at: now },
    })
    .execute()
  await tx
    .insertInto('gift_check')
    .values({
      ...{ order_id: id, client_id, agent_id, signs: ['device'], status: 'fine', note: lasting('looked at') },
      ...{ decided_at: now, created_at: now, updated_at: now },
    })
    .execute()
  await tx
    .insertInto('told_decision')
    .values({
      ...{
        goal_id,
        agent_id,
        client_id,
        visa_id: 'ca/study-permit',
        approved: true,
        decided_on: '2026-10-01',
      },
      ...{ told_at: now, verdict: 'out', reason: lasting('doubt'), judged_by: client_id, judged_at: now },
    })
    .execute()
  await tx.insertInto('agent_share').values({ agent_id: client_id, approved: 3, refused: 1 }).execute()
  await tx
    .insertInto('order_ending')
    .values({
      ...{ order_id: id, reason: 'legal', text: lasting('ending'), amount: 0, currency: 'USD' },
      ...{ status: 'declined', asked_by: client_id, created_at: now, updated_at: now },
    })
    .execute()
}
