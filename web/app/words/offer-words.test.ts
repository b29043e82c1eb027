import { expect, test } from 'vitest'
import { agentsInWords } from './offer-words.ts'

const counted = (count: number, more = false) => ({ count, more })

test.each([
  [counted(1), counted(1), '1 agent'],
  [counted(1), counted(2), '1 agent, 2 services'],
  [counted(3), counted(3), '3 agents'],
  [counted(1000, true), counted(1873), '1,000+ agents, 1,873 services'],
])('%o and %o', (agents, services, words) => {
  expect(agentsInWords({ agents, services })).toBe(words)
})
