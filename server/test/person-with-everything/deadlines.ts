import { randomUUID } from 'node:crypto'
import type { Tx } from '../../src/platform/database/database.ts'
import { sealName } from '../../src/work/deadlines/papers/sealed-names.ts'
import type { Whose } from './whose.ts'

/** A visa they entered by hand, when they are told of it, and the address of their calendar. */
export async function addDeadlines(tx: Tx, { context, person_id, now, word, secretBytes }: Whose) {
  const id = randomUUID()
  await tx
    .insertInto('deadline_paper')
    .values({
      ...{ id, person_id, kind: 'visa' as const, country_iso: 'CA', purpose: 'study', ends_on: '2031-05-01' },
      ...{ sealed_name: sealName(context, id, word('visa')), created_at: now, updated_at: now },
    })
    .execute()
  await tx
    .insertInto('deadline_reader')
    .values({ person_id, days: JSON.stringify({ visa: [90] }), checked_on: '2026-11-01' })
    .execute()
  await tx
    .insertInto('deadline_feed')
    .values({
      ...{ person_id, side: 'client' as const, token_hash: secretBytes(), sealed_token: secretBytes() },
      created_at: now,
    })
    .execute()
}
