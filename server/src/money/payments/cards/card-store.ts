import { sql, type Updateable } from 'kysely'
import { builtOnce } from '../../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../../platform/database/keyset.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import type { Unmoved } from '../../../platform/database/unmoved.ts'

const COLUMNS = [
  'id',
  'person_id',
  'processor',
  'processor_id',
  'brand',
  'last4',
  'card_type',
  'expires_on',
  'fingerprint',
  'is_default',
  'created_at',
] as const

const cards = (db: Reader, personId: string) =>
  db
    .selectFrom('payment_method')
    .select(COLUMNS)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)

export type CardRow = Awaited<ReturnType<typeof lockCard>> & {}

const found = builtOnce((db: Reader, { personId, id }: { personId: string; id: string }) =>
  cards(db, personId).where('id', '=', id),
)

export const findCard = (db: Reader, personId: string, id: string) => found.first(db, { personId, id })

export const lockCard = (tx: Tx, personId: string, id: string) =>
  cards(tx, personId).where('id', '=', id).forUpdate().executeTakeFirst()

interface Page {
  limit: number
  after: [isDefault: boolean, createdAt: string, id: string] | null
}

/** The default comes first, then the newest. */
export function cardsOf(db: Reader, personId: string, processor: string, { limit, after }: Page) {
  let page = cards(db, personId)
    .where('processor', '=', processor)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (after)
    page = page.where(
      sql<boolean>`(is_default, created_at, id) < (${after[0]}::boolean, ${after[1]}::timestamptz, ${after[2]}::uuid)`,
    )
  return page.execute()
}

export const findSameCard = (tx: Tx, personId: string, processor: string, fingerprint: string) =>
  cards(tx, personId)
    .where('processor', '=', processor)
    .where('fingerprint', '=', fingerprint)
    .forUpdate()
    .executeTakeFirst()

export const findDefaultCard = (db: Reader, personId: string) =>
  cards(db, personId).where('is_default', '=', true).executeTakeFirst()

/** The card to be charged while nobody is there: the default, else the newest that has not expired. */
export const usableCardOf = (db: Reader, personId: string, processor: string, today: string) =>
  cards(db, personId)
    .where('processor', '=', processor)
    .where('expires_on', '>=', today)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const newestCard = (db: Reader, personId: string) =>
  cards(db, personId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()

interface NewCard {
  person_id: string
  processor: string
  processor_id: string
  brand: string
  last4: string
  card_type: string
  expires_on: string
  fingerprint: string
  is_default: boolean
  created_at: Date
}

export const addCardRow = (tx: Tx, card: NewCard) => tx.insertInto('payment_method').values(card).execute()

export const setCard = (tx: Tx, id: string, change: Updateable<DB['payment_method']>) =>
  tx.updateTable('payment_method').set(change).where('id', '=', id).execute()

export const clearDefault = (tx: Tx, personId: string) =>
  tx
    .updateTable('payment_method')
    .set({ is_default: false })
    .where('person_id', '=', personId)
    .where('is_default', '=', true)
    .execute()

/** Removed cards count too, since the processor knows them. */
export const cardsEverOf = (db: Reader, personId: string) =>
  db
    .selectFrom('payment_method')
    .select(['processor', 'processor_id'])
    .where('person_id', '=', personId)
    .execute()

export const findCustomer = (db: Reader, personId: string, processor: string) =>
  db
    .selectFrom('processor_customer')
    .select(['processor_id', 'unknown_since'])
    .where('person_id', '=', personId)
    .where('processor', '=', processor)
    .executeTakeFirst()

export const customersOf = (db: Reader, personId: string) =>
  db
    .selectFrom('processor_customer')
    .select(['processor', 'processor_id'])
    .where('person_id', '=', personId)
    .execute()

/** Their email was proven after the one the processor knows; those waiting longest come first. */
export async function toldLate(db: Reader, processor: string, after: AgeKey | null, limit: number) {
  const isNext = after ? newerThan('person.email_verified_at', 'person.id', after) : sql`true`
  const { rows } = await sql<ToldLate>`
    select person.id, customer.processor, customer.processor_id, person.email, person.email_verified_at as due_at
    from processor_customer customer
    join person on person.id = customer.person_id
    where customer.processor = ${processor} and customer.unknown_since is null and person.deleted_at is null
      and person.email_verified_at > coalesce(customer.told_at, customer.created_at) and ${isNext}
    order by person.email_verified_at, person.id limit ${limit}`.execute(db)
  return rows
}

export interface ToldLate {
  id: string
  processor: string
  processor_id: string
  email: string
  due_at: Date
}

/** The mark is for the email that was told, and not for one that came meanwhile. */
export const noteTold = (tx: Tx, { id, processor, processor_id, due_at }: ToldLate) =>
  tx
    .updateTable('processor_customer')
    .set({ told_at: due_at })
    .where('person_id', '=', id)
    .where('processor', '=', processor)
    .where('processor_id', '=', processor_id)
    .execute()

export const markUnknown = (tx: Tx, personId: string, processor: string, unknown_since: Date) =>
  tx
    .updateTable('processor_customer')
    .set({ unknown_since })
    .where('person_id', '=', personId)
    .where('processor', '=', processor)
    .execute()

/** All that a processor had of somebody are gone there. */
export const loseCards = (tx: Tx, personId: string, processor: string, removed_at: Date) =>
  tx
    .updateTable('payment_method')
    .set({ removed_at, is_default: false })
    .where('person_id', '=', personId)
    .where('processor', '=', processor)
    .where('removed_at', 'is', null)
    .execute()

/** One that the processor does not know any more gives way to it. */
export const addCustomerRow = (
  tx: Tx,
  customer: {
    person_id: string
    processor: string
    processor_id: string
    told_at: Date | null
    created_at: Date
  },
) =>
  tx
    .insertInto('processor_customer')
    .values(customer)
    .onConflict((known) =>
      known
        .columns(['person_id', 'processor'])
        .doUpdateSet({ processor_id: customer.processor_id, told_at: customer.told_at, unknown_since: null })
        .where('processor_customer.unknown_since', 'is not', null),
    )
    .execute()

const SETUP_COLUMNS = [
  'id',
  'person_id',
  'processor',
  'processor_id',
  'url',
  'return_url',
  'status',
  'created_at',
] as const

export const addSetup = async (
  tx: Tx,
  setup: {
    person_id: string
    processor: string
    return_url: string
    look_at: Date
    created_at: Date
    updated_at: Date
  },
) => (await tx.insertInto('card_setup').values(setup).returning('id').executeTakeFirstOrThrow()).id

export const findSetup = (db: Reader, id: string) =>
  db.selectFrom('card_setup').select(SETUP_COLUMNS).where('id', '=', id).executeTakeFirst()

export const lockSetup = (tx: Tx, id: string) =>
  tx.selectFrom('card_setup').select(SETUP_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()

export const setSetup = (tx: Tx, id: string, change: Unmoved<'card_setup'>) =>
  tx.updateTable('card_setup').set(change).where('id', '=', id).execute()

/** The newest pages somebody may just have come back from. */
export const openSetupsOf = (
  db: Reader,
  personId: string,
  { since, limit }: { since: Date; limit: number },
) =>
  db
    .selectFrom('card_setup')
    .select(['id', 'processor_id'])
    .where('person_id', '=', personId)
    .where('status', '=', 'open')
    .where('processor_id', 'is not', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

/** A setup is claimed once, and looked at later again, like tries to pay. */
export const takeDueSetups = async (tx: Tx, due: { now: Date; next: Date; limit: number }) => {
  const { rows } = await sql<{ id: string; processor_id: string | null; created_at: Date }>`
    update card_setup set look_at = ${due.next}
    where id in (
      select id from card_setup where look_at <= ${due.now} and status = 'open'
      order by look_at limit ${due.limit} for update skip locked
    )
    returning id, processor_id, created_at`.execute(tx)
  return rows
}
