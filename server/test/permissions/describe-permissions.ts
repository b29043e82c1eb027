import { afterAll, beforeAll, vi } from 'vitest'
import { readCalendarProviders } from '../../src/settings/calendar-settings.ts'
import { openTestApp } from '../start-app.ts'
import type { SandboxServer } from './ask.ts'
import {
  callsOf,
  isForStaff,
  isHidden,
  isList,
  isWrite,
  type NamedCall,
  wantsPasswordLately,
} from './calls.ts'
import { describeCells } from './each-cell.ts'
import { describeHostileFields } from './hostile-fields.ts'
import { describeMadeUpPlaces } from './made-up-places.ts'
import type { Part } from './matrix.ts'
import { describeConfirmedLately } from './who/confirmed-lately.ts'
import { describeRoleCookie } from './who/role-cookie.ts'
import { describeStrangers } from './who/strangers.ts'
import { describeWhatStaffHave } from './who/what-staff-have.ts'

/** Everything that holds for each call of a part of the product. */
export function describePermissions(part: Part) {
  // A call is made by dozens of people here, one after the other.
  vi.setConfig({ testTimeout: 120_000 })

  let opened: SandboxServer
  beforeAll(async () => {
    const nearby = { id: 'nearby', name: 'Nearby', issuer: 'http://127.0.0.1:9', clientId: 'x', secret: 'x' }
    const calendars = readCalendarProviders({
      CALENDARS: 'google',
      OIDC_GOOGLE_CLIENT_ID: 'x',
      OIDC_GOOGLE_SECRET: 'x',
    })
    const server = await openTestApp({
      story: true,
      settings: { outside: [{ ...nearby, origins: [nearby.issuer] }], calendars },
    })
    opened = { server, address: await server.app.listen({ host: '127.0.0.1', port: 0 }) }
  })
  afterAll(() => opened.server.close())

  const house = () => opened
  const calls = callsOf(part)
  for (const [describeProof, concerned] of PROOFS) {
    const its = calls.filter(concerned)
    if (its.length > 0) describeProof(house, its)
  }
}

type Proof = (house: () => SandboxServer, calls: NamedCall[]) => void

const PROOFS: [Proof, (call: NamedCall) => boolean][] = [
  [describeCells, () => true],
  [describeStrangers, isHidden],
  [describeWhatStaffHave, isForStaff],
  [describeMadeUpPlaces, isList],
  [describeRoleCookie, () => true],
  [describeConfirmedLately, wantsPasswordLately],
  [describeHostileFields, isWrite],
]
