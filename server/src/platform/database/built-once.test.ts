import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { builtOnce } from './built-once.ts'
import type { Reader } from './database.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('a statement is built at the first call, and each call asks with its own values', async () => {
  let builds = 0
  const people = builtOnce((db: Reader, { id, email }: { id: string; email: string }) => {
    builds++
    return db
      .selectFrom('person')
      .select(['id', sql<string>`${email}::text`.as('asked')])
      .where((eb) => eb.or([eb('id', '=', id), eb('email', '=', email)]))
      .orderBy('created_at')
      .limit(2)
  })
  const { db } = server.context
  const [one, two] = [await makePerson(server), await makePerson(server)]
  const answers = await Promise.all([
    people.first(db, { id: one.id, email: 'nobody' }),
    people.first(db, { id: two.id, email: 'nobody' }),
    people.all(db, { id: one.id, email: two.email }),
  ])
  expect(answers).toEqual([
    { id: one.id, asked: 'nobody' },
    { id: two.id, asked: 'nobody' },
    [
      { id: one.id, asked: two.email },
      { id: two.id, asked: two.email },
    ],
  ])
  expect(builds).toBe(1)
})

test('a transaction asks with its own connection', async () => {
  const nameOf = builtOnce((db: Reader, { id }: { id: string }) =>
    db.selectFrom('person').select('first_name').where('id', '=', id),
  )
  const { db } = server.context
  const { id } = await makePerson(server)
  await nameOf.first(db, { id })
  const within = db.transaction().execute(async (tx) => {
    await tx.updateTable('person').set({ first_name: 'Renamed' }).where('id', '=', id).execute()
    expect(await nameOf.first(tx, { id })).toEqual({ first_name: 'Renamed' })
    throw new Error('given up')
  })
  await expect(within).rejects.toThrow('given up')
  expect(await nameOf.first(db, { id })).not.toEqual({ first_name: 'Renamed' })
})

test('a list of ids is one value; nobody is found as undefined', async () => {
  const known = builtOnce((db: Reader, { ids }: { ids: string[] }) =>
    db.selectFrom('person').select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`),
  )
  const { db } = server.context
  const people = [await makePerson(server), await makePerson(server)].map(({ id }) => id)
  expect((await known.all(db, { ids: people })).map(({ id }) => id).sort()).toEqual(people.sort())
  expect(await known.first(db, { ids: [] })).toBeUndefined()
})

test('a shape that depends on a value is refused at once', async () => {
  const page = builtOnce((db: Reader, { mayAll }: { mayAll: boolean }) => {
    const all = db.selectFrom('person').select('id')
    return mayAll ? all : all.limit(1)
  })
  await expect(page.first(server.context.db, { mayAll: false })).rejects.toThrow('mayAll by no parameter')
})
