import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const found = async (query: string) => {
  const { statusCode, body } = await server.app.inject({ url: '/api/visas', query: { query } })
  expect(statusCode).toBe(200)
  return (JSON.parse(body).data.items as { id: string }[]).map(({ id }) => id)
}

/** The page of the visa answers the question, so it is the first that is found. */
const QUESTIONS: [question: string, visa: string][] = [
  ['how much is a uk student visa', 'gb/student-visa'],
  ['how long does a canada study permit take', 'ca/study-permit'],
  ['canadian study permit fee 2026', 'ca/study-permit'],
  ['study in canada from nigeria cost', 'ca/study-permit'],
  ['pgwp processing time', 'ca/post-graduation-work-permit'],
  ['express entry fees', 'ca/express-entry-federal-skilled-worker'],
  ['canada visitor visa for indians', 'ca/visitor-visa'],
  ['super visa canada', 'ca/super-visa'],
  ['eta canada price', 'ca/electronic-travel-authorization'],
  ['sponsor my wife to canada how long', 'ca/spousal-sponsorship'],
  ['canadian citizenship application fee', 'ca/citizenship-grant'],
  ['uk skilled worker visa cost', 'gb/skilled-worker-visa'],
  ['uk tourist visa fee', 'gb/standard-visitor-visa'],
  ['how much is a british spouse visa', 'gb/family-visa-partner'],
  ['graduate visa uk processing time', 'gb/graduate-visa'],
  ['indefinite leave to remain fee', 'gb/indefinite-leave-to-remain'],
  ['ilr cost', 'gb/indefinite-leave-to-remain'],
  ['uk eta how much', 'gb/electronic-travel-authorisation'],
  ['health and care worker visa', 'gb/health-and-care-worker-visa'],
  ['us student visa fee', 'us/f-1-student'],
  ['h1b visa cost', 'us/h-1b-specialty-occupation'],
  ['how long does a k-1 fiance visa take', 'us/k-1-fiance'],
  ['american tourist visa price', 'us/b-1-b-2-visitor'],
  ['esta cost', 'us/esta-visa-waiver'],
  ['naturalization fee usa', 'us/naturalization'],
  ['green card lottery', 'us/diversity-visa'],
  ['australia student visa 500 cost', 'au/student-500'],
  ['subclass 189 processing time', 'au/skilled-independent-189'],
  ['working holiday visa australia fee', 'au/working-holiday-417'],
  ['partner visa australia how long', 'au/partner-820-801'],
  ['new zealand visitor visa fee', 'nz/visitor-visa'],
  ['nzeta price', 'nz/nzeta'],
  ['germany student visa requirements', 'de/student-visa'],
  ['eu blue card germany salary', 'de/eu-blue-card'],
  ['opportunity card chancenkarte', 'de/opportunity-card'],
  ['portugal d7 visa cost', 'pt/passive-income-visa-d7'],
  ['portugal digital nomad visa', 'pt/digital-nomad-visa-d8'],
  ['spain digital nomad visa fee', 'es/digital-nomad-visa'],
  ['dubai golden visa price', 'ae/golden-visa'],
  ['japan working holiday visa', 'jp/working-holiday'],
  ['uk studnet visa', 'gb/student-visa'],
]

test('the table holds what 40 people type', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(40)
})

test.each([
  ['canada from india student', 'ca/study-permit'],
  ['permanent residence canada', 'ca/express-entry-federal-skilled-worker'],
  ['schengen visa fee france', 'fr/schengen-visa'],
])('more of them: %s', async (question, visa) => {
  expect(await found(question)).toContain(visa)
})

test.each(['', '   ', 'zzqq', '???', 'how much', "'; drop table visa; --", '%', '我'])(
  'nothing is found for "%s"',
  async (question) => {
    expect(await found(question)).toEqual([])
  },
)

test('a country alone finds its visas, and an answer carries fee and time', async () => {
  expect((await found('japan')).every((id) => id.startsWith('jp/'))).toBe(true)
  const { body } = await server.app.inject({ url: '/api/visas', query: { query: 'canada study permit' } })
  expect(JSON.parse(body).data.items[0]).toMatchObject({
    id: 'ca/study-permit',
    country: { id: 'CA', name: 'Canada' },
    fee: { amount: 23_500, currency: 'CAD' },
    facts: { fees: { checked: expect.any(String) }, time: { value: { min_days: 14 } } },
  })
})

test.each(QUESTIONS)('%s: %s', async (question, visa) => {
  const [first] = await found(question)
  expect(first).toBe(visa)
})
