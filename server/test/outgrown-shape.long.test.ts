import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { MovableClock } from '../src/platform/clock.ts'
import { newClient } from '../src/platform/database/new-client.ts'
import { transact } from '../src/platform/database/transact.ts'
import { indexAgents } from '../src/supply/search/index/index-agent.ts'
import { keptMails } from './outgrown/kept-mails.ts'
import { type Shape, startShape } from './outgrown/start-shape.ts'
import { type Tally, Visitor } from './outgrown/visitor.ts'
import { type Acknowledged, walk } from './outgrown/walk.ts'
import { expectBooksToAgree, makeSeller } from './payments.ts'
import { promise } from './promises.ts'
import { makeService } from './services.ts'
import { startApp, type TestApp } from './start-app.ts'

vi.setConfig({ testTimeout: 1_800_000 })

const WALKERS = 3
/** Three rounds and three outages are sixty faults. */
const ROUNDS = 3
const FROZEN_MS = 3_000
/** Whoever asks meanwhile is told to come back. */
const GONE_MS = 20_000
/** A signal, and the next fault, come at some moment of the walks. */
const BETWEEN_MS = 1_000
const LATEST_MS = 60_000
const MESSAGES_AN_HOUR = 5

test('two web nodes and a worker lose nothing while each part is killed, frozen and started again', async () => {
  const tried = promise(
    'Two web nodes and a worker lose and double nothing while each part is killed, frozen, restarted, or gone',
  )
  const shape = await startShape()
  const near = await openNear(shape)
  const seller = await makeSeller(near)
  const service = await makeService(near, seller)
  await transact(near.context, (tx) => indexAgents(near.context, tx, [seller.id]))
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

  const tally: Tally = { acknowledged: 0, refused: 0, cut: 0, wrong: [] }
  const done: Acknowledged = { signups: [], paid: [], pictures: [], left: [], impatient: 0 }
  let isOver = false
  const walkers = Array.from({ length: WALKERS }, async () => {
    // Faults stand in the tally; the next one goes on.
    while (!isOver)
      await walk({ ...shape, service: service.id, picture }, done, tally).catch((error) =>
        tally.wrong.push(String(error)),
      )
  })
  const onward = (count: number) =>
    vi.waitUntil(() => tally.acknowledged >= count || tally.wrong.length > 0, { timeout: LATEST_MS })

  await onward(10)
  const faults = { kills: 0, freezes: 0, restarts: 0, outages: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    for (const part of shape.parts) {
      await part.end('SIGKILL')
      faults.kills++
      await pause(BETWEEN_MS)
      await part.start()
      await onward(tally.acknowledged + 3)

      const thaw = await part.freeze()
      faults.freezes++
      await pause(FROZEN_MS)
      thaw()
      await onward(tally.acknowledged + 3)
    }
    for (const part of [...shape.webs, shape.worker]) {
      await part.end('SIGTERM')
      await part.start()
      faults.restarts++
      await onward(tally.acknowledged + 3)
    }
  }
  for (const part of shape.outside) {
    await part.end('SIGTERM')
    faults.outages++
    await pause(GONE_MS)
    await part.start()
    await onward(tally.acknowledged + 3)
  }
  isOver = true
  await Promise.all(walkers)
  expect(tally.wrong).toEqual([])

  await expectLogoutsToHold(shape, done)
  await expectLimitsToHold(shape)
  const charges = await expectPaidOnce(shape, near, done)
  await expectPicturesKept(shape, done)
  const mails = await expectMailedOnce(shape, done, faults.kills)
  console.log(
    `${tally.acknowledged} requests acknowledged (${tally.refused} told to come back, ${tally.cut} cut off), ` +
      `${told(faults)}; ${done.signups.length} sign-ups, ` +
      `${charges} charges, ${done.pictures.length} pictures, ${done.left.length} logouts, ` +
      `${mails.different} mails and ${mails.copies} second copies, ${done.impatient} waited too long for a code`,
  )
  expect(charges).toBeGreaterThan(0)
  tried(`${tally.acknowledged} acknowledged requests, ${told(faults)}`)
})

const told = (faults: Record<string, number>) =>
  Object.entries(faults)
    .map(([kind, many]) => `${many} ${kind}`)
    .join(', ')

/** A node of our own on the same database, by which an agent is made and the books are looked at. */
async function openNear({ databaseUrl, secret }: Shape): Promise<TestApp> {
  return startApp({
    besides: { databaseUrl },
    settings: { secret },
    replaced: { clock: new MovableClock(new Date()) },
  })
}

async function ask<Row extends pg.QueryResultRow>(
  { databaseUrl }: Shape,
  sql: string,
  values: unknown[] = [],
) {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** A visitor whose sign-out was acknowledged is nobody on every node, also with a kept cookie. */
async function expectLogoutsToHold({ nodes }: Shape, { left }: Acknowledged) {
  for (const { visitor, cookies } of left) {
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    for (const node of nodes)
      expect((await visitor.once('HEAD', '/api/heartbeat', undefined, {}, node))?.status).toBe(401)
  }
}

/** One address may send five messages an hour, however many nodes it asks. */
async function expectLimitsToHold({ origin, nodes }: Shape) {
  const visitor = new Visitor(origin, { acknowledged: 0, refused: 0, cut: 0, wrong: [] })
  const message = { name: 'Anna', email: 'anna@example.com', subject: 'Hello', message: 'Again and again.' }
  const statuses: (number | undefined)[] = []
  for (let round = 0; round < MESSAGES_AN_HOUR; round++)
    for (const node of nodes)
      statuses.push((await visitor.once('POST', '/api/contact-messages', message, keyed(), node))?.status)
  const taken = statuses.map((_status, index) => (index < MESSAGES_AN_HOUR ? 201 : 429))
  expect(statuses).toEqual(taken)
}

const keyed = () => ({ 'idempotency-key': randomUUID() })

/** Whoever saw that they paid has paid, once: here, in the processor's book and in ours. */
async function expectPaidOnce(shape: Shape, near: TestApp, { paid }: Acknowledged) {
  const open = () =>
    ask(shape, `select ref from payment where ref = any($1) and status <> 'success'`, [
      paid.map(({ ref }) => ref),
    ])
  await expect.poll(open, { timeout: LATEST_MS, interval: 500 }).toEqual([])
  const charged = await ask<{ ref: string; charges: number }>(
    shape,
    `select payment.ref, count(*)::int as charges from sandbox.charge
     join payment_activity activity on activity.id::text = charge.reference::text
     join payment on payment.id = activity.payment_id
     where charge.status = 'captured' group by 1`,
  )
  expect(charged.filter(({ charges }) => charges !== 1)).toEqual([])
  expect(charged.map(({ ref }) => ref).toSorted()).toEqual(paid.map(({ ref }) => ref).toSorted())
  await expectBooksToAgree(near)
  return charged.length
}

async function expectPicturesKept({ origin }: Shape, { pictures }: Acknowledged) {
  for (const picture of pictures) {
    const answer = await fetch(new URL(picture, origin))
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true])
  }
}

/** Each code and each "hired you" arrived, as one mail. */
async function expectMailedOnce(shape: Shape, { signups, paid }: Acknowledged, kills: number) {
  const known = await ask<{ email: string }>(shape, 'select email from person where email = any($1)', [
    signups,
  ])
  expect(known).toHaveLength(signups.length)
  const wanted = [
    ...signups.map((email) => `${email} code`),
    ...paid.map(({ client }) => `${client} hired`),
  ].toSorted()
  const arrived = async () => {
    await hurryMails(shape)
    const mails = await keptMails(shape.mails)
    const byId = new Map(mails.map((mail) => [mail.id, mail]))
    const told = [...byId.values()].flatMap(({ to, subject }) => {
      if (/^\d{5} is/.test(subject)) return [`${to} code`]
      const hired = /^(\S+) hired you/.exec(subject)
      return hired ? [`${hired[1]} hired`] : []
    })
    return { told: told.toSorted(), different: byId.size, copies: mails.length - byId.size }
  }
  await expect.poll(async () => (await arrived()).told, { timeout: LATEST_MS, interval: 500 }).toEqual(wanted)
  const { different, copies } = await arrived()
  // A server that dies between the other side's yes and its note sends the same mail again, under the same Message-ID.
  expect(copies).toBeLessThanOrEqual(kills)
  return { different, copies }
}

/** A mail whose server was killed over it waits for minutes: the test does not. */
async function hurryMails(shape: Shape) {
  await ask(
    shape,
    `update mail_delivery set claimed_at = claimed_at - interval '6 minutes'
     where settled_at is null and claimed_at < now() - interval '20 seconds'`,
  )
  await ask(
    shape,
    `update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry' and start_after > now()`,
  )
}
