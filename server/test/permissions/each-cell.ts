import type { Call } from '@sojourn/contract/calls/call'
import { describe, expect, test } from 'vitest'
import { answerOf, ask, paramsFor, type SandboxServer, WHOSE, type Whose } from './ask.ts'
import type { NamedCall } from './calls.ts'
import { type Answer, doors, PRINCIPALS, type Principal, type Row } from './row.ts'
import { appear } from './who/principals.ts'

export const describeCells = (house: () => SandboxServer, calls: NamedCall[]) =>
  describe('each call is answered as the matrix says', () => {
    test.each(calls)('%s', async (_name, call, row) => {
      const answers: Record<string, Answer> = {}
      const expected: Record<string, Answer> = {}
      for (const principal of PRINCIPALS) {
        for (const whose of row.of ? WHOSE : ([null] as const)) {
          const cell = whose ? `${principal}, ${whose}` : principal
          const somebody = await appear(house().server, principal)
          const answer = await ask(
            house(),
            call,
            row,
            somebody,
            await paramsFor(house().server, row, whose ?? 'own', somebody),
          )
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
