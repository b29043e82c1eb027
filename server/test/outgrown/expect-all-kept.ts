import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { expectBooksToAgree } from '../payments.ts'
import { PASSWORD } from '../people.ts'
import { pdf } from '../sample-files.ts'
import { askShape } from './ask-shape.ts'
import { keptMails } from './kept-mails.ts'
import type { Load } from './start-load.ts'
import type { Shape } from './start-shape.ts'
import { Visitor } from './visitor.ts'
import type { Acknowledged } from './walk.ts'

const LATEST_MS = 60_000
/** The queue looks once a minute for jobs of which nobody heard again. */
const LATEST_MAIL_MS = 180_000
const MESSAGES_AN_HOUR = 5

/**
 * Once the load has ended: whatever was acknowledged is there, and nothing is there twice. A mail may come twice for each
 * kill. Answers the figures of the run.
 */
export async function expectAllKept(shape: Shape, { near, tally, done }: Load, kills = 0) {
  expect(tally.wrong).toEqual([])
  await expectLogoutsToHold(shape, done)
  await expectLimitsToHold(shape)
  const charges = await expectPaidOnce(shape, near, done)
  await expectPicturesKept(shape, done)
  await expectSaidOnce(shape, done)
  await expectHandedOverOnce(shape, done)
  const mails = await expectMailedOnce(shape, done, kills)
  expect(charges).toBeGreaterThan(0)
  expect(done.said.length).toBeGreaterThan(0)
  expect(done.documents.length).toBeGreaterThan(0)
  return (
    `${tally.acknowledged} acknowledged requests (${tally.refused} told to come back, ${tally.cut} cut off), ` +
    `${done.signups.length} sign-ups, ${charges} charges, ${done.said.length} messages, ${done.documents.length} documents, ` +
    `${done.pictures.length} pictures, ${done.left.length} logouts, ${mails.different} mails and ${mails.copies} second copies, ` +
    `${done.impatient} waited too long`
  )
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
  const visitor = newVisitor(origin)
  const message = { name: 'Anna', email: 'anna@example.com', subject: 'Hello', message: 'Again and again.' }
  const statuses: (number | undefined)[] = []
  for (let round = 0; round < MESSAGES_AN_HOUR; round++)
    for (const node of nodes)
      statuses.push((await visitor.once('POST', '/api/contact-messages', message, keyed(), node))?.status)
  const taken = statuses.map((_status, index) => (index < MESSAGES_AN_HOUR ? 201 : 429))
  expect(statuses).toEqual(taken)
}

const newVisitor = (origin: string) => new Visitor(origin, { acknowledged: 0, refused: 0, cut: 0, wrong: [] })

const keyed = () => ({ 'idempotency-key': randomUUID() })

/** Whoever saw that they paid has paid, once: here, in the processor's book and in ours. */
async function expectPaidOnce(shape: Shape, near: Load['near'], { paid }: Acknowledged) {
  const open = () =>
    askShape(shape, `select ref from payment where ref = any($1) and status <> 'success'`, [
      paid.map(({ ref }) => ref),
    ])
  await expect.poll(open, { timeout: LATEST_MS, interval: 500 }).toEqual([])
  const charged = await askShape<{ ref: string; charges: number }>(
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

async function expectSaidOnce(shape: Shape, { said }: Acknowledged) {
  const kept = await askShape<{ client_id: string }>(
    shape,
    `select client_id from message where sender_side = 'client' and client_id is not null`,
  )
  expect(kept.map(({ client_id }) => client_id).toSorted()).toEqual(said.toSorted())
}

/** Every document has one version, which its client can open. */
async function expectHandedOverOnce(shape: Shape, { documents }: Acknowledged) {
  const versions = await askShape<{ document_id: string; count: number }>(
    shape,
    `select document_id, count(*)::int as count from document_version group by 1`,
  )
  expect(versions.filter(({ count }) => count !== 1)).toEqual([])
  expect(versions.map(({ document_id }) => document_id).toSorted()).toEqual(
    documents.map(({ id }) => id).toSorted(),
  )
  for (const { order, id, email } of documents) {
    const visitor = newVisitor(shape.origin)
    await visitor.data('POST', '/auth/login', { body: { email, password: PASSWORD } })
    const { text } = await visitor.send('GET', `/api/orders/${order}/documents/${id}/download`)
    expect(text).toBe(pdf.toString())
  }
}

/** Each code and each "hired you" arrived, as one mail. */
async function expectMailedOnce(shape: Shape, { signups, paid }: Acknowledged, kills: number) {
  const known = await askShape<{ email: string }>(shape, 'select email from person where email = any($1)', [
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
  await expect
    .poll(async () => (await arrived()).told, { timeout: LATEST_MAIL_MS, interval: 500 })
    .toEqual(wanted)
  const { different, copies } = await arrived()
  // A server that dies between the other side's yes and its note sends the same mail again, under the same Message-ID.
  expect(copies).toBeLessThanOrEqual(kills)
  return { different, copies }
}

/** A mail whose server was killed over it, or lost its database, waits for minutes: the test does not. */
async function hurryMails(shape: Shape) {
  await askShape(
    shape,
    `update mail_delivery set claimed_at = claimed_at - interval '6 minutes'
     where settled_at is null and claimed_at < now() - interval '20 seconds'`,
  )
  await askShape(
    shape,
    `update pgboss.job set started_on = started_on - interval '10 minutes'
     where state = 'active' and started_on > now() - interval '10 minutes' and started_on < now() - interval '20 seconds'`,
  )
  await askShape(
    shape,
    `update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry' and start_after > now()`,
  )
}
