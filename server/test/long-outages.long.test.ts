import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { expectAllKept } from './outgrown/expect-all-kept.ts'
import { keptMails } from './outgrown/kept-mails.ts'
import { startLoad } from './outgrown/start-load.ts'
import { startShape } from './outgrown/start-shape.ts'
import { type Client, handOver, hire, join, leave, showFace } from './outgrown/walk.ts'
import { promise } from './promises.ts'

vi.setConfig({ testTimeout: 1_800_000 })

/** Nothing is tried again at once for so long. */
const GONE_MS = 240_000
const CLIENTS = 4
/** A card is tried so often an hour at most. */
const BETWEEN_HIRES_MS = 25_000

test('while mail server and file store are gone for minutes mails wait, files are refused, and all else goes on', async () => {
  const tried = promise(
    'While mails and files are gone for long, mails wait and come once, and no file that was taken is lost',
  )
  const shape = await startShape()
  const load = await startLoad(shape, { patienceMs: 2 * GONE_MS })
  const { around, done, tally } = load
  const clients: Client[] = []
  while (clients.length < CLIENTS) {
    const client = await join(around, done, tally)
    if (client) clients.push(client)
  }

  await Promise.all([shape.files.end('SIGTERM'), shape.mailServer.end('SIGTERM')])
  const until = Date.now() + GONE_MS
  const mailsBefore = (await keptMails(shape.mails)).length
  const before = { paid: done.paid.length, refused: tally.refused, signups: done.signups.length }
  const hiring = clients.map(async (client, at) => {
    let order = await hire(around, client, done)
    // Half of them wait for the file store, the others hire again.
    while (at % 2 && Date.now() < until) {
      await pause(BETWEEN_HIRES_MS)
      order = await hire(around, client, done)
    }
    await handOver(client, order, done)
    await showFace(around, client, done)
    await leave(client, done)
  })
  // Newcomers give up when their code does not come; everybody else may be held up by the file store.
  while (Date.now() < until) await join(around, done, tally)
  const meanwhile = {
    hired: done.paid.length - before.paid,
    'uploads refused': tally.refused - before.refused,
    'sign-ups': done.signups.length - before.signups,
  }
  expect((await keptMails(shape.mails)).length).toBe(mailsBefore)
  for (const [name, many] of Object.entries(meanwhile)) expect(many, name).toBeGreaterThan(5)

  await Promise.all([shape.files.start(), shape.mailServer.start()])
  await Promise.all(hiring)
  await load.onward(20)
  await load.end()
  // The mail server ended while a mail was on its way.
  const figures = await expectAllKept(shape, load, 1)
  console.log(`${figures}; meanwhile ${JSON.stringify(meanwhile)}`)
  tried(`${tally.acknowledged} acknowledged requests, ${GONE_MS / 60_000} minutes`)
})
