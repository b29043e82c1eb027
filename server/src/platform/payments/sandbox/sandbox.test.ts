import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CARDS, confirmAtBank, sandboxOf, useCard } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { ForgedDelivery } from '../processor.ts'
import { closeDispute, openDispute } from './refund-store.ts'
import type { Sandbox } from './sandbox.ts'

let server: TestApp
let sandbox: Sandbox
let customerId: string

beforeAll(async () => {
  server = await openTestApp()
  sandbox = sandboxOf(server)
  customerId = (
    await sandbox.addCustomer({ key: randomUUID(), personId: randomUUID(), email: 'ada@example.com' })
  ).id
})
afterAll(() => server.close())
beforeEach(async () => {
  await sandbox.takeDeliveries()
})

const ORIGIN = 'http://127.0.0.1:3000'

const checkout = (changed = {}) => ({
  key: randomUUID(),
  reference: 'ours',
  customerId,
  description: 'Study permit',
  amount: 52_500,
  currency: 'USD',
  successUrl: `${ORIGIN}/p/close?done`,
  cancelUrl: `${ORIGIN}/p/close?left`,
  expiresAt: new Date(server.clock.now().getTime() + 30 * 60_000),
  ...changed,
})

const card = (number: string) => async () => {
  const { id, url } = await sandbox.openSetup({
    ...{ key: randomUUID(), reference: 'card', customerId },
    returnUrl: `${ORIGIN}/p/close`,
  })
  await useCard(server, url, number)
  const setup = await sandbox.readSetup(id)
  if (!setup?.card) throw new Error('no card was added')
  return setup.card
}

const chargeOf = (cardId: string, changed = {}) => ({
  key: randomUUID(),
  reference: 'ours',
  customerId,
  cardId,
  description: 'Study permit',
  amount: 10_000,
  currency: 'USD',
  returnUrl: `${ORIGIN}/p/close`,
  ...changed,
})

const news = async () =>
  (await sandbox.takeDeliveries()).map(({ body }) => {
    const { kind, object_id } = JSON.parse(body)
    return `${kind} ${object_id}`
  })

describe('a saved card', () => {
  test('is charged at once, and its charge tells what came and what was kept of it', async () => {
    const { id } = await card(CARDS.visa)()
    await sandbox.takeDeliveries()
    const paid = await sandbox.charge(chargeOf(id))
    expect(paid).toMatchObject({
      ...{ state: 'captured', reference: 'ours', amount: 10_000, currency: 'USD', fee: 320, error: null },
      ...{ actionUrl: null, savedCard: null, chargeId: paid.id },
    })
    expect(await sandbox.readAttempt(paid.id)).toEqual(paid)
    expect(await news()).toEqual([`attempt ${paid.id}`])
  })

  test.each([
    [CARDS.declined, 'declined'],
    [CARDS.insufficientFunds, 'insufficient_funds'],
  ])('%s is refused with a code and a sentence', async (number, code) => {
    const paid = await sandbox.charge(chargeOf((await card(number)()).id))
    expect(paid).toMatchObject({ state: 'failed', chargeId: null, fee: null, error: { code } })
    expect(paid.error?.text).toMatch(/card/)
  })

  test('that expired since it was saved is refused', async () => {
    const saved = await card(CARDS.visa)()
    await sandbox.house.book
      .updateTable('card')
      .set({ exp_year: 2026, exp_month: 10 })
      .where('id', '=', saved.id)
      .execute()
    expect(await sandbox.charge(chargeOf(saved.id))).toMatchObject({ error: { code: 'expired_card' } })
  })

  test('that was removed, or is another’s, is refused', async () => {
    const { id } = await card(CARDS.visa)()
    const other = await sandbox.addCustomer({ key: randomUUID(), personId: 'bo', email: 'bo@example.com' })
    expect(await sandbox.charge(chargeOf(id, { customerId: other.id }))).toMatchObject({ state: 'failed' })
    await sandbox.removeCard(id)
    expect(await sandbox.charge(chargeOf(id))).toMatchObject({ state: 'failed' })
  })
})
