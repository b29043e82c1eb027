import { describe, expect, test } from 'vitest'
import { PRINCIPAL_OF, paramsFor, pathOf, type SandboxServer } from './ask.ts'
import type { NamedCall } from './calls.ts'
import { appear } from './who/principals.ts'

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

export const describeMadeUpPlaces = (house: () => SandboxServer, calls: NamedCall[]) =>
  describe('a list asked to go on from a place somebody made up is never at fault', () => {
    test.each(calls)('%s', async (_name, call, row) => {
      const somebody = await appear(house().server, PRINCIPAL_OF[call.who])
      const path = pathOf(
        call,
        await paramsFor(house().server, row, call.who === 'staff' ? 'others' : 'own', somebody),
      )
      for (const place of MADE_UP) {
        const query = new URLSearchParams(row.query)
        query.set('cursor', Buffer.from(JSON.stringify(place)).toString('base64url'))
        const answer = await somebody.browser.send(call.method, `${path}?${query}`)
        expect([200, 422], `${JSON.stringify(place)}: ${answer.text}`).toContain(answer.status)
      }
    })
  })
