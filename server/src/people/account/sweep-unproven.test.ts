import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { erasePeople } from '../../desk/leaving/erase-people.ts'
import { sweepUnproven } from './sweep-unproven.ts'

const DAY = 86_400_000

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('an unproven account that nobody uses for a month is deleted, and its address is free; others stay', async () => {
  const squatter = await makePerson(server, { verifiedEmail: false })
  const [proven, inUse, colleague] = [
    await makePerson(server),
    await makePerson(server, { verifiedEmail: false }),
    await makePerson(server, { verifiedEmail: false, staff: true }),
  ]
  server.clock.forward(29 * DAY)
  const young = await makePerson(server, { verifiedEmail: false })
  await signIn(server, inUse)
  await sweep()
  expect(await deleted()).toEqual([])
  server.clock.forward(2 * DAY)
  await sweep()
  expect(await deleted()).toEqual([squatter.id])
  for (const { id } of [proven, inUse, colleague, young])
    expect(
      await server.context.db.selectFrom('person').select('deletion_due_at').where('id', '=', id).execute(),
    ).toEqual([{ deletion_due_at: null }])
  await makePerson(server, { email: squatter.email })
})

async function sweep() {
  await sweepUnproven.run(server.context, {})
  await erasePeople.run(server.context, {})
  await server.jobsDone()
}

const deleted = async () =>
  (
    await server.context.db.selectFrom('person').select('id').where('deleted_at', 'is not', null).execute()
  ).map(({ id }) => id)
