import { randomUUID } from 'node:crypto'
import { accounts } from '../../../src/money/ledger/accounts.ts'
import { postEntry } from '../../../src/money/ledger/post-entry.ts'
import { credit, debit, posting } from '../../../src/money/ledger/posting.ts'
import { sealDetails } from '../../../src/money/wallets/linking/bank-details.ts'
import { makePayoutRef } from '../../../src/money/wallets/payouts/make-payout.ts'
import { makePerson } from '../../people.ts'
import type { TestApp } from '../../start-app.ts'

type Owner = { id: string } | null
const AMOUNT = 50_00

/** A payout that waits, with its money on its way. */
async function makePayout(server: TestApp, owner: Owner, more: Record<string, unknown> = {}) {
  const { context, clock } = server
  const now = clock.now()
  const agent = owner ?? (await makePerson(server, { home: 'consultant', verifiedAgent: true }))
  const walletId = randomUUID()
  const bank = { holder: 'Amara Okafor', account: '12345678', bank: 'Union Bank', code: null }
  await context.db
    .insertInto('wallet')
    .values({
      ...{
        id: walletId,
        agent_id: agent.id,
        kind: 'manual',
        country_iso: 'NG',
        hint: 'Union Bank •••• 5678',
      },
      ...{ sealed_details: sealDetails(context, walletId, bank), status: 'linked', linked_at: now },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((known) => known.doNothing())
    .execute()
  const payout = await context.db
    .insertInto('payout')
    .values({
      ...{ ref: makePayoutRef(), agent_id: agent.id, wallet_id: walletId, kind: 'manual' },
      ...{ amount: AMOUNT, currency: 'USD', asked_by: 'agent', created_at: now, updated_at: now, ...more },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.db.transaction().execute((tx) =>
    postEntry(context, tx, {
      ...posting('L4a', 'USD', [
        debit(accounts.clearing, AMOUNT),
        credit(accounts.payout_transit(agent.id), AMOUNT),
      ]),
      ...{ cause: `payout:${payout.id}`, orderId: null, actorId: null, requestId: null },
    }),
  )
  return payout
}

/** One of our team proposed something for it. */
async function makeDebt(server: TestApp, owner: Owner) {
  const { context, clock } = server
  const person = owner ?? (await makePerson(server))
  const account = accounts.client_debt(person.id)
  await context.db.transaction().execute((tx) =>
    postEntry(context, tx, {
      ...posting('L8f', 'USD', [debit(account, AMOUNT), credit(accounts.clearing, AMOUNT)]),
      ...{ cause: `test:${randomUUID()}`, orderId: null, actorId: null, requestId: null },
    }),
  )
  const { id } = await context.db
    .selectFrom('ledger_account')
    .select('id')
    .where('subject', '=', person.id)
    .where('kind', '=', 'client_debt')
    .executeTakeFirstOrThrow()
  return { id, person_id: person.id, now: clock.now() }
}

async function makeRelief(server: TestApp, owner: Owner) {
  const { id, person_id, now } = await makeDebt(server, owner)
  const { id: proposed_by } = await makePerson(server, { staff: true })
  const relief = await server.context.db
    .insertInto('debt_relief')
    .values({
      ...{ person_id, side: 'client', how: 'forgiven', amount: 100, currency: 'USD' },
      ...{ reason: 'A mistake of ours.', proposed_by, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, rid: relief.id }
}

const missing = () => ({ id: randomUUID() })

export const walletThings = {
  debt: {
    make: async (server: TestApp, owner: Owner) => ({ id: (await makeDebt(server, owner)).id }),
    missing,
  },
  'relief of a debt': { make: makeRelief, missing: () => ({ id: randomUUID(), rid: randomUUID() }) },
  payout: { make: (server: TestApp, owner: Owner) => makePayout(server, owner), missing },
  'approved payout': {
    make: async (server: TestApp, owner: Owner) => {
      const { id } = await makePerson(server, { staff: true })
      return makePayout(server, owner, { approved_by: id, approved_at: server.clock.now() })
    },
    missing,
  },
  'payout on its way': {
    make: (server: TestApp, owner: Owner) =>
      makePayout(server, owner, { status: 'accepted', sent_at: server.clock.now() }),
    missing,
  },
  'paused agent': {
    make: async (server: TestApp, owner: Owner) => {
      const now = server.clock.now()
      const agent = owner ?? (await makePerson(server, { home: 'consultant' }))
      await server.context.db
        .insertInto('agent')
        .values({ person_id: agent.id, created_at: now })
        .onConflict((known) => known.doNothing())
        .execute()
      const { id: made_by } = await makePerson(server, { staff: true })
      await server.context.db
        .insertInto('payout_pause')
        .values({ agent_id: agent.id, cause: 'staff', reason: 'We look into it.', made_by, created_at: now })
        .onConflict((known) => known.doNothing())
        .execute()
      return { id: agent.id }
    },
    missing,
  },
  'statement month': {
    make: async () => ({ month: '2026-10' }),
    missing: () => ({ month: '2099-01' }),
  },
  'day of client money': {
    make: async () => ({ day: '2026-10-01' }),
    missing: () => ({ day: '2099-01-01' }),
  },
}
