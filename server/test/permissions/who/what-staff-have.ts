import { describe, expect, test } from 'vitest'
import { ask, paramsFor, type SandboxServer, stripped } from '../ask.ts'
import type { NamedCall } from '../calls.ts'
import { appear } from './principals.ts'

export const describeWhatStaffHave = (house: () => SandboxServer, calls: NamedCall[]) =>
  describe('what only staff have does not exist for anybody else, to the byte', () => {
    test.each(calls)('%s', async (_name, call, row) => {
      for (const principal of ['client', 'agent', 'unverified agent'] as const) {
        const somebody = await appear(house().server, principal)
        const answer = await ask(
          house(),
          call,
          row,
          somebody,
          await paramsFor(house().server, row, 'others', somebody),
        )
        const nowhere = await somebody.browser.get('/nowhere')
        expect(stripped(answer).text, principal).toBe(stripped(nowhere).text)
        expect(answer.status).toBe(nowhere.status)
      }
    })
  })
