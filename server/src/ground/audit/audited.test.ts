import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { transact } from '../../platform/database/transact.ts'
import { tell } from '../facts/tell.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const linesOn = (id: string) =>
  server.context.db
    .selectFrom('audit_entry')
    .select(['staff_id', 'action', 'details'])
    .where('subject_id', '=', id)
    .execute()

test('what staff does is in the audit log because it was told, with its reason; what others do is not', async () => {
  const [staff, agent, other] = await Promise.all([
    makePerson(server),
    makePerson(server),
    makePerson(server),
  ])
  const rejected = {
    article: '00000000-0000-4000-8000-0000000000a1',
    step: 'A5',
    from: 'pending',
    to: 'rejected',
    reason: 'Too short.',
  }
  const say = (about: string, mode: 'staff' | 'agent') =>
    transact(server.context, (tx) =>
      tell(
        server.context,
        tx,
        { fact: 'article_rejected', agent: about, ...rejected },
        { id: staff.id, mode, requestId: null },
      ),
    )
  await say(agent.id, 'staff')
  await say(other.id, 'agent')
  expect(await linesOn(agent.id)).toEqual([
    {
      staff_id: staff.id,
      action: 'reject_article',
      details: { article: '00000000-0000-4000-8000-0000000000a1', reason: 'Too short.' },
    },
  ])
  expect(await linesOn(other.id)).toEqual([])
})
