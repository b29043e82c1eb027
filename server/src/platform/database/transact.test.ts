import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import type { Log } from '../log.ts'
import { afterCommit, inTransaction } from './transact.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const hold = (key: number) => sql`select pg_advisory_xact_lock(${key})`

/** Two that hold what the other wants next. */
async function crossed(how: { isRepeatable?: boolean } = {}) {
  const { db } = server.context
  let holding = 0
  let bothHold = () => {}
  const both = new Promise<void>((resolve) => {
    bothHold = resolve
  })
  const told: string[] = []
  const take = (name: string, first: number, second: number) => {
    let tries = 0
    return inTransaction(
      db,
      async (tx) => {
        tries++
        await hold(first).execute(tx)
        if (++holding === 2) bothHold()
        if (tries === 1) await both
        await hold(second).execute(tx)
        afterCommit(server.context, tx, async () => told.push(name))
        return tries
      },
      how,
    )
  }
  const outcomes = await Promise.allSettled([take('one', 71, 72), take('other', 72, 71)])
  return { outcomes, told }
}

test('of two that wait for each other one is done again, and both are done once', async () => {
  const { outcomes, told } = await crossed()
  expect(
    outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason)).toSorted(),
  ).toEqual([1, 2])
  expect(told.toSorted()).toEqual(['one', 'other'])
})

test('what cannot be done again, such as reading an upload, fails instead', async () => {
  const { outcomes, told } = await crossed({ isRepeatable: false })
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(told).toHaveLength(1)
})

test('other failures are not tried again', async () => {
  let tries = 0
  const failing = inTransaction(server.context.db, async () => {
    tries++
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(tries).toBe(1)
})

test('a step after the commit that fails takes nothing back and stops no other step', async () => {
  const taken: string[] = []
  const written: string[] = []
  const log = { error: (_: object, sentence: string) => written.push(sentence) } as unknown as Log
  const done = await inTransaction(server.context.db, async (tx) => {
    afterCommit({ log }, tx, () => Promise.reject(new Error('the bus is away')))
    afterCommit({ log }, tx, async () => taken.push('second'))
    return 'done'
  })
  expect(done).toBe('done')
  expect(taken).toEqual(['second'])
  expect(written).toEqual(['a step after a commit failed'])
})
