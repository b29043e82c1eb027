import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawTravelPaper } from '../../../../../demo/src/drawing/draw-travel-paper.ts'
import { LAYOUTS } from '../../../../test/papers/made-up-papers.ts'
import { spoilPicture } from '../../../../test/papers/spoil-picture.ts'
import type { Browser } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { ANSWERS, makeAgent, makeStaff, upload } from '../../../../test/verifying.ts'

const MINE = '/account/consultant/verification'
const FIELDS = {
  ...{ number: 'C01X00T47', surname: 'EXAMPLE', given_names: 'ADA', nationality: 'PRT' },
  ...{ birth: '1990-04-01', expiry: '2031-01-01' },
}

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(61_000))

interface Paper {
  state: string
  checks: { rule: string; answer: string; text: string | null }[]
  read: { fields: object; is_confirmed: boolean; may_confirm: boolean } | null
}

const photographed = async () =>
  spoilPicture(
    await drawTravelPaper(
      {
        ...{ format: 'TD3', state: 'PRT', nationality: 'PRT', number: FIELDS.number, sex: 'F' },
        ...{ surname: 'EXAMPLE', given: 'ADA', birth: FIELDS.birth, expiry: FIELDS.expiry },
      },
      LAYOUTS[0] as (typeof LAYOUTS)[number],
    ),
    { tilt: 2, side: 1700 },
  )
const paperOf = async (browser: Browser): Promise<Paper> => (await browser.get(MINE)).body.data.document.paper
const answers = ({ checks }: Paper) => Object.fromEntries(checks.map(({ rule, answer }) => [rule, answer]))

test('an agent is told what a machine sees in their document, confirms it, and our team reads the same list', async () => {
  const { browser, person } = await makeAgent(server)
  const sent = await upload(origin, browser, { content: await photographed() })
  expect(sent.body).toMatchObject({
    data: { document: { paper: { state: 'checking', checks: [], read: null } } },
  })
  await server.jobsDone()
  const read = await paperOf(browser)
  expect(read).toMatchObject({
    state: 'done',
    read: { fields: FIELDS, is_confirmed: false, may_confirm: true },
  })
  // Nothing is compared before it is confirmed.
  expect(answers(read)).toMatchObject({ opens: 'fine', kind: 'fine', sharp: 'fine', name: 'unsure' })
  expect(answers(read).form).toBeUndefined()

  await browser.send('PATCH', `${MINE}/draft`, {
    ...{ document_type: 'passport', document_id: 'C01X00T48', document_expires_on: '2031-01-01' },
  })
  const confirmed = await browser.put(`${MINE}/document/reading`, FIELDS)
  expect(confirmed.status).toBe(200)
  expect(answers(await paperOf(browser))).toMatchObject({ name: 'fine', form: 'look_again' })

  // None of it stops anything.
  const submitted = await browser.post(MINE, { ...ANSWERS, document_id: FIELDS.number })
  expect(submitted.status).toBe(201)
  expect(answers(await paperOf(browser))).toMatchObject({ name: 'fine', form: 'fine' })
  expect((await browser.put(`${MINE}/document/reading`, FIELDS)).status).toBe(404)

  const staff = await makeStaff(server)
  const seen = (await staff.browser.get(`/staff/verifications/${person.id}`)).body.data.document.paper
  expect(seen).toEqual({ ...(await paperOf(browser)), read: null })
  expect(JSON.stringify(seen)).not.toContain(FIELDS.number)
  const { items } = (await browser.get(`${MINE}/views`)).body.data
  expect(items).toMatchObject([{ is_machine: true, purpose: 'Checked by our machine' }])
})

test('a blank picture is told to be one, and is sent all the same; a new one is read anew', async () => {
  const { browser } = await makeAgent(server)
  await upload(origin, browser)
  await server.jobsDone()
  const { checks, read } = await paperOf(browser)
  expect(read).toBeNull()
  expect(checks.some(({ answer }) => answer !== 'fine')).toBe(true)
  expect((await browser.put(`${MINE}/document/reading`, FIELDS)).status).toBe(200)
  await upload(origin, browser)
  expect(await paperOf(browser)).toMatchObject({ state: 'checking' })
  await server.jobsDone()
  expect((await paperOf(browser)).read).toBeNull()
  expect((await browser.post(MINE, ANSWERS)).status).toBe(201)
})
