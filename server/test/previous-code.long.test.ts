import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MovableClock } from '../src/platform/clock.ts'
import { fillAfterUpgrade } from '../src/platform/nodes/fill-after-upgrade.ts'
import { emptyDatabase } from './database.ts'
import { freePorts } from './outgrown/free-ports.ts'
import { Visitor } from './outgrown/visitor.ts'
import { makeSeller } from './payments.ts'
import { makePerson, PASSWORD, signIn } from './people.ts'
import { quickFolder } from './quick-folder.ts'
import { unpackRelease } from './release/start-previous.ts'
import { commitOf } from './release/statements-file.ts'
import { CARDS } from './sandbox.ts'
import { startServerProcess } from './server-process.ts'
import { makeService } from './services.ts'
import { startApp } from './start-app.ts'

vi.setConfig({ testTimeout: 300_000 })

const STATEMENTS = join(import.meta.dirname, 'previous-release.sql')
const SECRET = 'a secret for tests, 32 characters or more'

test('the release before goes on writing after the migrations, and what it wrote is whole for this one', async () => {
  const folder = await quickFolder('sojourn-previous-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const commit = commitOf(await readFile(STATEMENTS, 'utf8'))
  const main = await unpackRelease(commit, join(folder, 'code'))
  const url = await emptyDatabase()
  const [oldPort, newPort] = await freePorts()
  const origin = `http://127.0.0.1:${oldPort}`
  const start = (name: string, port: number, file?: string) => {
    const env = { DATABASE_URL: url, SECRET, ORIGIN: origin, PORT: `${port}`, ROLE: 'worker', DEMO: '0' }
    const server = startServerProcess(join(folder, name), { ...env, QUICK_PASSWORDS: '' }, [], file)
    onTestFinished(async () => {
      server.kill('SIGKILL')
      await server.ended
    })
    return server
  }

  const before = start('before', oldPort, main)
  await before.address
  const next = start('next', newPort)
  await next.address

  const near = await startApp({
    besides: { databaseUrl: url },
    settings: { secret: SECRET },
    replaced: { clock: new MovableClock(new Date()) },
  })
  const service = await makeService(near, await makeSeller(near))
  await near.context.pool.query(
    `update service set requirements = '[{"name": "Passport", "mandatory": true}]' where id = $1`,
    [service.id],
  )
  const client = await makePerson(near)
  const { order, ref } = await hireAt(origin, client.email, service.id)

  // One that stops can never come back beside the new one.
  before.kill('SIGTERM')
  await before.ended
  const again = await start('before', oldPort, main).ended
  expect(again.code).toBe(1)
  expect(again.error).toContain('The database is newer than this code')

  await fillAfterUpgrade.run(near.context, {})
  const browser = await signIn(near, client)
  expect((await browser.get(`/payments/${ref}`)).body.data.status[1]).toBe('Processed')
  const documents = (await browser.get(`/orders/${order}/documents`)).body.data.items
  expect(documents).toHaveLength(1)
  const { uuid } = (await browser.get(`/orders/${order}/conversation`)).body.data
  expect((await browser.get(`/conversations/${uuid}/messages`)).body.data.items).toHaveLength(1)
})

/** Somebody hires and pays at the server that listens there. */
async function hireAt(origin: string, email: string, service: string) {
  const tally = { acknowledged: 0, refused: 0, cut: 0, wrong: [] }
  const visitor = new Visitor(origin, tally)
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
  const { ref } = await visitor.data('POST', '/payments', {
    body: { payable: 'order', payable_id: order.uuid },
  })
  const { url } = await visitor.data('POST', `/payments/${ref}/pay`, {
    body: { meta: { success_url: '/p/close?ok', cancel_url: '/p/close' } },
  })
  await visitor.send('POST', url, {
    body: new URLSearchParams({ number: CARDS.visa, expiry: '12 / 32', cvc: '123', name: 'Ada' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await vi.waitUntil(async () => (await visitor.data('GET', `/orders/${order.uuid}`)).status[1] === 'Paid', {
    timeout: 30_000,
  })
  return { order: order.uuid as string, ref: ref as string }
}
