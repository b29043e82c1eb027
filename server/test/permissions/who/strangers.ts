import { describe, expect, test } from 'vitest'
import { ask, paramsFor, type SandboxServer, stripped } from '../ask.ts'
import type { NamedCall } from '../calls.ts'
import { appear } from './principals.ts'

export const describeStrangers = (house: () => SandboxServer, calls: NamedCall[]) =>
  describe('of what belongs to another a stranger learns no more than of what is not there', () => {
    test.each(calls)('%s', async (_name, call, row) => {
      for (const principal of ['other client', 'other agent', 'unverified agent', 'staff'] as const) {
        const stranger = await appear(house().server, principal)
        const ofAnother = await ask(
          house(),
          call,
          row,
          stranger,
          await paramsFor(house().server, row, 'others', stranger),
        )
        const ofNobody = await ask(
          house(),
          call,
          row,
          stranger,
          await paramsFor(house().server, row, 'random', stranger),
        )
        expect(stripped(ofAnother), principal).toEqual(stripped(ofNobody))
      }
    })
  })
