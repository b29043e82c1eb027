import { closingForStaff, closingWords } from '@sojourn/contract/work/closing-words'
import { CLOSING_NAMES } from '@sojourn/contract/work/closings'
import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOrder } from '../../../../test/orders.ts'
import { enter, makeSeller, makeShopper, type Shopper } from '../../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

let server: TestApp
let client: Shopper
let agent: TestPerson
let asAgent: Browser
let staff: Browser
beforeAll(async () => {
  server = await openTestApp()
  client = await makeShopper(server)
  agent = await makeSeller(server)
  asAgent = await enter(server, agent)
  staff = await enter(server, await makePerson(server, { staff: true }))
})
afterAll(() => server.close())

type Step = [step: string, by: string, more?: { outcome?: string; reason?: string }]
const CONFLICT = '0190a0a0-0000-7000-8000-0000000000c2'

/** An order to which all this happened, in its order. */
async function orderAfter(status: 'completed' | 'cancelled' | 'ongoing', steps: Step[]) {
  const order = await makeOrder(server, { client, agent, status })
  for (const [step, actor_mode, { outcome, reason = null } = {}] of steps) {
    server.clock.forward(1)
    const details = JSON.stringify({ step, from: 'paid', to: status, conflict: CONFLICT, outcome })
    await server.context.db
      .insertInto('fact')
      .values({
        ...{ fact: 'order_left', order_id: order.id, actor_mode, reason, details },
        actor_id:
          actor_mode === 'client'
            ? client.id
            : actor_mode === 'system' || actor_mode === 'processor'
              ? null
              : agent.id,
        created_at: server.clock.now(),
      } as never)
      .execute()
  }
  return order.id
}

const closed = (outcome: string): Step => [outcome === 'full' ? 'O15' : 'O16', 'system', { outcome }]
const cases: [name: string, status: 'completed' | 'cancelled', steps: Step[]][] = [
  ['unpaid_cancelled', 'cancelled', [['O3', 'client']]],
  ['unpaid', 'cancelled', [['O3', 'system']]],
  ['accepted', 'completed', [['O10', 'client']]],
  ['accepted_by_silence', 'completed', [['O11', 'system']]],
  ['agreed_full', 'cancelled', [['R1', 'client'], ['R2', 'agent'], closed('full')]],
  ['agreed_partial', 'completed', [['R1', 'staff'], ['R1', 'client'], ['R2', 'agent'], closed('partial')]],
  ['agreed_released', 'completed', [['R1', 'client'], ['R2', 'agent'], closed('released')]],
  ['silence_partial', 'completed', [['R1', 'client'], ['R2', 'system'], closed('partial')]],
  ['silence_full', 'cancelled', [['R1', 'client'], ['R2', 'system'], closed('full')]],
  ['team_proposal_partial', 'completed', [['R1', 'staff'], ['R2', 'client'], closed('partial')]],
  ['team_proposal_released', 'completed', [['R1', 'staff'], ['R2', 'agent'], closed('released')]],
  ['decided_full', 'cancelled', [['K3', 'staff'], ['R2', 'system'], closed('full')]],
  [
    'decided_partial',
    'completed',
    [['K3', 'staff'], ['K3d', 'client'], ['K3', 'staff'], ['R2', 'system'], closed('partial')],
  ],
  [
    'decided_released',
    'completed',
    [['K3', 'staff'], ['K3f', 'processor'], ['R2', 'system'], closed('released')],
  ],
  ['client_cancelled', 'cancelled', [['O6', 'client', { reason: OWN_REASONS.cooling_off }]]],
  ['client_withdrew', 'cancelled', [['O6', 'client', { reason: OWN_REASONS.withdrawal }]]],
  ['agent_late', 'cancelled', [['O6', 'client', { reason: OWN_REASONS.not_started_in_time }]]],
  ['agent_suspended', 'cancelled', [['O6', 'client', { reason: OWN_REASONS.agent_suspended }]]],
  ['declined', 'cancelled', [['O7', 'agent', { reason: 'No time.' }]]],
  ['unstarted', 'cancelled', [['O8', 'system']]],
  ['ended_by_team', 'cancelled', [['O17', 'staff', { reason: 'Fraud' }]]],
  ['refunded', 'cancelled', [['O19', 'processor']]],
  ['refunded', 'cancelled', [closed('full')]],
  ['gift', 'cancelled', [['O20', 'staff']]],
  ['stopped', 'cancelled', [['O22', 'client']]],
  ['bank', 'cancelled', [['O15', 'processor', { outcome: 'chargeback' }]]],
  // A conflict after the work was accepted, which the client withdrew.
  [
    'accepted',
    'completed',
    [
      ['O10', 'client'],
      ['O13', 'client'],
      ['O14c', 'client'],
    ],
  ],
]

describe('how an order ended', () => {
  test.each(cases)('%s: %s, told alike to both sides and to our team', async (name, status, steps) => {
    const id = await orderAfter(status, steps)
    for (const [browser, path] of [
      [client.browser, `/orders/${id}`],
      [asAgent, `/orders/${id}`],
      [staff, `/staff/orders/${id}`],
    ] as const)
      expect((await browser.get(path)).body.data.closing).toBe(name)
  })

  test('is nothing while it goes on', async () => {
    const id = await orderAfter('ongoing', [['O10', 'client']])
    expect((await client.browser.get(`/orders/${id}`)).body.data.closing).toBeNull()
  })

  test('is a sentence for each side that fits it', () => {
    for (const name of CLOSING_NAMES) {
      const [ofClient, ofAgent] = [closingWords(name, 'client'), closingWords(name, 'agent')]
      for (const sentence of [ofClient, ofAgent]) expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(closingForStaff(name)).not.toBe('')
      expect(ofAgent).not.toMatch(/the agent’s|The agent /)
    }
    expect(closingWords('decided_partial', 'client')).not.toContain('accepted')
  })
})
