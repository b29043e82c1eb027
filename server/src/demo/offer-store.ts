import type { Reader, Tx } from '../platform/database/database.ts'

export const hasOffers = async (db: Reader) =>
  (await db.selectFrom('service').select('id').limit(1).executeTakeFirst()) !== undefined

interface Facts {
  headline: string
  languages: string[]
  country: string
  city: string
  completed_orders: number
  response_minutes: number | null
}

/** The plan with the most room: the story is not about the limit. */
export async function setAgentFacts(tx: Tx, id: string, { country, city, ...facts }: Facts) {
  await tx
    .updateTable('agent')
    .set({ ...facts, plan: 'business' })
    .where('person_id', '=', id)
    .execute()
  await tx.updateTable('person').set({ country_iso: country, city }).where('id', '=', id).execute()
}

interface Licence {
  regulator: string
  number: string
  country: string
  valid_until: string
}

export const addLicenceOf = (tx: Tx, agentId: string, { country, ...licence }: Licence, now: Date) =>
  tx
    .insertInto('licence')
    .values({
      ...licence,
      agent_id: agentId,
      country_iso: country,
      status: 'verified',
      decided_at: now,
      created_at: now,
    })
    .onConflict((known) => known.doNothing())
    .execute()
