import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { forgetWhatIsOver } from '../../desk/leaving/forget-what-is-over.ts'
import { newestMails } from '../../platform/mail/outbox/outbox-store.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
// Five messages an hour are allowed.
beforeEach(() => server.clock.forward(2 * 3600_000))

const message = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'A question about study permits',
  message: 'Do I need <b>two</b> photographs?\nThank you.',
}

const send = (payload: object, headers = {}) =>
  server.app.inject({ method: 'POST', url: '/api/contact-messages', payload, headers })

const mailsTo = (address: string) => newestMails(server.context.db, address)
const messagesOf = (email: string) =>
  server.context.db.selectFrom('contact_message').selectAll().where('email', '=', email).execute()

test('a message is kept, goes to the support team and is confirmed to its sender', async () => {
  const answer = await send(message)
  expect(answer.statusCode).toBe(201)
  expect(await messagesOf(message.email)).toMatchObject([{ id: answer.json().data.id, ...message }])
  expect(await mailsTo('support@sojourn.example')).toHaveLength(0)

  await server.jobsDone()
  const [forSupport] = await mailsTo('support@sojourn.example')
  expect(forSupport).toMatchObject({
    subject: 'Contact: A question about study permits',
    reply_to: 'Ada Lovelace <ada@example.com>',
  })
  expect(forSupport?.html).toContain('Do I need &lt;b&gt;two&lt;/b&gt; photographs?<br>Thank you.')
  expect(forSupport?.text).toContain('> Do I need <b>two</b> photographs?\n> Thank you.')
  expect(await mailsTo(message.email)).toMatchObject([{ subject: 'We have received your message' }])
})

test('the confirmation carries no word of the sender', async () => {
  const words = { name: 'Buycheap', subject: 'Pillsnow', message: 'https://evil.example/offer' }
  await send({ ...words, email: 'stranger@example.com' })
  await server.jobsDone()
  const [confirmation] = await mailsTo('stranger@example.com')
  const everything = JSON.stringify(confirmation)
  for (const word of Object.values(words)) expect(everything).not.toContain(word)
})

test('a repeat with the same key is the same message: one row, one mail to each', async () => {
  const repeat = { ...message, email: 'twice@example.com', subject: 'Sent twice' }
  const headers = { 'idempotency-key': 'contact-0001' }
  const [first, again] = [await send(repeat, headers), await send(repeat, headers)]
  expect(again.json()).toEqual(first.json())
  await server.jobsDone()
  expect(await messagesOf(repeat.email)).toHaveLength(1)
  expect(await mailsTo(repeat.email)).toHaveLength(1)
  const forSupport = await mailsTo('support@sojourn.example')
  expect(forSupport.filter((mail) => mail.subject === 'Contact: Sent twice')).toHaveLength(1)
})

test.each([
  ['a name', { name: 'Ada\r\nBcc: all@example.com' }, 'name'],
  ['a subject', { subject: 'Hello\r\nBcc: all@example.com' }, 'subject'],
  ['an address', { email: 'ada@example.com\r\nBcc: all@example.com' }, 'email'],
  ['two addresses', { email: 'ada@example.com, eve@example.com' }, 'email'],
])('%s that would add a header is refused', async (_what, wrong, field) => {
  const answer = await send({ ...message, ...wrong })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ field }])
})

test('a message is kept for two years', async () => {
  const { context, clock } = server
  const old = { ...message, email: 'long-ago@example.com' }
  await send(old)
  clock.forward(2 * 365 * 24 * 3600_000)
  await forgetWhatIsOver.run(context, {})
  expect(await messagesOf(old.email)).toHaveLength(1)
  clock.forward(1000)
  await forgetWhatIsOver.run(context, {})
  expect(await messagesOf(old.email)).toEqual([])
})
