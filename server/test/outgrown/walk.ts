import { randomUUID } from 'node:crypto'
import { PASSWORD } from '../people.ts'
import { CARDS } from '../sandbox.ts'
import { keptMails } from './kept-mails.ts'
import { type Tally, Visitor } from './visitor.ts'

const MAIL_MS = 20_000

export interface Acknowledged {
  signups: string[]
  /** Refs of payments whose page said that they are paid, with the first name of who paid. */
  paid: { ref: string; order: string; client: string }[]
  pictures: string[]
  /** Visitors who left, with the cookies they had. */
  left: { visitor: Visitor; cookies: [string, string][] }[]
  /** They went because their code was still on its way. */
  impatient: number
}

interface Around {
  origin: string
  mails: string
  service: string
  picture: Uint8Array
}

/** Looks around, joins by the code in a mail, signs in, hires, pays on the processor's page, shows a face and signs out. */
export async function walk({ origin, mails, service, picture }: Around, done: Acknowledged, tally: Tally) {
  const visitor = new Visitor(origin, tally)
  const client = `Ada${randomUUID().replaceAll(/[^a-z]/g, '')}`
  const email = `${client.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`

  await visitor.send('GET', '/p/agents')
  const { items } = await visitor.data('GET', '/consultants?country=DE&query=Okafor')
  if (items.length !== 1) tally.wrong.push(`The search found ${items.length} agents`)

  const { id } = await visitor.data('POST', '/auth/signup/subscriber', {
    body: { first_name: client, last_name: 'Walker', email, confirmEmail: email, password: PASSWORD },
  })
  done.signups.push(email)
  const otp = await codeFor(mails, email)
  if (!otp) {
    done.impatient++
    return
  }
  await visitor.data('PUT', `/auth/signup/${id}/otp`, { body: { otp }, orAgain: [400, 404, 405, 410, 422] })
  await visitor.data('POST', '/auth/login', { body: { email, password: PASSWORD } })

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
  const card = { number: CARDS.visa, expiry: '12 / 32', cvc: '123', name: client }
  await visitor.send('POST', url, {
    body: new URLSearchParams(card).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  done.paid.push({ ref: payment.ref, order: order.uuid, client })

  const account = await visitor.data('PUT', '/account/profile-picture', {
    body: picture,
    headers: { 'content-type': 'image/png', 'x-file-name': 'me.png' },
  })
  done.pictures.push(account.profile_picture)

  const cookies = [...visitor.cookies]
  await visitor.data('POST', '/auth/logout', { orAgain: [401] })
  done.left.push({ visitor, cookies })
}

/** Undefined when it takes too long: a mail that a server was killed over waits five minutes. */
async function codeFor(folder: string, email: string) {
  const until = Date.now() + MAIL_MS
  while (Date.now() < until) {
    const mail = (await keptMails(folder)).find(
      ({ to, subject }) => to === email && /^\d{5} is/.test(subject),
    )
    if (mail) return mail.subject.slice(0, 5)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return undefined
}
