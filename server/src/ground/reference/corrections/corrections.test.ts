import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Browser, makePerson, signIn } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { forgetWhatIsOver } from '../../../desk/leaving/forget-what-is-over.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { loadReference } from '../load-reference.ts'
import { withCorrections } from './with-corrections.ts'

const VISA = 'ca/study-permit'
const SOURCE = 'https://www.example.org/fees'
const fee = (amount: number) => [{ what: 'Application', amount, currency: 'CAD', for: 'main' }]
const day = (checked: string) => ({ source: SOURCE, checked })

let server: TestApp
let staff: Browser
beforeAll(async () => {
  server = await openTestApp()
  staff = await signIn(server, await makePerson(server, { staff: true }))
})
afterAll(() => server.close())

const known = { fees: { value: fee(15000), ...day('2025-06') }, time: { value: null, ...day('2026-11-01') } }
beforeEach(async () => {
  await server.context.pool.query('delete from rate_limit')
  await server.context.db
    .updateTable('visa')
    .set({ facts: JSON.stringify(known) })
    .where('id', '=', VISA)
    .execute()
})

const shown = async (id = VISA) => {
  const { body } = await staff.get(`/countries/${id.slice(0, 2)}`)
  return body.data.visas.find((visa: { id: string }) => visa.id === id)
}
const correct = (change: object = {}) =>
  staff.put('/staff/facts', {
    visa: VISA,
    fact: 'fees',
    value: fee(16000),
    source: 'https://www.example.org/new-fees',
    checked: '2026-11-02',
    reason: 'The table of November says so.',
    ...change,
  })
const report = (body: object = {}) =>
  new Browser(server).post('/fact-reports', { visa: VISA, fact: 'fees', message: 'It is 160 now.', ...body })
const openReports = async () =>
  (await staff.get('/staff/fact-reports?limit=100')).body.data.items as { id: string; message: string }[]

describe('a correction', () => {
  test('is what people read from then on, with its source and its day', async () => {
    expect(await shown()).toMatchObject({ fee: { amount: 15000 }, facts: { fees: { age: 'too_old' } } })
    expect((await correct()).status).toBe(200)
    const { fee: headline, facts } = await shown()
    expect(headline).toEqual({ amount: 16000, currency: 'CAD' })
    expect(facts.fees).toEqual({
      value: fee(16000),
      source: 'https://www.example.org/new-fees',
      checked: '2026-11-02',
      age: 'current',
    })
  })

  test('keeps what it was before, who changed it and why, and stands in the audit log', async () => {
    await correct()
    const { data } = (await correct({ value: fee(17000) })).body
    expect(data.history.slice(0, 2)).toMatchObject([
      { fact: 'fees', before: { value: fee(16000) }, after: { value: fee(17000) } },
      { fact: 'fees', before: { value: fee(15000), checked: '2025-06' }, after: { value: fee(16000) } },
    ])
    const [entry] = (await staff.get('/staff/audit-log')).body.data.items
    expect(entry).toMatchObject({ action: 'correct_fact', details: { visa: VISA, fact: 'Government fee' } })
  })

  test.each<[string, object, string]>([
    ['a day that is still to come', { checked: '2026-11-03' }, 'checked'],
    ['a day before the one we know', { fact: 'time', value: null, checked: '2026-10' }, 'checked'],
    ['a value of another fact', { value: 'yes' }, 'value'],
    ['a currency that is none', { value: [{ ...fee(1)[0], currency: 'ZZZ' }] }, 'value'],
    ['a source nobody can open', { source: 'http://localhost/' }, 'source'],
    ['no reason', { reason: '' }, 'reason'],
  ])('is refused with %s', async (_what, change, field) => {
    const { status, body } = await correct(change)
    expect(status).toBe(422)
    expect(body.errors.map((one: { field: string }) => one.field)).toEqual([field])
    expect((await shown()).facts.fees.checked).toBe('2025-06')
  })

  test('stays when the files are loaded again', async () => {
    await correct()
    await server.context.db.deleteFrom('reference_load').execute()
    await loadReference(server.context.db, server.context.clock)
    expect((await shown()).facts.fees.value).toEqual(fee(16000))
  })

  test('of a visa that countries share holds in all of them', async () => {
    await correct({ visa: 'at/schengen-visa', fact: 'may_work', value: 'no' })
    expect((await shown('at/schengen-visa')).facts.may_work.value).toBe('no')
    expect((await shown('pt/schengen-visa')).facts.may_work.value).toBe('no')
  })

  test('gives way to a file of a later day only', () => {
    const corrected = { fees: { value: null, ...day('2026-11-10') } } as never
    const inFile = (checked: string) => ({ fees: { value: fee(1) as never, ...day(checked) } })
    expect(withCorrections(inFile('2026-10'), corrected).fees?.checked).toBe('2026-11-10')
    expect(withCorrections(inFile('2026-11'), corrected).fees?.checked).toBe('2026-11-10')
    expect(withCorrections(inFile('2026-11-11'), corrected).fees?.checked).toBe('2026-11-11')
    expect(withCorrections(inFile('2026-12'), corrected).fees?.checked).toBe('2026-12')
    expect(withCorrections({}, corrected).fees?.checked).toBe('2026-11-10')
  })
})

describe('a report', () => {
  test('reaches staff without a name and is closed by the correction of its fact', async () => {
    const { id } = (await report()).body.data
    const other = (await report({ fact: 'time', message: 'It takes much longer.' })).body.data
    expect(await openReports()).toContainEqual(
      expect.objectContaining({ id, fact: 'fees', message: 'It is 160 now.', page: null }),
    )
    const { facts } = (await staff.get('/staff/queues')).body.data
    await correct()
    expect((await openReports()).map((one) => one.id)).toEqual([other.id])
    expect((await staff.get('/staff/queues')).body.data.facts).toBe(facts - 1)
  })

  test('can be closed with a reason, once', async () => {
    const { id } = (await report({ message: 'This is no report.' })).body.data
    const close = () => staff.post(`/staff/fact-reports/${id}/close`, { reason: 'Our page says the same.' })
    expect((await close()).status).toBe(200)
    expect((await close()).status).toBe(404)
    expect((await openReports()).map((one) => one.id)).not.toContain(id)
  })

  test('is kept while it is open, and two years after it is closed', async () => {
    const { context, clock } = server
    await context.db.deleteFrom('fact_report').execute()
    const answers = [
      await report({ message: 'Still open.' }),
      await report({ message: 'This one is answered.' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const closed = (await openReports()).find(({ message }) => message === 'This one is answered.')
    await staff.post(`/staff/fact-reports/${closed?.id}/close`, { reason: 'Our page says the same.' })
    const left = async () => {
      await forgetWhatIsOver.run(context, {})
      return (await context.db.selectFrom('fact_report').select('message').execute()).length
    }
    expect(await left()).toBe(2)
    clock.forward(2 * 365 * DAY_MS + 1)
    expect(await left()).toBe(1)
    clock.forward(-2 * 365 * DAY_MS - 1)
  })

  test.each<[string, object, string]>([
    ['a visa nobody knows', { visa: 'ca/none' }, 'visa'],
    ['a general kind, which has no facts', { visa: 'general/study' }, 'visa'],
    ['too few words', { message: 'Wrong' }, 'message'],
    ['a page nobody can open', { page: 'javascript:alert(1)' }, 'page'],
  ])('is refused with %s', async (_what, body, field) => {
    const answer = await report(body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].field).toBe(field)
  })
})

test('staff see the longest unchecked first, a shared visa once, page by page', async () => {
  const seen: { visa: { id: string; countries: number }; fact: string; checked: string }[] = []
  for (let cursor = ''; seen.length < 300; ) {
    const { items, pagination } = (await staff.get(`/staff/facts?limit=100${cursor}`)).body.data
    seen.push(...items)
    if (!pagination.next_cursor) break
    cursor = `&cursor=${pagination.next_cursor}`
  }
  const days = seen.map(({ checked }) => checked)
  expect(days).toEqual(days.toSorted())
  const keys = seen.map(({ visa, fact }) => `${visa.id} ${fact}`)
  expect(new Set(keys).size).toBe(keys.length)
  const { items } = (await staff.get('/staff/facts?country=is&limit=100')).body.data
  const schengen = items.filter((one: { visa: { name: string } }) => one.visa.name.includes('Schengen'))
  expect(schengen[0].visa.countries).toBeGreaterThan(10)
})
