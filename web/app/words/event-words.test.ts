import { expect, test } from 'vitest'
import { eventWords } from './event-words.ts'

const event = (step: string) => ({ step, to: [3, 'Ongoing'] as [number, string], subject: 'Passport' })

test.each(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'N1', 'N3', 'N4'])(
  'step %s of a meeting has words for both sides and our team',
  (step) => {
    for (const reader of ['client', 'agent', 'staff'] as const)
      expect(eventWords(event(step), reader)).toMatch(/meeting/)
  },
)

test('our team reads what happened, not what is theirs', () => {
  for (const step of ['O2', 'O10', 'O11', 'L3', 'D2'])
    expect(eventWords(event(step), 'staff')).not.toMatch(/\b[Yy]ou(r)?\b/)
})

test('a step without words says where it led', () => {
  expect(eventWords(event('X9'), 'client')).toBe('The order became “ongoing”')
})
