import { expect, test } from 'vitest'
import { openWayTo } from './frozen-way.ts'
import { Browser, makePerson, PASSWORD, signIn } from './people.ts'
import { promise } from './promises.ts'
import { startApp } from './start-app.ts'

/** Connecting takes at most 10 s, an answer 25 s. */
const LONGEST_MS = 40_000

test('while the database hangs every request ends with 503, and all goes on when it answers again', {
  timeout: 120_000,
}, async () => {
  promise(
    'While the database hangs nobody waits without end, and all goes on after it',
    '18 requests at once',
  )
  const home = await startApp()
  const person = await makePerson(home)
  const way = await openWayTo(home.databaseUrl)
  const server = await startApp({ besides: { databaseUrl: way.url } })
  const browser = await signIn(server, person)
  way.freeze()
  const since = performance.now()
  const message = { name: 'Anna', email: 'a@example.com', subject: 'Hello', message: 'A question.' }
  const answers = await Promise.all([
    ...Array.from({ length: 15 }, () => browser.get('/account')),
    browser.post('/contact-messages', message),
    new Browser(server).post('/auth/login', { email: person.email, password: PASSWORD }),
    new Browser(server).get('/consultants'),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  for (const { headers } of answers) expect(headers['retry-after']).toBeDefined()
  expect(performance.now() - since).toBeLessThan(LONGEST_MS)
  way.thaw()
  await expect.poll(async () => (await browser.get('/account')).status, { timeout: 20_000 }).toBe(200)
})
