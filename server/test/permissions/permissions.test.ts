import { randomInt, randomUUID } from 'node:crypto'
import { api } from '@sojourn/contract/api'
import type { Call, Who } from '@sojourn/contract/call'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { readCalendarProviders } from '../../src/calendar-settings.ts'
import { tellDemoStory } from '../../src/demo/tell-demo-story.ts'
import { openTestApp, type TestApp } from '../start-app.ts'
import { hashOfDatabase } from '../whole-database.ts'
import { type Answer, doors, matrix, PRINCIPALS, type Principal, type Row } from './matrix.ts'
import { appear, type Somebody } from './principals.ts'
import { sendPicture } from './send-picture.ts'
import { things } from './things.ts'

// A call is made by dozens of people here, one after the other.
vi.setConfig({ testTimeout: 120_000 })

let server: TestApp
let address: string
beforeAll(async () => {
  const nearby = { id: 'nearby', name: 'Nearby', issuer: 'http://127.0.0.1:9', clientId: 'x', secret: 'x' }
  const calendars = readCalendarProviders({
    CALENDARS: 'google',
    OIDC_GOOGLE_CLIENT_ID: 'x',
    OIDC_GOOGLE_SECRET: 'x',
  })
  server = await openTestApp({
    settings: { outside: [{ ...nearby, origins: [nearby.issuer] }], calendars },
  })
  await tellDemoStory(server.context)
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const calls = Object.entries(api).map(([name, call]) => [name, call as Call, rowOf(name)] as const)
function rowOf(name: string): Row {
  return (matrix as Record<string, Row>)[name] ?? {}
}

/** One who may make such calls. */
const PRINCIPAL_OF: Record<Who, Principal> = {
  anyone: 'client',
  person: 'client',
  client: 'client',
  agent: 'agent',
  'verified agent': 'agent',
  staff: 'staff',
}

const WHOSE = ['own', 'others', 'random'] as const
type Whose = (typeof WHOSE)[number]

/** An address for each, so that no limit by address decides. */
const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const answerOf = (answer: { status: number; body?: { code?: Answer } }): Answer =>
  answer.body?.code ?? answer.status

async function paramsFor(
  row: Row,
  whose: Whose,
  { person, browser }: Somebody,
): Promise<Record<string, string>> {
  if (!row.of) return {}
  const { make, missing } = things[row.of]
  if (whose === 'random') return missing()
  return whose === 'own' ? make(server, person, browser.device) : make(server, null, randomUUID())
}

async function ask(call: Call, row: Row, { browser }: Somebody, params: Record<string, string>) {
  const path = pathOf(call, params)
  if (call.upload) return sendPicture(browser, address, path)
  const url = row.query ? `${path}?${row.query}` : path
  return browser.send(call.method, url, bodyOf(row), { remoteAddress: somewhere() })
}

const pathOf = (call: Call, params: Record<string, string>) =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    if (!params[name]) throw new Error(`The row of ${call.path} makes no ${name}`)
    return encodeURIComponent(params[name])
  })

const bodyOf = ({ body }: Row) =>
  body && JSON.parse(JSON.stringify(body).replaceAll('*', randomUUID().slice(0, 8)))

/** The answer without what differs from request to request. */
function stripped({ status, headers, text }: Awaited<ReturnType<typeof ask>>) {
  const { 'x-request-id': id, date: _date, 'content-length': _length, ...rest } = headers
  return { status, headers: rest, text: text.replaceAll(String(id), '…') }
}

test('every call of the product has a row, and every row a call', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(api).sort())
  for (const [name, call, row] of calls) {
    expect(Boolean(row.of), `${name} and its parameters`).toBe(call.path.includes('{'))
    if (row.of) expect([row.own, row.others, row.random], name).not.toContain(undefined)
  }
})

describe('each call is answered as the matrix says', () => {
  test.each(calls)('%s', async (_name, call, row) => {
    const answers: Record<string, Answer> = {}
    const expected: Record<string, Answer> = {}
    for (const principal of PRINCIPALS) {
      for (const whose of row.of ? WHOSE : ([null] as const)) {
        const cell = whose ? `${principal}, ${whose}` : principal
        const somebody = await appear(server, principal)
        const answer = await ask(call, row, somebody, await paramsFor(row, whose ?? 'own', somebody))
        answers[cell] = answerOf(answer)
        expected[cell] = expectedOf(call, row, principal, whose)
      }
    }
    expect(answers).toEqual(expected)
  })
})

function expectedOf(call: Call, row: Row, principal: Principal, whose: Whose | null): Answer {
  const refusal = doors[call.who][principal]
  if (refusal && !(refusal === 'suspended' && call.suspendedToo)) return refuseOf(call, refusal)
  const told = row.but?.[principal] ?? (whose && row[whose])
  return refuseOf(call, told ?? row.answer ?? call.status)
}

/** An answer to HEAD has no body to read a code from. */
const HEAD_STATUS: Partial<Record<Answer, number>> = { not_signed_in: 401 }
const refuseOf = (call: Call, answer: Answer) =>
  call.method === 'HEAD' ? (HEAD_STATUS[answer] ?? answer) : answer

describe('of what belongs to another a stranger learns no more than of what is not there', () => {
  const hidden = calls.filter(([, , row]) => row.of && row.others === 'not_found')
  test.each(hidden)('%s', async (_name, call, row) => {
    for (const principal of ['other client', 'other agent', 'unverified agent', 'staff'] as const) {
      const stranger = await appear(server, principal)
      const ofAnother = await ask(call, row, stranger, await paramsFor(row, 'others', stranger))
      const ofNobody = await ask(call, row, stranger, await paramsFor(row, 'random', stranger))
      expect(stripped(ofAnother), principal).toEqual(stripped(ofNobody))
    }
  })
  test('there are such calls', () => expect(hidden.length).toBeGreaterThan(1))
})

describe('what only staff have does not exist for anybody else, to the byte', () => {
  const staffCalls = calls.filter(([, call]) => call.who === 'staff')
  test.each(staffCalls)('%s', async (_name, call, row) => {
    for (const principal of ['client', 'agent', 'unverified agent'] as const) {
      const somebody = await appear(server, principal)
      const answer = await ask(call, row, somebody, await paramsFor(row, 'others', somebody))
      const nowhere = await somebody.browser.get('/nowhere')
      expect(stripped(answer).text, principal).toBe(stripped(nowhere).text)
      expect(answer.status).toBe(nowhere.status)
    }
  })
})

const NOBODY = '00000000-0000-4000-8000-000000000000'
const YEAR_0 = '0000-01-01T00:00:00Z'
const HUGE = Number.MAX_SAFE_INTEGER
const MADE_UP = [
  ...[
    [YEAR_0, NOBODY],
    [new Date().toISOString(), HUGE],
    [YEAR_0, 1],
    [HUGE, NOBODY],
    ['', NOBODY],
    [1, 1],
  ],
  ...[[true, YEAR_0, NOBODY], [0, YEAR_0, NOBODY], ['\0', NOBODY], ['a', 'b', 'c'], {}, null, 'x', []],
  ...['waiting', 'decided', 'open'].map((status) => [status, YEAR_0, NOBODY]),
]

describe('a list asked to go on from a place somebody made up is never at fault', () => {
  const lists = calls.filter(([, call]) => (call.query as z.ZodObject).shape?.cursor)
  test.each(lists)('%s', async (_name, call, row) => {
    const somebody = await appear(server, PRINCIPAL_OF[call.who])
    const path = pathOf(call, await paramsFor(row, call.who === 'staff' ? 'others' : 'own', somebody))
    for (const place of MADE_UP) {
      const query = new URLSearchParams(row.query)
      query.set('cursor', Buffer.from(JSON.stringify(place)).toString('base64url'))
      const answer = await somebody.browser.send(call.method, `${path}?${query}`)
      expect([200, 422], `${JSON.stringify(place)}: ${answer.text}`).toContain(answer.status)
    }
  })
  test('there are such lists', () => expect(lists.length).toBeGreaterThan(10))
})

describe('the role cookie changes nothing', () => {
  const alike: Principal[] = ['visitor', 'client', 'unverified agent', 'staff']
  const differs = new Set(['showCaptchaChallenge', 'exportAccount', 'startOutsideLogin'])
  test.each(calls)('%s', async (name, call, row) => {
    const isRead = call.method === 'GET' && !differs.has(name)
    for (const principal of alike) {
      const somebody = await appear(server, principal)
      const params = await paramsFor(row, 'others', somebody)
      const before = await ask(call, row, somebody, params)
      for (const role of ['consultant', 'subscriber', 'admin', 'junk']) {
        // What a write did the first time it might refuse the second.
        const again = isRead ? somebody : await appear(server, principal)
        again.browser.cookies.set('role', role)
        const answer = await ask(call, row, again, isRead ? params : await paramsFor(row, 'others', again))
        expect(answerOf(answer), `${principal} as ${role}`).toBe(answerOf(before))
        if (isRead) expect(stripped(answer), `${principal} as ${role}`).toEqual(stripped(before))
      }
    }
  })
})

describe('what wants the password shown lately is refused eleven minutes later', () => {
  const guarded = calls.filter(([, call]) => call.recentlyConfirmed)
  test.each(guarded)('%s', async (_name, call, row) => {
    const somebody = await appear(server, 'client')
    const params = await paramsFor(row, 'own', somebody)
    const before = await hashOfDatabase(server.context.pool)
    server.clock.forward(11 * 60_000)
    expect(await ask(call, row, somebody, params)).toMatchObject({
      status: 409,
      body: { code: 'confirm_first' },
    })
    expect(await hashOfDatabase(server.context.pool)).toBe(before)
  })
})

const HOSTILE = [
  ...[
    'role',
    'is_a',
    'verified',
    'verified_at',
    'uuid',
    'id',
    'user_id',
    'person_id',
    'staff_since',
    'is_staff',
  ],
  ...['mode', 'home', 'password_hash', 'email_verified', 'email_verified_at', 'suspended_at', 'deleted_at'],
  ...['deletion_due_at', 'created_at', 'price', 'amount', 'balance', 'currency', 'status', 'switched'],
  ...['session_id', 'device_id', 'permissions', '__proto__', 'constructor', 'prototype'],
]

describe('what is the server’s to set is set by nobody else, and a body that tries is refused whole', () => {
  const writes = calls.filter(([, call]) => !/GET|HEAD/.test(call.method) && !call.upload)
  test.each(writes)('%s', async (_name, call, row) => {
    const somebody = await appear(server, PRINCIPAL_OF[call.who])
    const params = await paramsFor(row, call.who === 'staff' ? 'others' : 'own', somebody)
    const fields = Object.keys((call.body as z.ZodObject).shape ?? {})
    const before = await hashOfDatabase(server.context.pool)
    for (const key of HOSTILE.filter((hostile) => !fields.includes(hostile))) {
      const text = JSON.stringify(bodyOf(row) ?? {})
        .replace('{', `{${JSON.stringify(key)}:true,`)
        .replace(',}', '}')
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] as string)
      const answer = await somebody.browser.send(call.method, path, text, {
        headers: { 'content-type': 'application/json' },
        remoteAddress: somewhere(),
      })
      expect(answer, key).toMatchObject({ status: 400 })
    }
    expect(await hashOfDatabase(server.context.pool)).toBe(before)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
