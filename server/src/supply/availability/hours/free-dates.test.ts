import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openEveryDay } from '../../../../test/meetings.ts'
import { enter } from '../../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

// Monday 2 November 2026, 9:00 in UTC.
let server: TestApp
let agent: TestPerson
let asAgent: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  await openEveryDay(server, agent)
  asAgent = await enter(server, agent)
})

const PATH = '/account/consultant/blocked-dates'
const days = (start: string, end = start) => ({ dateRange: { start, end } })
const hours = (...times: [string, string][]) => ({
  timeRanges: times.map(([start, end]) => ({ start, end })),
})
const block = (body: object) => asAgent.post(PATH, body)
const free = (body: object, who = asAgent) => who.post(`${PATH}/free`, body)
const blocked = async (): Promise<object[]> =>
  (await asAgent.get(PATH)).body.data.items.map(({ id, ...rest }: { id: string }) => rest)

test('some hours of one day in the middle: the days before and after it, and the hours beside them, stay blocked', async () => {
  await block(days('2026-11-09', '2026-11-13'))
  const slots = `/consultants/${agent.id}/schedules?from=2026-11-11&to=2026-11-11&length=60`
  expect((await asAgent.get(slots)).body.data.slots).toEqual([])
  expect((await free({ ...days('2026-11-11'), ...hours(['10:00', '11:59']) })).status).toBe(204)
  expect(await blocked()).toEqual([
    { ...days('2026-11-09', '2026-11-10'), timeRanges: [] },
    { ...days('2026-11-11'), ...hours(['00:00', '09:59'], ['12:00', '23:59']) },
    { ...days('2026-11-12', '2026-11-13'), timeRanges: [] },
  ])
  expect((await asAgent.get(slots)).body.data.slots).toEqual([
    '2026-11-11T10:00:00.000Z',
    '2026-11-11T11:00:00.000Z',
  ])
})

test('what several blocks say together is freed together, and what is left of none is gone', async () => {
  await block(days('2026-11-09'))
  await block({ ...days('2026-11-09'), ...hours(['10:00', '11:59']) })
  await block({ ...days('2026-11-09', '2026-11-10'), ...hours(['09:00', '09:59'], ['15:00', '15:59']) })
  await free(days('2026-11-09'))
  expect(await blocked()).toEqual([
    { ...days('2026-11-10'), ...hours(['09:00', '09:59'], ['15:00', '15:59']) },
  ])
  await free({ ...days('2026-11-10'), ...hours(['15:30', '17:59']) })
  expect(await blocked()).toEqual([
    { ...days('2026-11-10'), ...hours(['09:00', '09:59'], ['15:00', '15:29']) },
  ])
})

test('hours that are not blocked change nothing, and a block keeps its name as long as something of it is left', async () => {
  const { id } = (await block({ ...days('2026-11-09', '2026-11-13'), ...hours(['10:00', '11:59']) })).body
    .data
  const before = await asAgent.get(PATH)
  await free({ ...days('2026-11-10'), ...hours(['12:00', '12:59']) })
  expect((await asAgent.get(PATH)).body.data).toEqual(before.body.data)
  await free({ ...days('2026-11-09', '2026-11-12'), ...hours(['10:00', '11:59']) })
  expect((await asAgent.get(PATH)).body.data.items).toEqual([
    { id, ...days('2026-11-13'), ...hours(['10:00', '11:59']) },
  ])
})

test('only the own ones', async () => {
  await block(days('2026-11-09'))
  const other = await enter(server, await makePerson(server, { home: 'consultant', verifiedAgent: true }))
  expect((await free(days('2026-11-09'), other)).status).toBe(204)
  expect(await blocked()).toHaveLength(1)
})

test('two hundred are the most, also when one is cut in two: then nothing of it is', async () => {
  await block(days('2026-11-09', '2026-11-13'))
  await server.context.db
    .insertInto('blocked_date')
    .values(
      Array.from({ length: 199 }, (_, index) => ({
        ...{ agent_id: agent.id, ranges: '[]', created_at: server.clock.now() },
        ...{ from_day: `${2030 + index}-01-01`, until_day: `${2030 + index}-01-01` },
      })),
    )
    .execute()
  expect(await free(days('2026-11-11'))).toMatchObject({
    status: 409,
    body: { message: /more than 200 blocked dates/ },
  })
  expect((await blocked())[0]).toEqual({ ...days('2026-11-09', '2026-11-13'), timeRanges: [] })
  expect((await free(days('2026-11-13'))).status).toBe(204)
})
