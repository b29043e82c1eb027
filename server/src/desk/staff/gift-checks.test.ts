import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkIn, mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { askForCompletion, type PaidWork } from '../../../test/paid-work.ts'
import { makePromo } from '../../../test/paying-coupons.ts'
import {
  balanceOf,
  enter,
  makePayment,
  makeSeller,
  makeShopper,
  orderStatusOf,
  payByCard,
  quieten,
  type Shopper,
  saveCard,
} from '../../../test/payments.ts'
import { Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { paymentThings } from '../../../test/permissions/things/payment-things.ts'
import { CARDS } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { verifyLedger } from '../../money/ledger/verify-ledger.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { clearReleases } from '../../work/completion/clear-releases.ts'

let server: TestApp
let shopper: Shopper
let agent: TestPerson
let asAgent: Browser
let staff: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  await quieten(server)
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
})
let place = 0
/** A client and an agent who have nothing in common: not even the street they sign in from. */
beforeEach(async () => {
  shopper = await makeShopper(server)
  agent = await makeSeller(server)
  asAgent = await enter(server, agent)
  place += 2
  await live(shopper.id, `198.51.100.${place}`)
  await live(agent.id, `198.51.100.${place + 1}`)
  staff = await enter(server, await makePerson(server, { staff: true }))
})

const live = (person: string, address: string) =>
  server.context.db.updateTable('session').set({ address }).where('person_id', '=', person).execute()
const set = (person: string, change: object) =>
  server.context.db.updateTable('person').set(change).where('id', '=', person).execute()

/** Ordered and paid, so much of it by a gift of ours and the rest by card. */
async function paid(gift = 60_000): Promise<PaidWork & { ref: string; gift: string }> {
  const { order, ref } = await makePayment(server, { shopper, agent })
  const code = await makePromo(server, gift, { owner: shopper })
  const { browser } = shopper
  await browser.post(`/payments/${ref}/calculate-totals`, { coupons: [code] })
  const answer =
    gift >= 50_000
      ? await browser.post(`/payments/${ref}/pay`, {})
      : await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))
  expect(answer.status).toBe(200)
  expect(await orderStatusOf(server, order.id)).toBe('paid')
  return { id: order.id, client: shopper, agent, asClient: browser, asAgent, ref, gift: code }
}

async function begunAndAccepted(work: PaidWork) {
  await work.asAgent.post(`/orders/${work.id}/start`)
  await askForCompletion(work)
  expect((await work.asClient.post(`/orders/${work.id}/accept`)).status).toBe(200)
}

const cleared = async () => {
  server.clock.forward(30 * DAY_MS)
  await clearReleases.run(server.context, {})
  ;[shopper.browser, asAgent, staff] = await Promise.all([
    enter(server, shopper),
    enter(server, agent),
    makePerson(server, { staff: true }).then((member) => enter(server, member)),
  ])
  return balanceOf(server, 'agent_available', agent.id)
}
const checks = async (status = 'waiting') => {
  await server.jobsDone()
  return (await staff.get(`/staff/gift-checks?filter[status]=${status}&limit=100`)).body.data.items.filter(
    ({ agent: { uuid } }: { agent: { uuid: string } }) => uuid === agent.id,
  )
}
const decide = (
  id: string,
  outcome: string,
  note = 'They share an office, and both were there.',
  who = staff,
) => who.post(`/staff/gift-checks/${id}/decision`, { outcome, note })
const review = (id: string) =>
  shopper.browser.post(`/orders/${id}/reviews`, { star: 5, content: 'The best!' })
const onTheDevice = async () => {
  const browser = await enter(server, agent)
  await server.context.db
    .updateTable('session')
    .set({ device_id: shopper.browser.device })
    .where('person_id', '=', agent.id)
    .execute()
  return browser
}

describe('a gift of the house that pays an order of somebody who sits at the agent’s own device', () => {
  test('is not the agent’s before our team looked; nobody reads a review of it until then', async () => {
    await onTheDevice()
    const work = await paid()
    await begunAndAccepted(work)
    expect((await review(work.id)).body.message).toBe(
      'Our team looks at the gift that paid this order first. You can review it afterwards.',
    )
    expect((await shopper.browser.get(`/orders/${work.id}/reviews`)).body.data).toMatchObject({
      may: [],
      review: null,
    })
    expect(await cleared()).toBe(0)
    const [earning] = (await asAgent.get('/wallets')).body.data.earnings
    expect(earning).toMatchObject({ stage: 'clearing', is_checked: true, available_at: null })

    const [check] = await checks()
    expect(check).toMatchObject({
      signs: ['device'],
      order: { uuid: work.id },
      client: { uuid: shopper.id },
      gift: { amount: 50_000, currency: 'USD' },
      status: 'waiting',
      may: ['decide'],
    })
    expect((await staff.get('/staff/queues')).body.data.gifts).toBeGreaterThan(0)

    expect((await decide(check.id, 'fine')).status).toBe(200)
    expect((await review(work.id)).status).toBe(201)
    expect(await cleared()).toBe(-42_500)
    expect((await asAgent.get('/wallets')).body.data.earnings).toEqual([])
    await quieten(server)
    const subjects = (await mailsTo(server, agent.email)).map(({ subject }) => subject)
    expect(subjects.some((subject) => subject.includes('We have checked the payment'))).toBe(true)
  })

  test('that is not fine goes back to the house and pays no other order; the order is over, the agent told', async () => {
    await onTheDevice()
    const work = await paid()
    await begunAndAccepted(work)
    const [check] = await checks()
    const before = await balanceOf(server, 'promo_expense', null)
    expect((await decide(check.id, 'not_fine', 'Both accounts are one person.')).status).toBe(200)
    expect(await orderStatusOf(server, work.id)).toBe('cancelled')
    expect(await balanceOf(server, 'promo_expense', null)).toBe(before - 50_000)
    expect(await balanceOf(server, 'agent_pending', agent.id)).toBe(0)
    expect((await shopper.browser.get('/coupons')).body.data.items[0].expires_at).not.toBeNull()
    const next = await makePayment(server, { shopper, agent })
    const again = await shopper.browser.post(`/payments/${next.ref}/calculate-totals`, {
      coupons: [work.gift],
    })
    expect(again.status).toBe(422)
    expect(await cleared()).toBe(0)
    expect((await review(work.id)).status).toBe(409)
    expect(await checks()).toEqual([])
    expect(await checks('decided')).toMatchObject([
      { status: 'not_fine', note: 'Both accounts are one person.' },
    ])
    await quieten(server)
    for (const { email } of [agent, shopper])
      expect((await mailsTo(server, email)).some(({ subject }) => subject.includes('is cancelled'))).toBe(
        true,
      )
  })

  test('ends work that has not begun, or goes on, too, and the card gets its part back', async () => {
    await onTheDevice()
    const work = await paid(30_000)
    const [check] = await checks()
    expect((await decide(check.id, 'not_fine', 'Both accounts are one person.')).status).toBe(200)
    await quieten(server)
    expect(await orderStatusOf(server, work.id)).toBe('cancelled')
    expect((await shopper.browser.get(`/payments/${work.ref}`)).body.data.refunded.amount).toBe(50_000)
  })

  test('can be closed when the order ended by itself meanwhile', async () => {
    await onTheDevice()
    const work = await paid()
    expect((await shopper.browser.post(`/orders/${work.id}/leave`, {})).status).toBe(200)
    const [check] = await checks()
    expect((await decide(check.id, 'not_fine', 'Both accounts are one person.')).status).toBe(200)
    const next = await makePayment(server, { shopper, agent })
    expect(
      (await shopper.browser.post(`/payments/${next.ref}/calculate-totals`, { coupons: [work.gift] })).status,
    ).toBe(422)
  })
})

describe('what client and agent share', () => {
  test.each([
    ['network', async () => live(shopper.id, `198.51.100.${place + 1}`)],
    [
      'network',
      async () => {
        await live(shopper.id, '2001:db8:1:2::7')
        await live(agent.id, '2001:db8:1:2:ffff::9')
      },
    ],
    [
      'home',
      async () => {
        await set(shopper.id, { country_iso: 'CA', street: '12 King St.', postal_code: 'M5V 2T6' })
        await set(agent.id, { country_iso: 'CA', street: '12 king st', postal_code: 'm5v2t6' })
      },
    ],
    [
      'home',
      async () => {
        const business = { country_iso: 'CA', street: '12 King St.', postal_code: 'M5V 2T6' }
        await set(shopper.id, business)
        await server.context.db
          .insertInto('business')
          .values({
            ...{ ...business, agent_id: agent.id, business_type: 'llc', legal_name: 'Okafor Ltd.' },
            registration_number: 'ON 77',
            ...{ state: 'Ontario', city: 'Toronto', updated_at: server.clock.now() },
          })
          .execute()
      },
    ],
    [
      'device',
      async () => {
        const known = { device_id: randomUUID(), first_seen_at: server.clock.now() }
        const rows = [shopper, agent].map(({ id }) => ({ ...known, person_id: id }))
        await server.context.db.insertInto('known_device').values(rows).execute()
      },
    ],
    [
      'card',
      async () => {
        await saveCard(server, shopper.browser, CARDS.visa)
        await saveCard(server, asAgent, CARDS.visa)
      },
    ],
    [
      'person',
      async () => {
        for (const { id } of [shopper, agent])
          await set(id, { first_name: 'Amara', last_name: 'Okafor', dob: '1988-02-01' })
      },
    ],
    [
      'person',
      async () => {
        await set(shopper.id, { phone: '+1 416 555 0100' })
        await set(agent.id, { phone: '+14165550100' })
      },
    ],
  ])('is told to our team: %s', async (sign, share) => {
    await share()
    await paid()
    expect((await checks()).map(({ signs }: { signs: string[] }) => signs)).toEqual([[sign]])
  })

  test.each([
    [
      'a name, of people born on two days',
      async () => {
        for (const [{ id }, dob] of [
          [shopper, '1988-02-01'],
          [agent, '1988-02-02'],
        ] as const)
          await set(id, { first_name: 'Amara', last_name: 'Okafor', dob })
      },
    ],
    [
      'a birthday, of people of two names',
      async () => {
        await set(shopper.id, { first_name: 'Ines', last_name: 'Silva', dob: '1988-02-01' })
        await set(agent.id, { dob: '1988-02-01' })
      },
    ],
    [
      'no number at all',
      async () => {
        for (const { id } of [shopper, agent]) await set(id, { phone: '' })
      },
    ],
    [
      'a house number and a street, in two towns',
      async () => {
        await set(shopper.id, { country_iso: 'CA', street: '12 King St.', postal_code: 'M5V 2T6' })
        await set(agent.id, { country_iso: 'CA', street: '12 King St.', postal_code: 'L8P 1A1' })
      },
    ],
    [
      'a kind of card',
      async () => {
        await saveCard(server, shopper.browser, CARDS.visa)
        await saveCard(server, asAgent, CARDS.mastercard)
      },
    ],
  ])('is not told where it is only %s', async (_what, share) => {
    await share()
    await paid()
    expect(await checks()).toEqual([])
  })

  test('counts where the gift paid exactly half of the order; our team hears of it, its agent does not', async () => {
    await onTheDevice()
    await paid(25_000)
    expect(await checks()).toMatchObject([{ gift: { amount: 25_000 } }])
    const held = 'A gift that paid an order waits for our team'
    const titlesOf = async (browser: Browser) =>
      (await browser.get('/notifications')).body.data.items.map(({ title }: { title: string }) => title)
    expect(await titlesOf(staff)).toContain(held)
    expect(await titlesOf(asAgent)).not.toContain(held)
  })

  test('counts also when it shows only later, when the money would clear', async () => {
    const work = await paid()
    await begunAndAccepted(work)
    expect(await checks()).toEqual([])
    await onTheDevice()
    expect(await cleared()).toBe(0)
    expect(await checks()).toMatchObject([{ signs: ['device'] }])
    expect((await decide((await checks())[0].id, 'fine')).status).toBe(200)
    expect(await cleared()).toBe(-42_500)
  })

  test('takes a review out of sight that was there before it showed, and back once it is fine', async () => {
    const work = await paid()
    await begunAndAccepted(work)
    expect((await review(work.id)).status).toBe(201)
    const shown = async () =>
      (await new Browser(server).get(`/consultants/${agent.id}/reviews`)).body.data.items.length
    expect(await shown()).toBe(1)
    await onTheDevice()
    await cleared()
    await server.jobsDone()
    expect(await shown()).toBe(0)
    await decide((await checks())[0].id, 'fine')
    await server.jobsDone()
    expect(await shown()).toBe(1)
  })

  /** A review that was out goes for its gift, and then for a report, whose number is answered. */
  async function hiddenForReport() {
    const work = await paid()
    await begunAndAccepted(work)
    await review(work.id)
    const { id } = (await shopper.browser.get(`/orders/${work.id}/reviews`)).body.data.review
    const reported = await asAgent.post('/reports', {
      ...{ kind: 'review', subject: id, category: 'misleading', good_faith: true },
      explanation: 'This review is about somebody else’s work.',
    })
    expect(reported.status, reported.text).toBe(201)
    await onTheDevice()
    await cleared()
    await server.jobsDone()
    server.clock.forward(1000)
    const report = (await staff.get('/staff/reports')).body.data.items.at(-1).id
    await staff.put(`/staff/reports/${report}/claim`)
    const decided = await staff.post(`/staff/reports/${report}/decision`, {
      ...{ outcome: 'hidden', ground: 'terms', reason: 'It speaks of another order.' },
    })
    expect(decided.status, decided.text).toBe(200)
    return report
  }
  const reviewsShown = async () =>
    (await new Browser(server).get(`/consultants/${agent.id}/reviews`)).body.data.items

  test('gives back no review that our team hides for what it says', async () => {
    await hiddenForReport()
    await decide((await checks())[0].id, 'fine')
    await server.jobsDone()
    expect(await reviewsShown()).toEqual([])
  })

  test('keeps a review out of sight though it was hidden without a reason, until the gift is fine', async () => {
    const report = await hiddenForReport()
    const link = linkIn(await mailAbout(server, shopper.email, /We have hidden/))
    const token = link.pathname.split('/').at(-1)
    await new Browser(server).post(`/report-decisions/${token}/objection`, {
      objection: 'It speaks of this very order, and I can show it.',
    })
    const colleague = await enter(server, await makePerson(server, { staff: true }))
    const reversed = await colleague.post(`/staff/reports/${report}/answer`, {
      ...{ result: 'reversed', reason: 'It speaks of this order.' },
    })
    expect(reversed.status, reversed.text).toBe(200)
    expect(await reviewsShown()).toEqual([])
    await decide((await checks())[0].id, 'fine')
    await server.jobsDone()
    expect(await reviewsShown()).toHaveLength(1)
  })

  test('holds nothing where they share nothing, or where the gift is the smaller part', async () => {
    await begunAndAccepted(await paid())
    expect(await checks()).toEqual([])
    await onTheDevice()
    const work = await paid(20_000)
    await begunAndAccepted(work)
    expect(await checks()).toEqual([])
  })

  test('does not keep the money of others waiting, however many are held', async () => {
    await onTheDevice()
    const held = await paid()
    await begunAndAccepted(held)
    const other = { shopper, agent, asAgent }
    shopper = await makeShopper(server)
    agent = await makeSeller(server)
    asAgent = await enter(server, agent)
    await live(shopper.id, '192.0.2.1')
    await live(agent.id, '192.0.2.2')
    await begunAndAccepted(await paid())
    expect(await cleared()).toBe(-42_500)
    expect(await balanceOf(server, 'agent_available', other.agent.id)).toBe(0)
  })
})

describe('our team', () => {
  test('decides once, says why, and never about an order of its own', async () => {
    await onTheDevice()
    await paid()
    const [check] = await checks()
    expect((await decide(check.id, 'fine', 'short')).status).toBe(422)
    expect((await decide(randomUUID(), 'fine')).status).toBe(404)
    await set(agent.id, { staff_since: server.clock.now() })
    const own = await enter(server, agent)
    const mine = (await own.get('/staff/gift-checks?limit=100')).body.data.items
    expect(mine.find(({ id }: { id: string }) => id === check.id).may).toEqual([])
    expect((await decide(check.id, 'fine', 'It is only me, promise.', own)).status).toBe(409)
    const answers = await Promise.all([
      decide(check.id, 'fine'),
      decide(check.id, 'not_fine', 'Both accounts are one person.'),
      decide(check.id, 'fine'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const log = (await staff.get('/staff/audit-log')).body.data.items
    expect(log[0].action).toMatch(/^(accept|refuse)_gift$/)
  })
})

test('gifts that wait are listed the longest first, page by page; those decided stand elsewhere, the newest first', async () => {
  const made: string[] = []
  for (let count = 0; count < 3; count++) {
    made.push((await paymentThings['gift check'].make(server)).id)
    server.clock.forward(60_000)
  }
  const queue = async () => (await staff.get('/staff/queues')).body.data.gifts
  async function listed(status: string) {
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const path: string = `/staff/gift-checks?filter[status]=${status}&limit=2`
      const { body } = await staff.get(cursor ? `${path}&cursor=${cursor}` : path)
      const items: { id: string }[] = body.data.items
      expect(items.length).toBeLessThanOrEqual(2)
      ids.push(...items.map(({ id }) => id))
      cursor = body.data.pagination.next_cursor
    }
    expect(new Set(ids).size, 'each once').toBe(ids.length)
    return { all: ids.length, mine: ids.filter((id) => made.includes(id)) }
  }
  const before = await queue()
  expect(await listed('waiting')).toEqual({ all: before, mine: made })
  expect((await listed('decided')).mine).toEqual([])

  const [first = '', second = '', third = ''] = made
  for (const id of [first, second]) {
    expect((await decide(id, 'fine')).status).toBe(200)
    server.clock.forward(60_000)
  }
  expect(await listed('waiting')).toEqual({ all: before - 2, mine: [third] })
  expect((await listed('decided')).mine).toEqual([second, first])
  expect(await queue()).toBe(before - 2)
})
