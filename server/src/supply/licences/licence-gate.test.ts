import { expect, test } from 'vitest'
import { gateBefore, type HeldLicence, heldNames, type KindOfLicence, opening } from './licence-gate.ts'

const kind = (regulator: string, code: string | null, closedVisas: string[] = []): KindOfLicence => ({
  country: 'CA',
  regulator,
  code,
  name: code ?? regulator,
  closedVisas,
})
const kinds = [
  kind('CICC', 'IRB'),
  kind('CICC', 'RCIC', ['ca/claim']),
  kind('CICC', 'RISIA', ['ca/claim', 'ca/work']),
  kind('BAR', null),
]
const held = (classCode: string | null, regulator = 'CICC', country = 'CA'): HeldLicence => ({
  country,
  regulator,
  classCode,
})
const gate = (...licences: HeldLicence[]) => ({ onLicence: new Set(['CA']), kinds, held: licences })

test.each([
  ['no licence', [], 'missing', 'missing'],
  ['a licence of another country', [held(null, 'OMARA', 'AU')], 'missing', 'missing'],
  ['a class that covers it', [held('IRB')], 'open', 'open'],
  ['a class that does not', [held('RISIA')], 'closed', 'closed'],
  ['a class for some of it', [held('RCIC')], 'closed', 'open'],
  ['two, of which one covers it', [held('RISIA'), held('IRB')], 'open', 'open'],
  ['a licence of before there were classes', [held(null)], 'open', 'open'],
  ['a lawyer’s', [held(null, 'BAR')], 'open', 'open'],
  ['a class that left the file', [held('former')], 'closed', 'closed'],
])('%s', (_, licences, claim, work) => {
  const at = (visa: string) => gateBefore(gate(...licences), { country: 'CA', visa })
  expect([at('ca/claim'), at('ca/work')]).toEqual([claim, work])
})

test('elsewhere nobody asks for a licence', () => {
  expect(gateBefore(gate(), { country: 'DE', visa: 'de/blue-card' })).toBe('open')
})

test('what would be needed is named, and what is held', () => {
  const stands = gate(held('RISIA'))
  expect(opening(stands, { country: 'CA', visa: 'ca/claim' })).toEqual(['IRB', 'BAR'])
  expect(heldNames(stands, 'CA')).toEqual(['RISIA'])
})
