import { randomUUID } from 'node:crypto'
import { makeNonce } from '../../../src/people/identity/sessions/nonce.ts'
import { sessionEndAfter } from '../../../src/people/identity/sessions/open-session.ts'
import { roleOf } from '../../../src/people/identity/sessions/role.ts'
import { hashOfToken, newToken } from '../../../src/people/identity/sessions/token.ts'
import { Browser, PASSWORD, type TestPerson } from '../../people.ts'
import type { TestApp } from '../../start-app.ts'
import type { Principal } from '../row.ts'
import { SUSPENDED } from './suspended.ts'

export interface Somebody {
  /** It is null for a visitor. */
  person: TestPerson | null
  browser: Browser
}

interface Kind {
  isAgent?: true
  isVerified?: true
  isStaff?: true
  isSuspended?: true
  isExpired?: true
}

const kinds: Record<Exclude<Principal, 'visitor'>, Kind> = {
  client: {},
  'other client': {},
  agent: { isAgent: true, isVerified: true },
  'other agent': { isAgent: true, isVerified: true },
  'unverified agent': { isAgent: true },
  suspended: { isSuspended: true },
  staff: { isStaff: true },
  'expired session': { isExpired: true },
}

interface Waiting {
  since: number
  people: Somebody[]
}

/** They were made and have not appeared yet. */
const waiting = new WeakMap<TestApp, Map<Principal, Waiting>>()

/** Somebody new of this kind, just signed in; what a call does to them touches no other cell. */
export async function appear(server: TestApp, principal: Principal): Promise<Somebody> {
  if (principal === 'visitor') return { person: null, browser: new Browser(server) }
  const now = server.clock.now().getTime()
  const kindsOfServer = waiting.get(server) ?? new Map<Principal, Waiting>()
  waiting.set(server, kindsOfServer)
  const found = kindsOfServer.get(principal)
  // Whoever signed in before the clock went on did not sign in just now.
  const crowd = found?.since === now ? found : { since: now, people: [] }
  kindsOfServer.set(principal, crowd)
  if (crowd.people.length === 0) crowd.people = await makeSome(server, kinds[principal])
  return crowd.people.pop() as Somebody
}

const AT_ONCE = 25

/** Many at a time, by a statement for each table: thousands appear. */
async function makeSome(server: TestApp, kind: Kind): Promise<Somebody[]> {
  const { context, clock } = server
  const { db, settings } = context
  const now = clock.now()
  const password_hash = await context.passwords.hash(PASSWORD)
  const mode = kind.isAgent ? 'consultant' : 'subscriber'
  const people = await db
    .insertInto('person')
    .values(
      Array.from({ length: AT_ONCE }, () => ({
        email: `person-${randomUUID().slice(0, 13)}@example.com`,
        first_name: 'Ada',
        last_name: 'Example',
        home: mode,
        mode,
        password_hash,
        created_at: now,
        email_verified_at: now,
        staff_since: kind.isStaff ? now : null,
        ...(kind.isSuspended && { suspended_at: now, suspended_reason: SUSPENDED }),
      })),
    )
    .returning(['id', 'email'])
    .execute()
  if (kind.isAgent)
    await db
      .insertInto('agent')
      .values(
        people.map(({ id }) => ({
          person_id: id,
          created_at: now,
          verified_at: kind.isVerified ? now : null,
        })),
      )
      .execute()

  const somebodies = people.map((person) => ({ person, browser: new Browser(server), token: newToken() }))
  await db
    .insertInto('known_device')
    .values(
      somebodies.map(({ person, browser }) => ({
        person_id: person.id,
        device_id: browser.device,
        first_seen_at: now,
      })),
    )
    .execute()
  const sessions = await db
    .insertInto('session')
    .values(
      somebodies.map(({ person, browser, token }) => ({
        token_hash: hashOfToken(token),
        person_id: person.id,
        device_id: browser.device,
        device_name: 'Firefox',
        address: '203.0.113.9',
        created_at: now,
        last_seen_at: now,
        confirmed_at: now,
        expires_at: kind.isExpired ? now : sessionEndAfter(now),
      })),
    )
    .returning(['id', 'person_id'])
    .execute()
  const sessionOf = new Map(sessions.map(({ id, person_id }) => [person_id, id]))
  const role = roleOf({ is_staff: Boolean(kind.isStaff), is_verified: Boolean(kind.isVerified), mode })
  return somebodies.map(({ person, browser, token }) => {
    const sessionId = sessionOf.get(person.id) as string
    browser.cookies.set('session', token)
    browser.nonce = makeNonce(settings.secret, { sessionId, device: browser.device, role }, now)
    return { person, browser }
  })
}
