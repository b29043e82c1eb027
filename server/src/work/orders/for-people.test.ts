import { Readable } from 'node:stream'
import { stagesForPeople } from '@sojourn/contract/supply/further-person'
import type { PlannedStage } from '@sojourn/contract/supply/stages'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import type { Order } from '@sojourn/contract/work/orders'
import type { Traveller } from '@sojourn/contract/work/travellers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { heard } from '../../../test/conversations.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { openOffer } from '../../../test/offers.ts'
import { makeGoal } from '../../../test/orders.ts'
import { makeSides, type PaidWork } from '../../../test/paid-work.ts'
import { makePromo } from '../../../test/paying-coupons.ts'
import {
  enter,
  expectBooksToAgree,
  NO_LIMITS,
  openPayment,
  payByCard,
  quieten,
} from '../../../test/payments.ts'
import { type Browser, makePerson } from '../../../test/people.ts'
import { pdf } from '../../../test/sample-files.ts'
import { makeService } from '../../../test/services.ts'
import { acceptStage, type Case, currentOf, payStage, THREE } from '../../../test/stages.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { putPassport } from '../../../test/vault.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetTravellersOf } from '../documents/forget-travellers-of.ts'
import { tendDocuments } from '../documents/tend-documents.ts'
import { handOver } from '../documents/upload-version.ts'

const AMA: Traveller = { name: 'Ama Asante', relation: 'partner', born_on: '1991-02-03', passport: 'GH' }
const YAW: Traveller = { name: 'Yaw Asante', relation: 'child', born_on: '2019-08-01', passport: null }
const PAPERS = [
  { name: 'Passport', mandatory: true, each: true },
  { name: 'Letter of invitation', mandatory: false },
]

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  sides = await makeSides(server)
  await server.context.db
    .updateTable('person')
    .set({ first_name: 'Kwame', last_name: 'Asante' })
    .where('id', '=', sides.shopper.id)
    .execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  sides.shopper.browser = await enter(server, sides.shopper)
  sides.asAgent = await enter(server, sides.agent)
})

interface Wanted {
  price?: number
  further?: number | null
  stages?: PlannedStage[]
  people?: Traveller[]
  papers?: typeof PAPERS
}

/** A family’s goal, and a service that says what a further person costs. */
async function makeFamily({ price = 500_00, further = 80_00, ...wanted }: Wanted = {}) {
  const { stages = [], people = [AMA, YAW], papers = PAPERS } = wanted
  const { shopper, agent } = sides
  const service = await makeService(server, agent, { price })
  await server.context.db
    .updateTable('service')
    .set({
      further_person_amount: further,
      stages: JSON.stringify(stages),
      requirements: JSON.stringify(papers),
    })
    .where('id', '=', service.id)
    .execute()
  const goal = await makeGoal(server, shopper)
  const travel = async (travellers: Traveller[]) => {
    const { status, text } = await shopper.browser.patch(`/goals/${goal.id}`, { travellers })
    expect(status, text).toBe(200)
  }
  await travel(people)
  const hire = () => shopper.browser.post('/orders', { service: service.id, goal: goal.id, residence: 'US' })
  return { goal: goal.id, service: service.id, hire, travel }
}

const show = async (id: string, who = sides.shopper.browser): Promise<Order> =>
  (await who.get(`/orders/${id}`)).body.data

async function hired(wanted: Wanted = {}) {
  const family = await makeFamily(wanted)
  const { status, body, text } = await family.hire()
  expect(status, text).toBe(201)
  return { ...family, id: body.data.uuid as string }
}

async function pay(id: string, coupons: string[] = []) {
  const { shopper, card } = sides
  const { body, text } = await openPayment(shopper.browser, id)
  if (!body?.data) throw new Error(text)
  if (coupons.length > 0)
    await shopper.browser.post(`/payments/${body.data.ref}/calculate-totals`, { coupons })
  const paid = await payByCard(shopper.browser, body.data.ref, card)
  expect(paid.status, paid.text).toBe(200)
  return body.data.ref as string
}

describe('the price of an order', () => {
  test.each([
    ['says nothing', null, 500_00],
    ['is for everybody', 0, 500_00],
    ['counts each further person', 80_00, 660_00],
  ])('of a service that %s', async (_, further, amount) => {
    const { id } = await hired({ further })
    const order = await show(id)
    expect(order.price).toEqual({ amount, currency: 'USD' })
    expect(order.further_person).toEqual(further === null ? null : { amount: further, currency: 'USD' })
    expect(order.travellers).toEqual([
      { ...AMA, passport: { id: 'GH', name: 'Ghana' } },
      { ...YAW, passport: null },
    ])
  })

  test('is that of one person where nobody travels along', async () => {
    const { id } = await hired({ people: [] })
    expect(await show(id)).toMatchObject({
      ...{ price: { amount: 500_00 }, travellers: [], further_person: null },
      requirements: [
        { name: 'Passport', mandatory: true },
        { name: 'Letter of invitation', mandatory: false },
      ],
    })
  })

  test('asks nobody to have what only some have, also where an older service said so', async () => {
    const letter = { name: 'Provincial letter, if your course needs one', mandatory: true }
    const { id } = await hired({ people: [], papers: [letter as (typeof PAPERS)[number]] })
    expect((await show(id)).requirements).toEqual([{ ...letter, mandatory: false }])
  })

  test('is spread over the stages to the cent, and each stage shows the same people', async () => {
    const { id, service } = await hired({ stages: THREE, further: 33_33, papers: [] })
    const total = 566_66
    const { stages, price } = await show(id)
    expect(stages?.total.amount).toBe(total)
    expect(stages?.items.reduce((sum, one) => sum + one.price.amount, 0)).toBe(total)
    expect(price.amount).toBe(stages?.items[0]?.price.amount)
    const of: Case = {
      ...{ id, service, card: sides.card, client: sides.shopper, agent: sides.agent },
      ...{ asClient: sides.shopper.browser, asAgent: sides.asAgent },
    }
    await payStage(of, id)
    await acceptStage(of, id)
    const next = await currentOf(of)
    expect(next).not.toBe(id)
    expect(await show(next)).toMatchObject({
      price: stages?.items[1]?.price,
      travellers: [{ name: AMA.name }, { name: YAW.name }],
      further_person: { amount: 33_33 },
    })
  })

  test('a plan of stages never loses a cent', () => {
    for (const total of [1, 7, 100, 566_66, 999_999_9]) {
      const stages = stagesForPeople(THREE, 500_00 + total)
      expect(stages.reduce((sum, { amount }) => sum + amount, 0)).toBe(500_00 + total)
    }
  })

  test('above the most a service costs is refused', async () => {
    const { hire } = await makeFamily({ price: 90_000_00, further: 6_000_00 })
    expect(await hire()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('this service costs more than $100,000') },
    })
  })

  test('with a coupon, commission and refund add up in the books', async () => {
    const { id } = await hired({ papers: [] })
    await pay(id, [await makePromo(server, 25_00)])
    expect((await show(id, sides.asAgent)).earnings).toMatchObject({
      ...{ amount: { amount: 528_00 }, commission: { amount: 132_00 } },
    })
    const { shopper, asAgent } = sides
    expect((await asAgent.post(`/orders/${id}/start`)).status).toBe(200)
    const conflict = await shopper.browser.post(`/orders/${id}/conflicts`, {
      ...{ reason: 'late', text: 'Nothing has happened since.' },
    })
    const path = `/orders/${id}/conflicts/${conflict.body.data.id}`
    const proposed = await asAgent.post(`${path}/refunds`, { amount: 330_00, text: 'This is fair.' })
    const refund = proposed.body.data.refunds.at(-1).id
    const { status, text } = await shopper.browser.patch(`${path}/refunds/${refund}`, { answer: 'accept' })
    expect(status, text).toBe(200)
    await quieten(server)
    await expectBooksToAgree(server)
  })
})

const documents = async (id: string, who = sides.asAgent): Promise<OrderDocument[]> =>
  (await who.get(`/orders/${id}/documents`)).body.data.items

describe('an order that nobody paid yet', () => {
  test('is the same for the same people, and made anew once they change', async () => {
    const { id, hire, travel } = await hired()
    expect((await hire()).body.data.uuid).toBe(id)
    await travel([AMA])
    const anew = (await hire()).body.data.uuid
    expect(anew).not.toBe(id)
    expect((await show(id)).status).toEqual([-1, 'Cancelled'])
    expect(await show(anew)).toMatchObject({
      price: { amount: 580_00 },
      travellers: [{ name: AMA.name }],
      residence: { id: 'US' },
    })
    expect((await hire()).body.data.uuid).toBe(anew)
  })

  test('is not paid by a page that was left open while more people apply, and is while fewer do', async () => {
    const { id, travel } = await hired({ people: [AMA] })
    const { shopper, card } = sides
    const { ref } = (await openPayment(shopper.browser, id)).body.data
    await travel([AMA, YAW])
    const { status, body } = await payByCard(shopper.browser, ref, card)
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^More people apply for this goal now/),
    ])
    expect((await show(id)).status).toEqual([0, 'Awaiting payment'])
    await travel([])
    expect((await payByCard(shopper.browser, ref, card)).status).toBe(200)
  })

  test('asked for by many tabs while its people change is one order, for those of the goal', async () => {
    const { hire, travel } = await hired()
    await travel([YAW])
    const answers = await Promise.all(Array.from({ length: 6 }, hire))
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.uuid)
    expect(new Set(made).size).toBe(1)
    expect((await show(made[0])).travellers).toMatchObject([{ name: YAW.name }])
  })
})

describe('an offer', () => {
  test('costs what its agent typed, and asks each person for what each gives', async () => {
    const { shopper, agent, asAgent } = sides
    const { id: order, goal } = await hired()
    await pay(order)
    const conversation = (await asAgent.get(`/orders/${order}/conversation`)).body.data.uuid
    await server.context.db
      .updateTable('agent')
      .set({ found_since: server.clock.now() })
      .where('person_id', '=', agent.id)
      .execute()
    const talk = { id: conversation, asAgent } as Parameters<typeof openOffer>[0]
    const offer = await openOffer(talk, { requirements: PAPERS })
    const accept = () => shopper.browser.post(`/offers/${offer}/accept`, { goal })
    const { status, body, text } = await accept()
    expect(status, text).toBe(201)
    const { uuid } = body.data
    expect(await show(uuid)).toMatchObject({
      ...{ price: { amount: 900_00 }, further_person: null },
      travellers: [{ name: AMA.name }, { name: YAW.name }],
      requirements: [
        { name: 'Passport (Kwame Asante)', mandatory: true },
        { name: 'Passport (Ama Asante)', mandatory: true, person: AMA.name },
        { name: 'Passport (Yaw Asante)', mandatory: true, person: YAW.name },
        { name: 'Letter of invitation', mandatory: false },
      ],
    })
    const staff = await enter(server, await makePerson(server, { staff: true }))
    expect((await staff.get(`/staff/orders/${uuid}`)).body.data).toMatchObject({ people: 3 })
    expect((await accept()).body.data.uuid).toBe(uuid)
    await shopper.browser.patch(`/goals/${goal}`, { travellers: [AMA] })
    const anew = (await accept()).body.data.uuid
    expect(anew).not.toBe(uuid)
    expect((await show(anew)).travellers).toMatchObject([{ name: AMA.name }])
  })
})

describe('the documents of an order', () => {
  let work: Omit<PaidWork, 'client' | 'agent'>
  beforeEach(async () => {
    const { id } = await hired()
    await pay(id)
    work = { id, asClient: sides.shopper.browser, asAgent: sides.asAgent }
  })

  test('are asked of each person under their name, and what is kept beside them names nobody', async () => {
    const shown = await documents(work.id, work.asClient)
    expect(shown.map(({ name, person }) => [name, person])).toEqual([
      ['Passport (Kwame Asante)', null],
      ['Passport (Ama Asante)', AMA.name],
      ['Passport (Yaw Asante)', YAW.name],
      ['Letter of invitation', null],
    ])
    await work.asAgent.post(`/orders/${work.id}/documents`, {
      ...{ name: 'Diploma', given_by: 'client', person: AMA.name },
    })
    await quieten(server)
    for (const table of ['fact', 'message', 'notification', 'order_event']) {
      const { rows } = await server.context.pool.query(
        `select 1 from ${table} as t where t::text ~ 'Ama Asante|Yaw Asante|1991-02-03'`,
      )
      expect(rows, table).toEqual([])
    }
  })

  test('say whose they are wherever both sides read of them, until the client is gone', async () => {
    const { shopper, agent } = sides
    const conversation = (await work.asClient.get(`/orders/${work.id}/conversation`)).body.data.uuid
    const said = async (who: Browser) => (await heard(who, conversation)).slice(-4)
    const ask = (name: string, person?: string) =>
      work.asAgent.post(`/orders/${work.id}/documents`, {
        name,
        given_by: 'client',
        ...(person && { person }),
      })
    await ask('Birth certificate', AMA.name)
    await ask('Birth certificate')
    await ask('Diploma')
    const [own, ofAma] = await documents(work.id)
    for (const one of [own, ofAma])
      await handOver(
        { ...server.context, by: { id: shopper.id, mode: 'client', requestId: null } },
        shopper,
        { orderId: work.id, id: one?.uuid ?? '' },
        {
          name: 'passport.pdf',
          mediaType: 'application/pdf',
          size: pdf.length,
          open: () => Readable.from([pdf]),
        },
      )
    const review = (document: OrderDocument | undefined, judged: object) =>
      work.asAgent.send('PATCH', `/orders/${work.id}/documents/${document?.uuid}`, { version: 1, ...judged })
    const returned = await review(ofAma, { action: 'return', reason: 'The second page is missing.' })
    expect(returned.status, returned.text).toBe(200)
    expect((await review(own, { action: 'accept' })).status).toBe(200)
    await quieten(server)

    const lines = [
      'Uploaded: Passport (Kwame Asante).',
      'Uploaded: Passport (Ama Asante).',
      'Returned: Passport (Ama Asante).',
      'Accepted: Passport (Kwame Asante).',
    ]
    for (const who of [work.asClient, work.asAgent]) {
      expect(await said(who)).toEqual(lines)
      const asked = (await heard(who, conversation)).filter((words) => words.startsWith('Asked for'))
      expect(asked).toEqual([
        'Asked for: Birth certificate (Ama Asante).',
        'Asked for: Birth certificate (Kwame Asante).',
        'Asked for: Diploma.',
      ])
      const { items } = (await who.get('/conversations')).body.data
      expect(items.find(({ uuid }: { uuid: string }) => uuid === conversation).last_message.message).toBe(
        'Accepted: Passport (Kwame Asante).',
      )
      const events = (await who.get(`/orders/${work.id}/timeline`)).body.data.items
      expect(events.map(({ subject }: { subject: string }) => subject)).toContain('Passport (Ama Asante)')
    }
    const titles = async (who: Browser) =>
      (await who.get('/notifications')).body.data.items
        .slice(0, 4)
        .map(({ title }: { title: string }) => title)
    expect(await titles(work.asClient)).toEqual([
      '“Passport (Kwame Asante)” was accepted',
      '“Passport (Ama Asante)” was returned',
      '“Diploma” was added to the documents',
      '“Birth certificate (Kwame Asante)” was added to the documents',
    ])
    expect(await titles(work.asAgent)).toContain('“Passport (Ama Asante)” was uploaded')

    server.clock.forward(DAY_MS)
    await tendDocuments.run(server.context, {})
    server.clock.forward(3 * DAY_MS)
    await tendDocuments.run(server.context, {})
    await quieten(server)
    const letters = (await mailsTo(server, shopper.email)).map(
      ({ subject, text }) => `${subject}: ${text.replaceAll(/\s+/g, ' ')}`,
    )
    for (const words of [
      'needs "Birth certificate (Ama Asante)" for',
      'Please hand over "Passport (Ama Asante)" again',
      ': Passport (Ama Asante), Passport (Yaw Asante). Upload them',
    ])
      expect(letters).toContainEqual(expect.stringContaining(words))
    expect(
      (await mailsTo(server, agent.email)).map(({ text }) => text.replaceAll(/\s+/g, ' ')),
    ).toContainEqual(expect.stringContaining('uploaded "Passport (Kwame Asante)" for'))

    await transact(server.context, (tx) => forgetTravellersOf(tx, shopper.id))
    shopper.browser = await enter(server, shopper)
    expect(await said(shopper.browser)).toEqual(lines.map((line) => line.replace(/ \(.+\)/, '')))
    expect(await titles(shopper.browser)).toContain('“Passport” was returned')
  })

  test('are named by the database as the list of documents names them', async () => {
    const longest = 'd'.repeat(200)
    const { id } = await hired({
      people: [{ ...AMA, name: 'n'.repeat(120) }],
      papers: [{ name: longest, mandatory: true, each: true }],
    })
    await pay(id)
    const [, shown] = await documents(id)
    const [row] = (
      await server.context.pool.query('select name_of_document($1, $2) as name', [longest, shown?.uuid])
    ).rows
    expect(row.name).toBe(shown?.name)
  })

  test('one for somebody who travels along is asked for and brought; for nobody else', async () => {
    const ask = (who: typeof work.asAgent, person: string, given_by = 'client') =>
      who.post(`/orders/${work.id}/documents`, { name: 'Diploma', given_by, person })
    expect((await ask(work.asAgent, AMA.name)).body.data).toMatchObject({
      ...{ name: 'Diploma (Ama Asante)', person: AMA.name, asked_by: 'agent' },
    })
    expect((await ask(work.asClient, YAW.name)).body.data).toMatchObject({ person: YAW.name })
    for (const wrong of ['Kwame Asante', 'ama asante', 'Somebody Else'])
      expect(await ask(work.asAgent, wrong)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'person' }] },
      })
    const stranger = await enter(server, await makePerson(server))
    expect((await ask(stranger, AMA.name)).status).toBe(404)
  })

  test('the vault gives a passport for the client alone', async () => {
    const { uuid: paper } = await putPassport(server, sides.shopper)
    await server.jobsDone()
    const [own, ofAma] = await documents(work.id)
    const give = (document: OrderDocument | undefined) =>
      work.asClient.post(`/orders/${work.id}/documents/${document?.uuid}/from-vault`, { paper, version: 1 })
    expect(await give(ofAma)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Your vault holds your own papers') },
    })
    const { status, text } = await give(own)
    expect(status, text).toBe(201)
  })

  test('strangers and agents who are not hired read nobody’s name', async () => {
    const other = await enter(server, await makePerson(server, { home: 'consultant', verifiedAgent: true }))
    for (const who of [other, await enter(server, await makePerson(server))])
      expect((await who.get(`/orders/${work.id}`)).status).toBe(404)
    const { id } = await hired({ people: [AMA] })
    expect((await sides.asAgent.get(`/orders/${id}`)).status).toBe(404)
  })
})
