import { randomUUID } from 'node:crypto'
import { orderStatus } from '@sojourn/contract/calls/status'
import { PASSWORD } from '../people.ts'
import { pdf } from '../sample-files.ts'
import { CARDS } from '../sandbox.ts'
import { keptMails } from './kept-mails.ts'
import { type Tally, Visitor } from './visitor.ts'

const MAIL_MS = 20_000
const PAID_MS = 20_000
const PAUSE_MS = 200

export interface Acknowledged {
  signups: string[]
  /** Refs of payments whose page said that they are paid, with the first name of who paid. */
  paid: { ref: string; order: string; client: string }[]
  pictures: string[]
  /** The ids that clients gave their messages. */
  said: string[]
  documents: { order: string; id: string; email: string }[]
  /** Visitors who left, with the cookies they had. */
  left: { visitor: Visitor; cookies: [string, string][] }[]
  /** They went because their code was still on its way, or the news that they had paid. */
  impatient: number
}

export const nothingYet = (): Acknowledged => ({
  signups: [],
  paid: [],
  pictures: [],
  said: [],
  documents: [],
  left: [],
  impatient: 0,
})

export interface Around {
  origin: string
  mails: string
  service: string
  picture: Uint8Array
}

export interface Client {
  visitor: Visitor
  name: string
  email: string
}

/** Looks around, joins, hires, pays, writes to the agent, hands a document over, shows a face and signs out. */
export async function walk(around: Around, done: Acknowledged, tally: Tally) {
  const client = await join(around, done, tally)
  if (!client) return
  const order = await hire(around, client, done)
  await handOver(client, order, done)
  await showFace(around, client, done)
  await leave(client, done)
}

/** Looks around, joins by the code in a mail and signs in; undefined when the mail takes too long. */
export async function join(
  { origin, mails }: Around,
  done: Acknowledged,
  tally: Tally,
): Promise<Client | undefined> {
  const visitor = new Visitor(origin, tally)
  const name = `Ada${randomUUID().replaceAll(/[^a-z]/g, '')}`
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`

  await visitor.send('GET', '/p/agents')
  const { items } = await visitor.data('GET', '/consultants?country=DE&query=Okafor')
  if (items.length !== 1) tally.wrong.push(`The search found ${items.length} agents`)

  const { id } = await visitor.data('POST', '/auth/signup/subscriber', {
    body: { first_name: name, last_name: 'Walker', email, confirmEmail: email, password: PASSWORD },
  })
  done.signups.push(email)
  const otp = await codeFor(mails, email)
  if (!otp) {
    done.impatient++
    return undefined
  }
  await visitor.data('PUT', `/auth/signup/${id}/otp`, { body: { otp }, orAgain: [400, 404, 405, 410, 422] })
  await visitor.data('POST', '/auth/login', { body: { email, password: PASSWORD } })
  return { visitor, name, email }
}

/** Hires, pays on the processor's page and writes to the agent; answers the order once it is paid. */
export async function hire({ service }: Around, { visitor, name }: Client, done: Acknowledged) {
  const goal = await visitor.data('POST', '/goals', {
    body: {
      name: 'Study in Munich',
      destination_country: 'DE',
      purpose: 'study',
      expected_delivery_date: '2099-05-01',
      comment: 'I was admitted for the winter term.',
    },
  })
  const order = await visitor.data('POST', '/orders', { body: { goal: goal.id, service, residence: 'US' } })
  const payment = await visitor.data('POST', '/payments', {
    body: { payable: 'order', payable_id: order.uuid },
  })
  const { url } = await visitor.data('POST', `/payments/${payment.ref}/pay`, {
    body: { meta: { success_url: '/p/close?ok', cancel_url: '/p/close' } },
  })
  const card = { number: CARDS.visa, expiry: '12 / 32', cvc: '123', name }
  await visitor.send('POST', url, {
    body: new URLSearchParams(card).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  done.paid.push({ ref: payment.ref, order: order.uuid, client: name })

  if (!(await isPaid(visitor, order.uuid))) {
    done.impatient++
    return undefined
  }
  const conversation = await visitor.data('GET', `/orders/${order.uuid}/conversation`)
  const client_id = randomUUID()
  await visitor.data('POST', `/conversations/${conversation.uuid}/messages`, {
    body: { client_id, message: 'My passport follows.' },
  })
  done.said.push(client_id)
  return order.uuid as string
}

/** The file goes in parts, as from a browser: that way it is handed over once, however often the call is sent. */
export async function handOver({ visitor, email }: Client, order: string | undefined, done: Acknowledged) {
  if (!order) return
  const { uuid: id } = await visitor.data('POST', `/orders/${order}/documents`, {
    body: { name: 'My passport', given_by: 'client' },
  })
  const upload = await visitor.data('POST', '/uploads', { body: { size: pdf.length } })
  await visitor.data('PUT', `/uploads/${upload.id}?at=0`, {
    body: new Uint8Array(pdf),
    headers: { 'content-type': 'application/octet-stream' },
  })
  await visitor.data('POST', `/orders/${order}/documents/${id}/versions`, {
    headers: { 'content-type': 'application/pdf', 'x-file-name': 'passport.pdf', 'x-upload-id': upload.id },
  })
  done.documents.push({ order, id, email })
}

export async function showFace({ picture }: Around, { visitor }: Client, done: Acknowledged) {
  const account = await visitor.data('PUT', '/account/profile-picture', {
    body: picture,
    headers: { 'content-type': 'image/png', 'x-file-name': 'me.png' },
  })
  done.pictures.push(account.profile_picture)
}

export async function leave({ visitor }: Client, done: Acknowledged) {
  const cookies = [...visitor.cookies]
  await visitor.data('POST', '/auth/logout', { orAgain: [401] })
  done.left.push({ visitor, cookies })
}

/** Undefined when it takes too long: a mail that a server was killed over waits five minutes. */
const codeFor = (folder: string, email: string) =>
  within(MAIL_MS, async () => {
    const mails = await keptMails(folder)
    return mails.find(({ to, subject }) => to === email && /^\d{5} is/.test(subject))?.subject.slice(0, 5)
  })

/** The processor's news may be on its way. */
const isPaid = (visitor: Visitor, order: string) =>
  within(PAID_MS, async () => {
    const { status } = await visitor.data('GET', `/orders/${order}`)
    return status[0] === orderStatus.awaiting_payment[0] ? undefined : true
  })

async function within<Found>(milliseconds: number, look: () => Promise<Found | undefined>) {
  const until = Date.now() + milliseconds
  do {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  } while (Date.now() < until)
  return undefined
}
