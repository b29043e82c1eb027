import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { enter, expectBooksToAgree, NO_LIMITS, openPayment, quieten } from '../../../../test/payments.ts'
import { acceptStage, currentOf, hireByStages, payStage } from '../../../../test/stages.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { erasePerson } from '../../../desk/leaving/erase-person.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { tendStages } from './tend-stages.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())

/** The first of three stages is accepted, and the second waits for its payment. */
async function betweenStages(byCard = false) {
  const hired = await hireByStages(server, { byCard })
  await payStage(hired, hired.id)
  await acceptStage(hired, hired.id)
  return { ...hired, second: await currentOf(hired) }
}

const orders = (id: string) =>
  server.context.db
    .selectFrom('client_order')
    .select(['stage_no', 'status', 'is_current', 'charge_at'])
    .where('case_id', '=', id)
    .orderBy('stage_no')
    .execute()

/** Their 14 days are over, and the account is deleted. */
async function erase(id: string) {
  await server.context.db
    .updateTable('person')
    .set({ deletion_due_at: server.clock.now() })
    .where('id', '=', id)
    .execute()
  await erasePerson.run(server.context, { person_id: id })
  await quieten(server)
  return (
    await server.context.db
      .selectFrom('person')
      .select('deleted_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).deleted_at
}

describe('an account that is deleted between two stages', () => {
  test('of the client: the case ends after what was accepted, and its agent is told', async () => {
    const { id, client, agent } = await betweenStages()
    server.clock.forward(20 * DAY_MS)
    expect(await erase(client.id)).not.toBeNull()
    expect(await orders(id)).toMatchObject([
      { stage_no: 1, status: 'completed', is_current: true },
      { stage_no: 2, status: 'cancelled', is_current: false, charge_at: null },
    ])
    const told = (await mailsTo(server, agent.email)).find(({ subject }) =>
      subject.includes('The case ends before stage 2'),
    )
    expect(told?.text).toContain('deleted their account, so the case ends before')
    expect(told?.text).not.toContain('was not paid')
    // A year later nobody has opened or charged a stage of somebody who is gone.
    server.clock.forward(365 * DAY_MS)
    await tendStages.run(server.context, {})
    expect(await orders(id)).toHaveLength(2)
    await expectBooksToAgree(server)
  })
})

describe('a licence that is lost between two stages', () => {
  test('keeps the stage from being paid, by hand and by the saved card, until there is one again', async () => {
    const { id, second, agent, client, asClient } = await betweenStages(true)
    const need = (place: { country_iso: string; visa_id: string }) =>
      server.context.db.updateTable('client_order').set(place).where('case_id', '=', id).execute()
    await server.context.db.deleteFrom('licence').where('agent_id', '=', agent.id).execute()
    await need({ country_iso: 'CA', visa_id: 'ca/study-permit' })
    expect((await openPayment(asClient, second)).body.message).toContain(
      'licence of this agent does not hold',
    )

    server.clock.forward(2 * DAY_MS + 1)
    await tendStages.run(server.context, {})
    expect(await orders(id)).toMatchObject([{}, { status: 'awaiting_payment', charge_at: null }])
    const [told] = (await mailsTo(server, client.email)).filter(({ subject }) =>
      /was not charged/.test(subject),
    )
    expect(told?.text).toContain('It cannot be charged at the moment')
    const again = await enter(server, client)
    expect((await again.post(`/orders/${second}/stop`)).status).toBe(200)
    expect(await orders(id)).toMatchObject([
      { status: 'completed', is_current: true },
      { status: 'cancelled' },
    ])
    await expectBooksToAgree(server)
  })
})
