import { sql } from 'kysely'
import { openContext } from '../../server/src/open-context.ts'
import { addPerson } from '../../server/src/people/identity/person-store.ts'
import type { Tx } from '../../server/src/platform/database/database.ts'
import { readSettings } from '../../server/src/settings/settings.ts'
import { sessionOf } from './session-of.ts'

/** A service somebody can hire, and a goal of a client's that fits it. */
interface Wish {
  goal: number
  service: string
}

/** Somebody signed in, with a saved card and goals. */
export interface Client {
  headers: Record<string, string>
  card: string
  wishes: Wish[]
}

export async function bringClients(databaseUrl: string, env: Record<string, string>, many: number) {
  const { context, close } = await openContext(readSettings(env), databaseUrl)
  try {
    return await context.db.transaction().execute(async (tx) => {
      const services = await hireable(tx)
      const clients: Client[] = []
      const before = await countClients(tx)
      for (let number = before; number < before + many; number++)
        clients.push(await bringClient(tx, number, services))
      return clients
    })
  } finally {
    await close()
  }
}

/** Earlier runs on the same database left some. */
async function countClients(tx: Tx) {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from sandbox.customer where id like 'customer_bench%'`.execute(tx)
  return rows[0]?.many ?? 0
}

type Service = Awaited<ReturnType<typeof hireable>>[number]

const hireable = (tx: Tx) =>
  tx
    .selectFrom('service')
    .innerJoin('visa', 'visa.id', 'service.visa_id')
    .innerJoin('found_agent', 'found_agent.agent_id', 'service.agent_id')
    .select(['service.id', 'service.country_iso', 'visa.purposes'])
    .distinctOn('service.agent_id')
    .where('service.status', '=', 'active')
    .orderBy('service.agent_id')
    .limit(20)
    .execute()

async function bringClient(tx: Tx, number: number, services: Service[]): Promise<Client> {
  const now = new Date()
  const person = await addPerson(tx, {
    email: `bench-client-${number}@example.com`,
    first_name: 'Ada',
    last_name: `Number ${number}`,
    home: 'subscriber',
    mode: 'subscriber',
    password_hash: 'none',
    created_at: now,
  })
  if (!person) throw new Error('Such a client is there already')
  const { id } = person
  await tx.updateTable('person').set({ email_verified_at: now }).where('id', '=', id).execute()

  const wishes: Wish[] = []
  for (const service of services) {
    const goal = await tx
      .insertInto('goal')
      .values({
        client_id: id,
        name: 'A wish',
        country_iso: service.country_iso,
        purpose: service.purposes[0] as string,
        expected_on: '2099-01-01',
        comment: 'As soon as can be',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    wishes.push({ goal: Number(goal.id), service: service.id })
  }
  const headers = await sessionOf(tx, id, number)
  return { headers, card: await saveCard(tx, id, number), wishes }
}

/** A card that pays, in the processor's book and in ours. */
async function saveCard(tx: Tx, person_id: string, number: number) {
  const now = new Date()
  const customer = `customer_bench${number}`
  const card = `card_bench${number}`
  await sql`insert into sandbox.customer (id, created_at) values (${customer}, ${now})`.execute(tx)
  await sql`
    insert into sandbox.card
      (id, customer_id, behaviour, brand, last4, exp_month, exp_year, fingerprint, created_at)
    values (${card}, ${customer}, 'succeeds', 'visa', '4242', 12, 2098, ${card}, ${now})`.execute(tx)
  const processor = 'sandbox'
  await tx
    .insertInto('processor_customer')
    .values({ person_id, processor, processor_id: customer, created_at: now })
    .execute()
  const saved = await tx
    .insertInto('payment_method')
    .values({
      person_id,
      processor,
      processor_id: card,
      brand: 'visa',
      last4: '4242',
      card_type: 'Credit Card',
      expires_on: '2098-12-31',
      fingerprint: card,
      is_default: true,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}
