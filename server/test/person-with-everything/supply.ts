import { randomBytes } from 'node:crypto'
import type { Tx } from '../../src/platform/database/database.ts'
import { sealDocumentId, sealDraft } from '../../src/supply/verification/answers.ts'
import { addAvailability } from './availability.ts'
import type { Whose } from './whose.ts'

export async function addSupply(
  tx: Tx,
  { context, person_id, now, word, secretBytes }: Whose,
  file: { id: string },
) {
  await tx
    .insertInto('agent')
    .values({ person_id, username: word('agent'), created_at: now })
    .execute()
  await tx
    .insertInto('verification')
    .values({
      agent_id: person_id,
      street: word('street'),
      file_id: file.id,
      sealed_document_id: sealDocumentId(context.settings, person_id, word('document')),
      sealed_draft: sealDraft(context.settings, person_id, { address: word('draft') }),
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('verification_event')
    .values({
      agent_id: person_id,
      actor_kind: 'agent',
      actor_id: person_id,
      transition: 'F1',
      from_label: 'unverified',
      to_label: 'in_progress',
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('licence')
    .values({
      agent_id: person_id,
      country_iso: 'CA',
      regulator: 'CICC',
      class_code: 'RCIC',
      number: word('licence'),
      valid_until: '2028-01-01',
      submitted_at: now,
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('business')
    .values({
      agent_id: person_id,
      business_type: 'sole_proprietorship',
      legal_name: word('legal'),
      country_iso: 'CA',
      state: '08',
      city: word('city'),
      postal_code: word('code'),
      street: word('street'),
      updated_at: now,
    })
    .execute()
  await tx
    .insertInto('username_history')
    .values({ agent_id: person_id, name: word('former'), shape_hash: randomBytes(32), released_at: now })
    .execute()
  const found = { agent_id: person_id, standing: 1, rating_rank: 1, found_since: now }
  await tx
    .insertInto('found_agent')
    .values({ ...found, doc: '', card: JSON.stringify({ headline: word('card') }) })
    .execute()
  const offer = {
    min_price: 1,
    min_days: 1,
    cheapest_is_quickest: true,
    prices: [1],
    days: [1],
    licensed: false,
    languages: '',
  }
  await tx
    .insertInto('found_offer')
    .values({ ...found, ...offer, country_iso: 'CA', aim: word('aim') })
    .execute()
  await tx
    .insertInto('found_free')
    .values({ agent_id: person_id, next_free_at: now, look_again_at: now })
    .execute()
  await tx
    .insertInto('saved_search')
    .values({
      person_id,
      name: word('search'),
      filters: JSON.stringify({ query: word('sought') }),
      mail: true,
      mailed_at: now,
      created_at: now,
    })
    .execute()
  await tx.insertInto('favourite').values({ person_id, agent_id: person_id, created_at: now }).execute()
  await tx.insertInto('likes').values({ person_id, agent_id: person_id, created_at: now }).execute()
  await tx
    .insertInto('service')
    .values({
      agent_id: person_id,
      country_iso: 'CA',
      visa_id: 'ca/study-permit',
      title: word('service'),
      created_at: now,
      updated_at: now,
    })
    .execute()
  await addAvailability(tx, { agent_id: person_id, now, secret: secretBytes, word: word('calendar') })
  await tx
    .insertInto('meeting_link')
    .values({ agent_id: person_id, address: `https://${word('meet')}.example.com`, updated_at: now })
    .execute()
}
