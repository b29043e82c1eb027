import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { listeners } from '../../listeners.ts'
import { transact } from '../../platform/database/transact.ts'
import { type FactName, PASSING } from './facts.ts'
import type { Hearing, Listeners } from './listeners.ts'
import { tell } from './tell.ts'

let server: TestApp
const heard: string[] = []
const failing = new Set<string>()

/** The listeners of the product by their names, each noting that it heard. */
const noting = Object.fromEntries(
  Object.entries(listeners).map(([fact, hearing]) => [
    fact,
    {
      now: namesIn(hearing, 'now').map(note),
      later: [...namesIn(hearing, 'later').map(note), note('fails'), note('hears')],
    },
  ]),
) as unknown as Listeners

type Named = { [When in keyof Hearing<FactName>]: readonly { name: string }[] }

function namesIn(hearing: Named, when: 'now' | 'later') {
  return (hearing[when] ?? []).map(({ name }) => name)
}

function note(name: string) {
  const listener = async () => {
    if (failing.has(name)) throw new Error(`${name} cannot hear`)
    heard.push(name)
  }
  return Object.defineProperty(listener, 'name', { value: name })
}

beforeAll(async () => {
  server = await openTestApp({ replaced: { listeners: noting } })
})
afterAll(() => server.close())

const NAMES = Object.keys(listeners) as FactName[]

async function say(fact: FactName) {
  const { id } = await makePerson(server)
  heard.length = 0
  const told = await transact(server.context, (tx) =>
    tell(server.context, tx, { fact, person: id, agent: id } as never),
  )
  return { id, told }
}

test.each(NAMES)('%s is heard at once, in the order of the list, by each once', async (fact) => {
  await say(fact)
  expect(heard).toEqual(namesIn(listeners[fact], 'now'))
  expect(new Set(heard).size).toBe(heard.length)
})

test.each(NAMES.filter((name) => !PASSING.has(name)))('%s is kept, with whom it is about', async (fact) => {
  const { id, told } = await say(fact)
  const row = await server.context.db
    .selectFrom('fact')
    .select(['fact', 'person_id', 'agent_id', 'actor_mode'])
    .where('id', '=', told)
    .executeTakeFirst()
  expect(row).toEqual({ fact, person_id: id, agent_id: id, actor_mode: 'system' })
})

test('a listener of later that fails is tried again by itself, and harms no other', async () => {
  await server.jobsDone() // what the tests before told
  await say('person_suspended')
  heard.length = 0
  failing.add('fails')
  const failures = await server.runJobs()
  expect(failures).toHaveLength(1)
  const others = [...namesIn(listeners.person_suspended, 'later'), 'hears']
  expect(heard.toSorted()).toEqual(others.toSorted())
  failing.clear()
  server.clock.forward(3_600_000)
  await server.runJobs()
  expect(heard.toSorted()).toEqual([...others, 'fails'].toSorted())
})

test('what is rolled back was never told', async () => {
  const { id } = await makePerson(server)
  await expect(
    transact(server.context, async (tx) => {
      await tell(server.context, tx, { fact: 'person_suspended', person: id, reason: 'Spam.' })
      throw new Error('it did not happen')
    }),
  ).rejects.toThrow('it did not happen')
  const rows = await server.context.db.selectFrom('fact').select('id').where('person_id', '=', id).execute()
  expect(rows).toEqual([])
})

test('a fact is never changed and never taken away', async () => {
  const { told } = await say('person_suspended')
  const { db } = server.context
  await expect(
    db.updateTable('fact').set({ actor_mode: 'visitor' }).where('id', '=', told).execute(),
  ).rejects.toThrow('only ever added')
  await expect(db.deleteFrom('fact').where('id', '=', told).execute()).rejects.toThrow('only ever added')
})
