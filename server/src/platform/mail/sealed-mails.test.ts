import { expect, test } from 'vitest'
import { startMailServer } from '../../../test/mail-server.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { hasInDatabase } from '../../../test/whole-database.ts'
import { transact } from '../database/transact.ts'
import { enqueueMail, enqueueMails } from './enqueue-mail.ts'
import { forgetDeliveries } from './forget-deliveries.ts'
import type { Mail } from './mail.ts'
import { sendMail } from './send-mail.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const TOKEN = 'Zm9yLXlvdXItZXllcy1vbmx5LTEyMzQ1'
const mail: Mail = {
  key: 'test:sealed',
  to: 'ada@example.com',
  subject: 'Set a new password',
  about: 'account',
  heading: 'Choose a new password',
  paragraphs: ['Open the link.'],
  code: '83127',
  quote: 'What Ada told us in confidence',
  action: { label: 'Choose', path: `/p/auth/password-reset?token=${TOKEN}` },
}

async function startWithSmtp() {
  const smtp = await startMailServer()
  const server = await startApp({ settings: { mail: { kind: 'smtp', url: smtp.url } } })
  return { ...server, smtp }
}

/** A thief of the database, or of last night's dump of it, would look for these words. */
async function readable({ context }: Pick<TestApp, 'context'>) {
  const words = [TOKEN, 'Ada told us', '"code": "83127"', 'Choose a new password']
  const found = await Promise.all(words.map((word) => hasInDatabase(context.pool, word)))
  return words.filter((_, index) => found[index])
}

const bodies = async ({ context }: Pick<TestApp, 'context'>) =>
  (await context.db.selectFrom('mail_body').select('id').execute()).length

test('nobody reads a mail in the database: neither while it waits, nor once it went', async () => {
  const server = await startWithSmtp()
  const { context, smtp, runJobs, clock } = server
  smtp.mood.refuse = 451
  await transact(context, (tx) => enqueueMail(context, tx, mail))
  expect(await readable(server)).toEqual([])
  expect(await runJobs()).toHaveLength(1)
  expect(await readable(server)).toEqual([])
  expect(await bodies(server)).toBe(1)

  smtp.mood.refuse = null
  clock.forward(HOUR)
  expect(await runJobs()).toEqual([])
  expect(smtp.arrived[0]?.raw).toContain(TOKEN.slice(0, 20))
  expect(await readable(server)).toEqual([])
  expect(await bodies(server), 'nothing is left of a mail that went').toBe(0)
})

test('a mail that is given up leaves no body', async () => {
  const server = await startWithSmtp()
  const { context, smtp, runJobs, clock } = server
  smtp.mood.refuse = 451
  await transact(context, (tx) => enqueueMails(context, tx, [mail]))
  for (let tries = 0; tries < 30; tries++) {
    await runJobs()
    clock.forward(2 * HOUR)
  }
  expect(await context.jobs.countDeadLetters()).toEqual(new Map([['send-mail', 1]]))
  expect(await readable(server)).toEqual([])
  clock.forward(8 * DAY)
  await transact(context, (tx) => context.jobs.enqueue(tx, forgetDeliveries, {}))
  await runJobs()
  expect(await bodies(server)).toBe(0)
})

test('a mail that waits from the release before still goes out', async () => {
  const { context, smtp, jobsDone } = await startWithSmtp()
  await transact(context, (tx) => context.jobs.enqueue(tx, sendMail, mail))
  await jobsDone()
  expect(smtp.arrived).toHaveLength(1)
})
