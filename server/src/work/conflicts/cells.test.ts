import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOrder } from '../../../test/orders.ts'
import { enter, makeSeller, makeShopper, NO_LIMITS, type Shopper } from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import type { ConflictState } from './conflict-state.ts'
import type { RefundState } from './refunds/refund-state.ts'

let server: TestApp
let client: Shopper
let agent: TestPerson
let decider: TestPerson
const browsers = {} as Record<'client' | 'agent' | 'staff' | 'colleague', Browser>
type Actor = keyof typeof browsers

beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  client = await makeShopper(server)
  agent = await makeSeller(server)
  decider = await makePerson(server, { staff: true })
  browsers.client = client.browser
  browsers.agent = await enter(server, agent)
  browsers.staff = await enter(server, decider)
  browsers.colleague = await enter(server, await makePerson(server, { staff: true }))
})
afterAll(() => server.close())

/** A conflict the client opened, in this state, of which the decider has the claim. */
async function conflictIn(status: ConflictState, request: RefundState = 'rejected') {
  const { db } = server.context
  const now = server.clock.now()
  const order = await makeOrder(server, { client, agent, status: 'conflicted' })
  const isClosed = status === 'closed'
  const { id } = await db
    .insertInto('conflict')
    .values({
      ...{ order_id: order.id, opened_by: 'client', opener_id: client.id, reason: 'late', status },
      ...{ text: 'Nothing has happened.', resume_status: 'paid', created_at: now, updated_at: now },
      ...(isClosed && { closed_at: now, outcome: 'withdrawn' }),
      ...(status === 'approval' && {
        decided_by: decider.id,
        decision_amount: 0,
        decision_reason: 'So be it.',
      }),
      ...((status === 'mediation' || status === 'approval') && { claimed_by: decider.id, claimed_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: rid } = await db
    .insertInto('refund_request')
    .values({
      ...{ conflict_id: id, order_id: order.id, made_by: 'client', maker_id: client.id, amount: 0 },
      ...{ currency: 'USD', destination: 'card', status: request, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, path: `/orders/${order.id}/conflicts/${id}`, rid }
}

type Known = Awaited<ReturnType<typeof conflictIn>>
const WHY = 'The forms were made, and nothing was filed yet.'
const decision = { step: 'decide', amount: 0, reason: WHY }

const steps: Record<string, (who: Browser, known: Known) => ReturnType<Browser['post']>> = {
  propose: (who, { path }) => who.post(`${path}/refunds`, { amount: 0, text: WHY }),
  withdraw: (who, { path }) => who.patch(path, { step: 'withdraw' }),
  'ask our team': (who, { path }) => who.patch(path, { step: 'ask_team' }),
  appeal: (who, { path }) => who.patch(path, { step: 'appeal', text: WHY }),
  decide: (who, { id }) => who.post(`/staff/conflicts/${id}/decision`, decision),
  approve: (who, { id }) => who.post(`/staff/conflicts/${id}/approval`, { agrees: true }),
}

/** Everything that is not here is refused. */
const allowed: Record<string, Partial<Record<Actor, ConflictState[]>>> = {
  propose: { client: ['direct', 'mediation'], agent: ['direct', 'mediation'] },
  withdraw: { client: ['direct', 'mediation'] },
  'ask our team': { client: ['direct'], agent: ['direct'] },
  appeal: { client: ['decided'], agent: ['decided'] },
  decide: { staff: ['mediation'] },
  approve: { colleague: ['approval'] },
}

const states: ConflictState[] = ['direct', 'mediation', 'approval', 'decided', 'settling', 'closed']
const sides: Actor[] = ['client', 'agent']
const team: Actor[] = ['staff', 'colleague']
const isOfTeam = (step: string) => step === 'decide' || step === 'approve'

describe.each(states)('a conflict that is %s', (status) => {
  const cells = Object.keys(steps).flatMap((step) =>
    (isOfTeam(step) ? team : sides).map((actor): [string, Actor] => [step, actor]),
  )
  test.each(cells)('%s by the %s', async (step, actor) => {
    const known = await conflictIn(status)
    const answer = await steps[step]?.(browsers[actor], known)
    const isAllowed = allowed[step]?.[actor]?.includes(status) ?? false
    expect([answer?.status], answer?.text).toEqual([isAllowed ? expect.toSatisfy((code) => code < 300) : 409])
    const { status: now } = await server.context.db
      .selectFrom('conflict')
      .select('status')
      .where('id', '=', known.id)
      .executeTakeFirstOrThrow()
    if (!isAllowed) expect(now).toBe(status)
  })
})

describe.each<RefundState>(['pending', 'accepted', 'rejected', 'cancelled', 'processed'])(
  'a proposal of the client that is %s',
  (status) => {
    test.each<[string, Actor]>([
      ['reject', 'client'],
      ['reject', 'agent'],
      ['withdraw', 'client'],
      ['withdraw', 'agent'],
      ['accept', 'client'],
    ])('%s by the %s', async (answer, actor) => {
      const { path, rid } = await conflictIn('direct', status)
      const isAllowed =
        status === 'pending' && (answer === 'withdraw' ? actor === 'client' : actor === 'agent')
      const body = { answer, ...(answer === 'reject' && { text: WHY }) }
      const { status: code, text } = await browsers[actor].patch(`${path}/refunds/${rid}`, body)
      expect(code, text).toBe(isAllowed ? 200 : 409)
      const row = await server.context.db
        .selectFrom('refund_request')
        .select('status')
        .where('id', '=', rid)
        .executeTakeFirstOrThrow()
      expect(row.status === status).toBe(!isAllowed)
    })
  },
)
