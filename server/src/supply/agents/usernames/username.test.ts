import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, makePerson, signIn, type TestPerson } from '../../../../test/people.ts'
import { appear } from '../../../../test/permissions/who/principals.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { erasePerson } from '../../../desk/leaving/erase-person.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { currentNameOf } from './current-name-of.ts'
import { sweepFormerNames } from './sweep-former-names.ts'

let server: TestApp
let amara: TestPerson
let browser: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  amara = await makePerson(server, { home: 'consultant' })
  browser = await signIn(server, amara)
})

const fresh = (word = 'amara') => `${word}-${randomUUID().slice(0, 8).replaceAll(/[01]/g, '7')}`
const take = (username: string, by = browser) => by.put('/account/consultant/username', { username })
const check = async (name: string, by = browser) =>
  (await by.get(`/account/consultant/username?check=${encodeURIComponent(name)}`)).body.data
const now = (name: string) => currentNameOf(server.context.db, server.clock, name)
const somebodyElse = async () => (await appear(server, 'unverified agent')).browser

const TAKEN = 'that username is taken'
const UNAVAILABLE = 'that username is not available'

describe('a username', () => {
  test('is kept in lower case and shown on the account', async () => {
    const name = fresh()
    expect(await check(` ${name.toUpperCase()} `)).toEqual({ username: name, available: true, reason: null })
    expect(await take(name.toUpperCase())).toMatchObject({ status: 200, body: { data: { username: name } } })
    expect((await browser.get('/account')).body.data.username).toBe(name)
  })

  test.each([
    ['', 'please enter a username'],
    ['ab', 'please use 3 to 30 characters'],
    ['a'.repeat(31), 'please use 3 to 30 characters'],
    ['amara okafor', 'please use the letters a to z, digits, - and _ only'],
    ['amara.okafor', 'please use the letters a to z, digits, - and _ only'],
    ['аmara', 'please use the letters a to z, digits, - and _ only'],
    ['ama\u200bra', 'please use the letters a to z, digits, - and _ only'],
    ['-amara', 'please begin and end with a letter or a digit'],
    ['amara_', 'please begin and end with a letter or a digit'],
    ['admin', UNAVAILABLE],
    ['Wishlist', UNAVAILABLE],
    ['adm1n', UNAVAILABLE],
    ['supp0rt', UNAVAILABLE],
    ['s-t-a-f-f', UNAVAILABLE],
    ['c1ients', UNAVAILABLE],
    ['sojourn-help', UNAVAILABLE],
    ['contactus', UNAVAILABLE],
    ['well_known', UNAVAILABLE],
    ['the_s0j0urn', UNAVAILABLE],
    ['019ab3c4-8f21-7c00-amara', UNAVAILABLE],
  ])('is never %j', async (name, reason) => {
    expect(await check(name)).toMatchObject({ available: false, reason })
    expect(await take(name)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'username', message: reason }] },
    })
  })

  test('that one cannot have is refused in the language of the page', async () => {
    const more = { headers: { 'x-language': 'fr' } }
    const reason = 'ce nom d’utilisateur n’est pas disponible'
    const checked = await browser.get('/account/consultant/username?check=admin', more)
    expect(checked.body.data).toEqual({ username: 'admin', available: false, reason })
    const taken = await browser.put('/account/consultant/username', { username: 'admin' }, more)
    expect(taken.body.errors).toEqual([{ field: 'username', message: reason }])
  })

  test('is one person’s, and so is what looks like it', async () => {
    const name = fresh('ola-nordmann')
    await take(name)
    const other = await somebodyElse()
    for (const like of [name, name.replaceAll('-', '_'), name.replaceAll('-', ''), name.replace('o', '0')]) {
      expect(await check(like, other), like).toEqual({ username: like, available: false, reason: TAKEN })
      expect((await take(like, other)).status, like).toBe(422)
    }
    expect((await take(name.replaceAll('-', '_'))).body.data.username).toBe(name.replaceAll('-', '_'))
  })

  test('goes to one of fifty who take it at once', async () => {
    const name = fresh()
    const people = await Promise.all(Array.from({ length: 50 }, somebodyElse))
    const answers = await Promise.all(people.map((person) => take(name, person)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(49).fill(422)])
    for (const { body } of answers.filter(({ status }) => status === 422))
      expect(body.errors).toEqual([{ field: 'username', message: TAKEN }])
  })
})

describe('a name left behind', () => {
  test('leads on to the newest, through several changes', async () => {
    const [first, second, third] = [fresh(), fresh(), fresh()]
    for (const name of [first, second, third]) await take(name)
    expect(await now(first)).toBe(third)
    expect(await now(second.toUpperCase())).toBe(third)
    expect(await now(third)).toBeNull()
    expect(await now(fresh())).toBeNull()
  })

  test('is nobody else’s for 90 days, and then anybody’s', async () => {
    const old = fresh()
    const bo = await makePerson(server, { home: 'consultant' })
    await take(old)
    await take(fresh())
    expect(await check(old, await signIn(server, bo))).toMatchObject({ available: false, reason: TAKEN })
    server.clock.forward(90 * DAY_MS - 1000)
    const other = await signIn(server, bo)
    expect((await take(old, other)).status).toBe(422)
    expect(await now(old)).not.toBeNull()
    server.clock.forward(1000)
    expect(await now(old)).toBeNull()
    expect((await take(old, other)).status).toBe(200)
    expect(await now(old)).toBeNull()
  })

  test('may be taken back by whose it was, and leads nowhere then', async () => {
    const [old, between] = [fresh(), fresh()]
    await take(old)
    await take(between)
    expect(await check(old)).toMatchObject({ available: true })
    expect((await take(old)).status).toBe(200)
    expect(await now(old)).toBeNull()
    expect(await now(between)).toBe(old)
  })

  test('goes to nobody who takes it while it is being left', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await somebodyElse()
      const old = fresh()
      await take(old, person)
      const others = await Promise.all(Array.from({ length: 5 }, somebodyElse))
      const [left, ...tries] = await Promise.all([
        take(fresh(), person),
        ...others.map((other) => take(old, other)),
      ])
      expect(left?.status).toBe(200)
      expect(tries.map(({ status }) => status)).toEqual(Array(5).fill(422))
    }
  })

  test('and the last one stay nobody’s when their account is deleted, and lead nowhere', async () => {
    const [old, last] = [fresh(), fresh()]
    await take(old)
    await take(last)
    const { context, clock } = server
    await context.db
      .updateTable('person')
      .set({ deletion_due_at: clock.now() })
      .where('id', '=', amara.id)
      .execute()
    await erasePerson.run(context, { person_id: amara.id })
    const other = await somebodyElse()
    for (const name of [old, last]) {
      expect(await now(name)).toBeNull()
      expect(await take(name, other)).toMatchObject({ status: 422 })
    }
    const known = await context.db.selectFrom('username_history').select(['name', 'agent_id']).execute()
    expect(known.some(({ name, agent_id }) => agent_id === amara.id || name === old || name === last)).toBe(
      false,
    )
  })

  test('can be swapped by two at once for each other’s without a fault', async () => {
    const [one, two] = [await somebodyElse(), await somebodyElse()]
    const [a, b] = [fresh(), fresh()]
    await take(a, one)
    await take(b, two)
    const answers = await Promise.all([take(b, one), take(a, two)])
    expect(answers.map(({ status }) => status)).toEqual([422, 422])
  })

  test('is swept once it is free', async () => {
    const old = fresh()
    await take(old)
    await take(fresh())
    server.clock.forward(91 * DAY_MS)
    await sweepFormerNames.run(server.context, {})
    const left = await server.context.db
      .selectFrom('username_history')
      .select('name')
      .where('name', '=', old)
      .execute()
    expect(left).toEqual([])
  })
})

describe('changing it', () => {
  test('is possible three times in 30 days; the first name, refused ones and the same again are free', async () => {
    const taken = fresh()
    await take(taken, await somebodyElse())
    const names = [fresh(), fresh(), fresh(), fresh()]
    for (const name of names) {
      expect((await take(name)).status).toBe(200)
      expect((await take(name)).status).toBe(200)
      expect((await take(taken)).status).toBe(422)
    }
    expect(await take(fresh())).toMatchObject({
      status: 429,
      body: { message: 'You can change your username 3 times in 30 days. Please try again later.' },
    })
    expect((await browser.get('/account')).body.data.username).toBe(names[3])
    server.clock.forward(30 * DAY_MS)
    browser = await signIn(server, amara)
    expect((await take(fresh())).status).toBe(200)
  })

  test('is for agents', async () => {
    const client = await signIn(server, await makePerson(server))
    expect(await take(fresh(), client)).toMatchObject({ status: 409, body: { code: 'wrong_mode' } })
  })
})
