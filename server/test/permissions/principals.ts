import { openSession } from '../../src/identity/open-session.ts'
import { Browser, makePerson, type TestPerson } from '../people.ts'
import type { TestApp } from '../start-app.ts'
import type { Principal } from './matrix.ts'
import { suspend } from './things.ts'

export interface Somebody {
  /** Null for a visitor. */
  person: TestPerson | null
  browser: Browser
}

const kinds: Record<Exclude<Principal, 'visitor'>, Parameters<typeof makePerson>[1]> = {
  client: {},
  'other client': {},
  agent: { home: 'consultant', verifiedAgent: true },
  'other agent': { home: 'consultant', verifiedAgent: true },
  'unverified agent': { home: 'consultant' },
  suspended: {},
  staff: { staff: true },
  'expired session': {},
}

/** Somebody new of this kind, just signed in; what a call does to them touches no other cell. */
export async function appear(server: TestApp, principal: Principal): Promise<Somebody> {
  const browser = new Browser(server)
  if (principal === 'visitor') return { person: null, browser }
  const person = await makePerson(server, kinds[principal])
  const { context } = server
  const client = { device: browser.device, deviceName: 'Firefox', address: '203.0.113.9', inside: null }
  const { session } = await context.db
    .transaction()
    .execute((tx) => openSession(context, tx, client, person.id))
  browser.cookies.set('session', session.token)
  browser.nonce = session.nonce
  if (principal === 'suspended') await suspend(server, person.id)
  if (principal === 'expired session') {
    const now = context.clock.now()
    await context.db.updateTable('session').set({ expires_at: now }).where('id', '=', session.id).execute()
  }
  return { person, browser }
}
