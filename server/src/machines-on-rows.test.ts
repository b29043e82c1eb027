import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArticle } from '../test/articles.ts'
import { makeGoal } from '../test/orders.ts'
import { makePromo } from '../test/paying-coupons.ts'
import { makePayment, payOnPage } from '../test/payments.ts'
import { makePerson } from '../test/people.ts'
import { makeReport } from '../test/reports.ts'
import { makeLicence, makeService } from '../test/services.ts'
import { openTestApp, type TestApp } from '../test/start-app.ts'
import { performOrSkip } from './ground/facts/perform.ts'
import { couponMachine } from './money/coupons/coupon-state.ts'
import { attemptMachine } from './money/payments/attempts/attempt-state.ts'
import { setupMachine } from './money/payments/cards/setup-state.ts'
import { creditRefundMachine } from './money/payments/credit/credit-refund-state.ts'
import { disputeMachine } from './money/payments/disputes/dispute-state.ts'
import { paymentMachine } from './money/payments/payment-state.ts'
import { refundMachine } from './money/payments/refunds/refund-state.ts'
import { subscriptionMachine } from './money/subscriptions/subscription-state.ts'
import type { Database, Tx } from './platform/database/database.ts'
import { inTransaction } from './platform/database/transact.ts'
import { type Machine, type Step, untold } from './platform/states/machine.ts'
import { calendarMachine } from './supply/calendars/calendar-state.ts'
import { licenceMachine } from './supply/licences/licence-state.ts'
import { serviceMachine } from './supply/services/service-state.ts'
import { verificationMachine } from './supply/verification/verification-state.ts'
import { articleMachine } from './talk/articles/article-state.ts'
import { reportMachine } from './talk/reports/report-state.ts'
import { goalMachine } from './work/goals/goal-state.ts'

let server: TestApp
let db: Database
let now: Date
beforeAll(async () => {
  server = await openTestApp()
  db = server.context.db
  now = server.clock.now()
})
afterAll(() => server.close())

const since = () => ({ created_at: now, updated_at: now })

async function makeTry() {
  const { browser, ref } = await makePayment(server)
  await payOnPage(browser, ref)
  return db
    .selectFrom('payment_activity as activity')
    .innerJoin('payment', 'payment.id', 'activity.payment_id')
    .select(['activity.id', 'payment_id'])
    .where('ref', '=', ref)
    .executeTakeFirstOrThrow()
}

async function makeRefund() {
  const { id: activity_id, payment_id } = await makeTry()
  const refund = {
    payment_id,
    activity_id,
    reason: 'too_late' as const,
    amount: 1,
    currency: 'USD',
    look_at: now,
  }
  return db
    .insertInto('refund')
    .values({ ...refund, ...since() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function makeCreditRefund() {
  const { id: client_id } = await makePerson(server)
  const code = await makePromo(server, 5_00)
  const { id: coupon_id } = await db
    .selectFrom('coupon')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return db
    .insertInto('coupon_refund')
    .values({ coupon_id, client_id, amount: 1, currency: 'USD', ...since() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function makeDispute() {
  const { id: activity_id, payment_id } = await makeTry()
  const at = { processor: 'sandbox', processor_id: `dp_${activity_id}`, state: 'open' as const }
  return db
    .insertInto('dispute')
    .values({ payment_id, activity_id, ...at, amount: 1, fee: 0, currency: 'USD', ...since() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function makeSetup() {
  const { id: person_id } = await makePerson(server)
  return db
    .insertInto('card_setup')
    .values({ person_id, processor: 'sandbox', return_url: '/', look_at: now, ...since() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const makeAgent = () => makePerson(server, { home: 'consultant', verifiedAgent: true })

async function makeVerification() {
  const { id } = await makeAgent()
  await db.insertInto('verification').values({ agent_id: id, created_at: now }).execute()
  return { id }
}

async function makeOneLicence() {
  const agent = await makeAgent()
  await makeLicence(server, agent, { country: 'CA' })
  return db.selectFrom('licence').select('id').where('agent_id', '=', agent.id).executeTakeFirstOrThrow()
}

async function makeCalendar() {
  const { id: agent_id } = await makeAgent()
  return db
    .insertInto('connected_calendar')
    .values({ agent_id, provider: 'google', status: 'incomplete', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function makeSubscription() {
  const { id: agent_id } = await makeAgent()
  const period = { anchored_at: now, period_start: now, period_end: new Date(now.getTime() + 1) }
  return db
    .insertInto('subscription')
    .values({ agent_id, plan: 'pro', term: 'month', price: 29_00, ...period, ...since() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

interface OnRows {
  machine: Machine
  make: () => Promise<{ id: string | number }>
  /** The database wants these columns of a row in that state. */
  dress?: (state: string) => object
}

const decided = () => ({ outcome: 'nothing', decision_reason: 'It is.', decided_at: now, claimed_by: null })
const appealed = () => ({ ...decided(), objection: 'No.', objected_at: now })

const all: OnRows[] = [
  {
    machine: paymentMachine,
    make: async () => ({ id: (await makeTry()).payment_id }),
    dress: (state) => ({ paid_at: state === 'success' || state === 'paid' ? now : null }),
  },
  { machine: attemptMachine, make: makeTry },
  { machine: refundMachine, make: makeRefund },
  { machine: creditRefundMachine, make: makeCreditRefund },
  { machine: disputeMachine, make: makeDispute },
  { machine: setupMachine, make: makeSetup },
  {
    machine: couponMachine,
    make: async () => {
      const code = await makePromo(server, 5_00)
      return db.selectFrom('coupon').select('id').where('code', '=', code).executeTakeFirstOrThrow()
    },
  },
  {
    machine: subscriptionMachine,
    make: makeSubscription,
    dress: (state) => ({ ended_at: state === 'ended' ? now : null }),
  },
  {
    machine: goalMachine,
    make: async () => makeGoal(server, await makePerson(server)),
    dress: (state) => {
      const isDecided = state === 'approved' || state === 'rejected'
      return { decided_on: isDecided ? '2026-01-02' : null, decided_at: isDecided ? now : null }
    },
  },
  { machine: serviceMachine, make: async () => makeService(server, await makeAgent()) },
  { machine: verificationMachine, make: makeVerification, dress: () => ({ submitted_at: now }) },
  { machine: licenceMachine, make: makeOneLicence },
  {
    machine: calendarMachine,
    make: makeCalendar,
    dress: (state) => ({ sealed_tokens: state === 'linked' ? Buffer.from('sealed') : null }),
  },
  {
    machine: articleMachine,
    make: async () => makeArticle(server, await makeAgent()),
    dress: (state) => ({
      ...(state === 'trash' && { trashed_at: now, trashed_from: 'draft' }),
    }),
  },
  {
    machine: reportMachine,
    make: () => makeReport(server),
    dress: (state) => ({
      ...(state === 'decided' && decided()),
      ...(state === 'appealed' && appealed()),
      ...(state === 'settled' && {
        ...{ ...appealed(), settlement: 'upheld', settlement_reason: 'It is.', settled_at: now },
      }),
    }),
  },
]

const stepOf = (machine: Machine, verb: string) => (machine as unknown as Record<string, Step>)[verb] as Step

/** Without telling of it. */
const take = (tx: Tx, step: Step, id: string | number, patch = {}) =>
  performOrSkip(server.context, tx, untold(step), { [step.of.key]: id }, { patch })

class Undone extends Error {}

const stateOf = async (reader: Database, { table, key, column }: Machine, id: string | number) => {
  const { rows } = await sql<{ state: string }>`
    select ${sql.ref(column)} as state from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(reader)
  return rows[0]?.state
}

describe.each(all)('every cell of $machine.name', ({ machine, make, dress = () => ({}) }) => {
  test('moves or refuses as its table says, on a real row', async () => {
    const { id } = await make()
    const said: string[] = []
    const done: string[] = []
    for (const state of Object.keys(machine.states)) {
      for (const verb of Object.keys(machine.steps)) {
        const step = stepOf(machine, verb)
        const { from, to } = step
        const cell = `${verb} from ${state}`
        said.push(`${cell}: ${from.includes(state) ? to : `refused, ${state}`}`)
        const undone = inTransaction(db, async (tx) => {
          await tx
            .updateTable(machine.table as never)
            .set({ ...dress(state), [machine.column]: state } as never)
            .where(sql.ref(machine.key), '=', id)
            .execute()
          const moved = await take(tx, step, id, dress(to))
          done.push(`${cell}: ${moved ? '' : 'refused, '}${await stateOf(tx, machine, id)}`)
          throw new Undone()
        })
        await expect(undone).rejects.toBeInstanceOf(Undone)
      }
    }
    expect(done).toEqual(said)
  })
})

test.each([
  ['a payment is paid or given up', paymentMachine, ['charge', 'cancel']],
  ['a try is captured or fails', attemptMachine, ['fail', 'giveUp']],
  ['a refund ends once', refundMachine, ['fail', 'fail']],
  ['a coupon is used up once', couponMachine, ['useUp', 'useUp']],
] as const)('%s: of two who move the same row at once, one does', async (_, machine, steps) => {
  const { make } = all.find((one) => one.machine.name === machine.name) as OnRows
  for (let round = 0; round < 5; round++) {
    const { id } = await make()
    const moved = await Promise.all(
      steps.map((verb) => inTransaction(db, (tx) => take(tx, stepOf(machine, verb), id))),
    )
    expect(moved.toSorted()).toEqual([false, true])
  }
})

test('what does not hold of a row keeps it where it is', async () => {
  const { id } = await makeRefund()
  const moveIf = (holds: boolean) =>
    inTransaction(db, (tx) =>
      performOrSkip(server.context, tx, refundMachine.fail, { id }, { and: sql<boolean>`${holds}` }),
    )
  expect([await moveIf(false), await stateOf(db, refundMachine, id)]).toEqual([false, 'pending'])
  expect([await moveIf(true), await stateOf(db, refundMachine, id)]).toEqual([true, 'failed'])
})
