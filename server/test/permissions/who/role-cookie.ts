import { beforeEach, describe, expect, test } from 'vitest'
import { answerOf, ask, paramsFor, type SandboxServer, stripped } from '../ask.ts'
import type { NamedCall } from '../calls.ts'
import type { Principal } from '../row.ts'
import { appear } from './principals.ts'

export const describeRoleCookie = (house: () => SandboxServer, calls: NamedCall[]) =>
  describe('the role cookie changes nothing', () => {
    const alike: Principal[] = ['visitor', 'client', 'unverified agent', 'staff']
    const differs = new Set(['showCaptchaChallenge', 'exportAccount', 'startOutsideLogin'])
    // All come from few addresses: no test asks more often in a minute than an address may.
    beforeEach(() => house().server.clock.forward(61_000))
    test.each(calls)('%s', async (name, call, row) => {
      const isRead = call.method === 'GET' && !differs.has(name)
      for (const principal of alike) {
        const somebody = await appear(house().server, principal)
        const params = await paramsFor(house().server, row, 'others', somebody)
        const before = await ask(house(), call, row, somebody, params)
        for (const role of ['consultant', 'subscriber', 'admin', 'junk']) {
          // A write that was done the first time might be refused the second.
          const again = isRead ? somebody : await appear(house().server, principal)
          again.browser.cookies.set('role', role)
          const answer = await ask(
            house(),
            call,
            row,
            again,
            isRead ? params : await paramsFor(house().server, row, 'others', again),
          )
          expect(answerOf(answer), `${principal} as ${role}`).toBe(answerOf(before))
          if (isRead) expect(stripped(answer), `${principal} as ${role}`).toEqual(stripped(before))
        }
      }
    })
  })
