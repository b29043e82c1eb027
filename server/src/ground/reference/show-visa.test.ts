import { VisaDetails } from '@sojourn/contract/ground/visa-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const get = async (url: string) => {
  const answer = await server.app.inject({ url: `/api${url}` })
  return { status: answer.statusCode, data: answer.json().data }
}
const shown = async (url: string) => VisaDetails.parse((await get(url)).data)

test('a visa comes with its country, its authority and others for the same purpose', async () => {
  const { visa, country, others, changes } = await shown('/countries/ca/visas/study-permit')
  expect(visa).toMatchObject({ id: 'ca/study-permit', name: 'Study Permit' })
  expect(visa.facts.fees?.value.length).toBeGreaterThan(1)
  expect(visa.checklist.length).toBeGreaterThan(3)
  expect(country).toMatchObject({ id: 'CA', name: 'Canada', authority: { name: expect.any(String) } })
  expect(country).not.toHaveProperty('visas')
  expect(others).toContainEqual({ id: 'ca/quebec-study-caq', name: expect.stringContaining('Quebec') })
  expect(others).not.toContainEqual(expect.objectContaining({ id: 'ca/study-permit' }))
  expect(changes).toEqual([])
})

test('a code it had before answers with the visa of today', async () => {
  const row = await server.context.db
    .selectFrom('visa')
    .select(['id', 'replaced_by'])
    .where('replaced_by', 'is not', null)
    .where('country_iso', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { visa } = await shown(`/countries/${row.id.replace('/', '/visas/')}`)
  expect(visa.id).toBe(row.replaced_by)
})

test.each([
  '/countries/ca/visas/golden-ticket',
  '/countries/ca/visas/de',
  '/countries/xx/visas/study-permit',
  '/countries/fj/visas/study-permit',
  '/countries/ca/visas/visit%27--',
])('nobody knows %s', async (url) => {
  expect((await get(url)).status).toBe(404)
})

test('where we know no programme, the general visas answer', async () => {
  const { visa, country } = await shown('/countries/fj/visas/study')
  expect(visa).toMatchObject({ id: 'general/study', name: 'Student visa', facts: {} })
  expect(country.name).toBe('Fiji')
})

test('what was corrected in the last year is told, what was only checked again is not', async () => {
  const { db, clock } = server.context
  const staff = await makePerson(server)
  const known = {
    value: 'limited',
    source: 'https://www.canada.ca/a',
    checked: '2026-05-01',
  }
  const correct = (fact: string, before: object | null, after: object, daysAgo: number) =>
    db
      .insertInto('visa_correction')
      .values({
        origin: 'ca/study-permit',
        fact,
        before: before && JSON.stringify(before),
        after: JSON.stringify(after),
        reason: 'Read it again.',
        corrected_by: staff.id,
        created_at: new Date(clock.now().getTime() - daysAgo * 86_400_000),
      })
      .execute()
  await correct('may_work', { ...known, value: 'no' }, known, 30)
  await correct('may_work', known, { ...known, checked: '2026-06-01' }, 20)
  await correct('extend', null, { ...known, value: 'yes' }, 10)
  await correct('may_bring_family', { ...known, value: 'no' }, known, 400)
  const { changes } = await shown('/countries/ca/visas/study-permit')
  expect(changes.map(({ fact, before, after }) => [fact, before, after])).toEqual([
    ['extend', {}, { extend: expect.objectContaining({ value: 'yes' }) }],
    [
      'may_work',
      { may_work: expect.objectContaining({ value: 'no' }) },
      { may_work: expect.objectContaining({ value: 'limited' }) },
    ],
  ])
  expect(JSON.stringify(changes)).not.toContain('Read it again')
})
