import { expect, test } from 'vitest'
import { eventWords, WORDED } from './event-words.ts'

const event = (step: string) => ({ step, to: [3, 'Ongoing'] as [number, string], subject: 'Passport' })

test.each(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'N1', 'N3', 'N4'])(
  'step %s of a meeting has words for both sides and our team',
  (step) => {
    for (const reader of ['client', 'agent', 'staff'] as const)
      expect(eventWords(event(step), reader)).toMatch(/meeting/)
  },
)

test('who asks for a meeting time is named, and who missed a meeting is spoken to', () => {
  const asked = (by: 'client' | 'agent') => ({ ...event('N1'), by, full_name: 'Amara Okafor' })
  expect(eventWords(asked('agent'), 'client')).toBe('Amara Okafor offered a meeting time')
  expect(eventWords(asked('agent'), 'agent')).toBe('You offered a meeting time')
  expect(eventWords(asked('client'), 'staff')).toBe('Amara Okafor asked to move the meeting')
  expect(eventWords(event('M5'), 'client')).toBe('You missed the meeting')
  expect(eventWords(event('M5'), 'agent')).toBe('The client missed the meeting')
})

test('whoever declined is named to the agent', () => {
  const declined = (step: string) => ({ ...event(step), by: 'client' as const, full_name: 'Ngozi Traveller' })
  expect(eventWords(declined('OF5'), 'agent')).toBe('Ngozi Traveller declined the offer “Passport”')
  expect(eventWords(declined('E3'), 'agent')).toBe('Ngozi Traveller declined more time')
  expect(eventWords(declined('E3'), 'client')).toBe('You declined more time')
  expect(eventWords({ ...declined('E3'), full_name: null }, 'agent')).toBe('The client declined more time')
})

test('our team reads what happened, not what is theirs', () => {
  const theirs = WORDED.map((step) => eventWords(event(step), 'staff'))
  expect(theirs.filter((words) => /\byour?\b/i.test(words))).toEqual([])
})

test('no step speaks of its own reader, whoever did it', () => {
  const names = { client: 'Ngozi Traveller', agent: 'Amara Okafor' }
  const left = (['client', 'agent'] as const).flatMap((reader) =>
    (['client', 'agent', 'system'] as const).flatMap((by) =>
      WORDED.map((step) =>
        eventWords({ ...event(step), by, full_name: by === 'system' ? null : names[by] }, reader),
      ).filter((words) => words.toLowerCase().includes(reader) || words.includes(names[reader])),
    ),
  )
  expect(left).toEqual([])
  expect(eventWords(event('OF5'), 'client')).toBe('You declined the offer “Passport”')
  expect(eventWords(event('OF5'), 'agent')).toBe('The client declined the offer “Passport”')
})

test('a step without words says where it led', () => {
  expect(eventWords(event('X9'), 'client')).toBe('The order became “In progress”')
})

test('the start of the work names what was missing, and nothing where nothing was', () => {
  const started = (subject: string | null) => ({ ...event('O5'), subject })
  expect(eventWords(started(null), 'client')).toBe('The agent started the work')
  expect(eventWords(started(null), 'agent')).toBe('You started the work')
  expect(eventWords(started('The meeting, Passport'), 'client')).toBe(
    'The agent started the work. Not there yet: The meeting, Passport',
  )
})
