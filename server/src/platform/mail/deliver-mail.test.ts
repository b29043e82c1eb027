import { expect, test } from 'vitest'
import { openWayTo } from '../../../test/frozen-way.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import { startApp } from '../../../test/start-app.ts'
import { transact } from '../database/transact.ts'
import { enqueueMail } from './enqueue-mail.ts'
import type { Mail } from './mail.ts'
import type { Mailer } from './mailer.ts'
import { sendMail } from './send-mail.ts'

const MINUTE = 60_000

const mail: Mail = {
  key: 'test:1',
  to: 'ada@example.com',
  replyTo: { name: 'Björn "Bo" <evil@example.com>', address: 'bo@example.com' },
  subject: 'Your study permit — good news',
  about: 'account',
  heading: 'Good news',
  paragraphs: ['Your papers are complete.'],
}

/** A server that mails through a real SMTP server. */
async function startWithSmtp(password?: string) {
  const smtp = await startMailServer()
  const url = password ? smtp.url.replace('//', `//sojourn:${password}@`) : smtp.url
  const server = await startApp({ settings: { mail: { kind: 'smtp', url } } })
  const enqueue = (changed: Partial<Mail> = {}) =>
    transact(server.context, (tx) => enqueueMail(server.context, tx, { ...mail, ...changed } as Mail))
  return { ...server, smtp, enqueue }
}

test('a mail arrives with both parts and the headers of a machine that means well', async () => {
  const { smtp, clock, enqueue, jobsDone } = await startWithSmtp()
  await enqueue({ about: 'news', unsubscribePath: '/stop' } as Partial<Mail>)
  await jobsDone()
  expect(smtp.arrived).toHaveLength(1)
  const [{ recipients, headers, raw }] = smtp.arrived as [(typeof smtp.arrived)[0]]
  expect(recipients).toEqual(['ada@example.com'])
  expect(headers.get('to')).toBe('ada@example.com')
  expect(headers.get('reply-to')).toMatch(/<bo@example\.com>$/)
  expect(Date.parse(headers.get('date') ?? '')).toBe(clock.now().getTime())
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(headers.get('list-unsubscribe')).toBe('<http://127.0.0.1:3000/stop>')
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(headers.get('message-id')).toMatch(/^<[0-9a-f]{40}@127\.0\.0\.1>$/)
  expect(raw).toContain('Content-Type: text/plain')
  expect(raw).toContain('Content-Type: text/html')
})

test('a mail waits for a server that is down and then arrives once', async () => {
  const { app, smtp, clock, runJobs } = await startWithSmtp()
  smtp.mood.refuse = 451
  const call = await app.inject({
    method: 'POST',
    url: '/api/contact-messages',
    payload: { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello' },
  })
  expect(call.statusCode).toBe(201)
  expect(await runJobs()).toHaveLength(2)
  expect(await runJobs()).toEqual([])

  smtp.mood.refuse = null
  clock.forward(MINUTE)
  expect(await runJobs()).toEqual([])
  clock.forward(24 * 60 * MINUTE)
  expect(await runJobs()).toEqual([])
  expect(smtp.arrived.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
    'ada@example.com',
    'support@sojourn.example',
  ])
})

test('nothing is lost while nobody listens', async () => {
  const { smtp, clock, enqueue, runJobs } = await startWithSmtp()
  await smtp.close()
  await enqueue()
  expect(await runJobs()).toMatchObject([{ code: 'ESOCKET' }])
  const { arrived } = await startMailServer(smtp.port)
  clock.forward(MINUTE)
  expect(await runJobs()).toEqual([])
  expect(arrived).toHaveLength(1)
})

test('the same key is one mail, however often and from however many servers it is sent', async () => {
  const { smtp, context, enqueue, jobsDone } = await startWithSmtp()
  await Promise.all([enqueue(), enqueue(), enqueue()])
  await jobsDone()
  expect(smtp.arrived).toHaveLength(1)

  const other = sendMail.schema.parse({ ...mail, key: 'test:2' })
  const runs = await Promise.allSettled(Array.from({ length: 5 }, () => sendMail.run(context, other)))
  expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(smtp.arrived).toHaveLength(2)
})

test('a mail claimed by a server that died is sent by another', async () => {
  const { smtp, context, clock, enqueue, runJobs } = await startWithSmtp()
  await context.db.insertInto('mail_delivery').values({ key: mail.key, claimed_at: clock.now() }).execute()
  await enqueue()
  expect(await runJobs()).toHaveLength(1)
  expect(smtp.arrived).toHaveLength(0)
  clock.forward(10 * MINUTE)
  expect(await runJobs()).toEqual([])
  expect(smtp.arrived).toHaveLength(1)
})

test('a mail that was sent while the database went away is noted when that is back, and not sent again', async () => {
  const home = await startApp()
  const way = await openWayTo(home.databaseUrl)
  let sent = 0
  const mailer: Mailer = {
    async send() {
      sent++
      way.leadTo('postgres://127.0.0.1:1/nowhere')
      way.thaw()
      setTimeout(() => way.leadTo(home.databaseUrl), 500)
    },
    reach: async () => {},
    close: async () => {},
  }
  const { context, clock } = await startApp({
    besides: { databaseUrl: way.url },
    replaced: { mailer },
  })
  await sendMail.run(context, mail)
  clock.forward(10 * MINUTE)
  await sendMail.run(context, mail)
  expect(sent).toBe(1)
})

test('an address nobody has is given up at once', async () => {
  const { smtp, context, clock, enqueue, runJobs } = await startWithSmtp()
  smtp.mood.refuse = 550
  await enqueue()
  expect(await runJobs()).toEqual([])
  smtp.mood.refuse = null
  clock.forward(60 * MINUTE)
  await runJobs()
  expect(smtp.arrived).toHaveLength(0)
  const deliveries = await context.db.selectFrom('mail_delivery').select('refusal').execute()
  expect(deliveries[0]?.refusal).toContain('Not now')
})

test('a mail outlives that the mail server refuses us for good, and not its reader', async () => {
  const { smtp, context, clock, enqueue, runJobs } = await startWithSmtp()
  smtp.mood.refuseUs = 550
  await enqueue()
  expect(await runJobs()).toMatchObject([{ responseCode: 550, command: 'MAIL FROM' }])
  expect(await context.db.selectFrom('mail_delivery').select('refusal').execute()).toEqual([])
  smtp.mood.refuseUs = null
  clock.forward(MINUTE)
  expect(await runJobs()).toEqual([])
  expect(smtp.arrived).toHaveLength(1)
})

test('a wrong password of ours drops no mail', async () => {
  const { smtp, context, enqueue, runJobs } = await startWithSmtp('wrong')
  await enqueue()
  expect(await runJobs()).toMatchObject([{ responseCode: 535 }])
  expect(await context.db.selectFrom('mail_delivery').select('refusal').execute()).toEqual([])
  const again = sendMail.schema.parse(mail)
  await expect(sendMail.run(context, again), 'it is still to be sent').rejects.toMatchObject({
    responseCode: 535,
  })
  expect(smtp.arrived).toEqual([])
})

test('a mail of a transaction that rolls back is never sent', async () => {
  const { smtp, context, jobsDone } = await startWithSmtp()
  const broken = transact(context, async (tx) => {
    await enqueueMail(context, tx, mail)
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  await jobsDone()
  expect(smtp.arrived).toHaveLength(0)
})

test('a mail that links elsewhere is refused where it is written', async () => {
  const { enqueue } = await startWithSmtp()
  await expect(enqueue({ action: { label: 'Open', path: 'https://evil.example' } })).rejects.toThrow()
})
