import { expect, test } from 'vitest'
import { letterTo, wordsOfLetter } from '../../../test/read-letters.ts'
import { deadlineLetters } from './deadline-mails.ts'

const TODAY = '2026-11-02'
const visa = (day: string) => ({ kind: 'visa', event: 'ends', day, country: 'Canada' })

const wordsTo = (who: 'client' | 'agent', near: object[]) =>
  wordsOfLetter(
    letterTo(who, deadlineLetters, 'deadlines_near', { id: 'fact-1', along: { today: TODAY, near } }),
  )

test.each([
  ['2026-11-02', 'today'],
  ['2026-11-03', 'tomorrow'],
  ['2026-11-09', 'in 7 days'],
])('a visa that ends on %s is told to end %s', (day, words) => {
  const [subject, heading, line] = wordsTo('client', [visa(day)])
  expect([subject, heading]).toEqual([expect.stringMatching(`${words}$`), subject])
  expect(line).toMatch(new RegExp(`, ${words}\\.$`))
})

test('each side is led to its own deadlines', () => {
  expect(wordsTo('client', [visa(TODAY)]).join()).toContain('/p/client/deadlines')
  expect(wordsTo('agent', [visa(TODAY)]).join()).toContain('/p/agent/deadlines')
})

test('of very many the first twenty are named, and the rest is counted', () => {
  const many = (count: number) =>
    wordsTo(
      'client',
      Array.from({ length: count }, () => visa('2026-11-09')),
    )
  const named = (words: string[]) => words.filter((line) => line.endsWith('in 7 days.')).length
  const more = (words: string[]) => words.find((line) => line.startsWith('And '))
  expect([named(many(20)), more(many(20))]).toEqual([20, undefined])
  expect([named(many(23)), more(many(23))]).toEqual([20, 'And 3 more on your page of deadlines.'])
  expect(many(23)[0]).toMatch(/^23 deadlines are near\. /)
})
