import { expect, test } from 'vitest'
import type { AgentStory } from './demo-agents.ts'
import { hoursOf } from './hours-of.ts'

test('hours of the story are stored with their last minute, also those up to midnight', () => {
  const story = { hours: { mon: ['09:00-17:00', '22:00-00:00'] }, periods: [] } as unknown as AgentStory
  expect(hoursOf(story, new Date('2026-11-02')).workHours).toEqual([
    { day: 1, start: '09:00', end: '16:59' },
    { day: 1, start: '22:00', end: '23:59' },
  ])
})
