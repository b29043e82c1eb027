import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../../test/people.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { rounds } from '../../../../test/test-set.ts'
import { linkedEarner, withdraw } from '../../../../test/wallets.ts'
import { accounts } from '../../ledger/accounts.ts'
import { type Entry, postEntries } from '../../ledger/post-entry.ts'
import { credit, debit, posting } from '../../ledger/posting.ts'

const LINES = rounds(1_100, 10_000)
const AT_ONCE = 500

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const download = (browser: Browser, month: string, kind: string) =>
  server.app.inject({
    method: 'GET',
    url: `/api/wallets/statements/${month}/${kind}`,
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })

const cells = (line: string) => line.split(',')

test('tells each movement of the month between what there was before and after', async () => {
  const earner = await linkedEarner(server)
  await withdraw(server, earner, 100_00)
  const month = server.clock.now().toISOString().slice(0, 7)
  const answer = await download(earner.browser, month, 'csv')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="sojourn-statement-${month}.csv"`,
  })
  const lines = answer.body.trim().split('\r\n').map(cells)
  expect(lines.map(([, what]) => what)).toEqual([
    'What',
    'Earned',
    'Available',
    'Withdrawn',
    'Closing balance',
  ])
  expect(lines.map((line) => line.slice(5, 10).join(' ')).slice(1)).toEqual([
    'USD 425.00 0.00 0.00 0.00',
    'USD -425.00 425.00 0.00 0.00',
    'USD 0.00 -100.00 100.00 0.00',
    'USD 0.00 325.00 100.00 0.00',
  ])
  const pdf = await download(earner.browser, month, 'pdf')
  const { words } = await readPdf(pdf.rawPayload)
  for (const said of ['AmaraOkafor', 'Germanstudentvisa', '$425.00', '-$100.00', 'available$325.00'])
    expect(words).toContain(said)
})

test('a title that looks like a formula stays a text', async () => {
  const earner = await linkedEarner(server)
  await server.context.db
    .updateTable('client_order')
    .set({ title: '=HYPERLINK("http://evil","x")' })
    .where('id', '=', earner.work.id)
    .execute()
  const month = server.clock.now().toISOString().slice(0, 7)
  const months = [month, new Date(server.clock.now().getTime() - 20 * 86_400_000).toISOString().slice(0, 7)]
  const texts = await Promise.all(
    months.map(async (one) => (await download(earner.browser, one, 'csv')).body),
  )
  expect(texts.join('')).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`)
})

async function earnOften({ id }: TestPerson) {
  const { context } = server
  const entry = (index: number): Entry => ({
    ...posting('L3', 'USD', [
      debit(accounts.promo_expense, 1_00),
      credit(accounts.agent_available(id), 1_00),
    ]),
    ...{ cause: `gift:${id}:${index}`, orderId: null, actorId: null, requestId: null },
  })
  for (let from = 0; from < LINES; from += AT_ONCE) {
    const entries = Array.from({ length: Math.min(AT_ONCE, LINES - from) }, (_, index) => entry(from + index))
    await context.db.transaction().execute((tx) => postEntries(context, tx, entries))
  }
}

test(`one of ${LINES} lines misses none, portion after portion, on as many pages as it needs`, {
  timeout: 120_000,
}, async () => {
  const agent = await makePerson(server, { home: 'consultant' })
  await earnOften(agent)
  const browser = await enter(server, agent)
  const month = server.clock.now().toISOString().slice(0, 7)
  const lines = (await download(browser, month, 'csv')).body.trim().split('\r\n')
  expect(lines).toHaveLength(LINES + 2)
  expect(new Set(lines.map((line) => cells(line).at(-1))).size).toBe(LINES + 2)
  expect(lines.at(-1)).toContain(`${LINES}.00`)
  const { pages } = await readPdf((await download(browser, month, 'pdf')).rawPayload)
  expect(pages).toBe(Math.ceil((LINES - 36) / 46) + 1)
})
