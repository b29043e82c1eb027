import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../test/people.ts'
import { makeService } from '../test/services.ts'
import { openTestApp, type TestApp } from '../test/start-app.ts'
import { loadData } from './load-data.ts'
import { transact } from './platform/database/transact.ts'
import { indexAgents } from './supply/search/index/index-agent.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('agents are found by what newer files say, without a change of their own', async () => {
  const { context } = server
  const { db } = context
  const found = async () =>
    (await db.selectFrom('found_offer').select('country_iso').where('aim', '=', '').execute())
      .map(({ country_iso }) => country_iso)
      .sort()
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  await makeService(server, agent)
  await makeService(server, agent, { country: 'US', visa: 'us/f-1-student' })
  // Older files had it like this: for the United States nobody wanted a licence.
  await db.updateTable('country').set({ licence_notice: null }).where('iso', '=', 'US').execute()
  await db.updateTable('reference_load').set({ checksum: 'of older files' }).execute()
  await transact(context, (tx) => indexAgents(context, tx, [agent.id]))
  expect(await found()).toEqual(['', 'DE', 'US'])

  await loadData(context)
  await server.jobsDone()
  expect(await found()).toEqual(['', 'DE'])
})
