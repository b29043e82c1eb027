import { describe, expect, test } from 'vitest'
import { hashOfDatabase } from '../../whole-database.ts'
import { ask, PRINCIPAL_OF, paramsFor, type SandboxServer } from '../ask.ts'
import type { NamedCall } from '../calls.ts'
import { appear } from './principals.ts'

export const describeConfirmedLately = (house: () => SandboxServer, calls: NamedCall[]) =>
  describe('what wants the password shown lately is refused eleven minutes later', () => {
    test.each(calls)('%s', async (_name, call, row) => {
      const somebody = await appear(house().server, PRINCIPAL_OF[call.who])
      const params = await paramsFor(house().server, row, 'own', somebody)
      const before = await hashOfDatabase(house().server.context.pool)
      house().server.clock.forward(11 * 60_000)
      expect(await ask(house(), call, row, somebody, params)).toMatchObject({
        status: 409,
        body: { code: 'confirm_first' },
      })
      expect(await hashOfDatabase(house().server.context.pool)).toBe(before)
    })
  })
