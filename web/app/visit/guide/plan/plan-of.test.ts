import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import { expect, test } from 'vitest'
import { planOf } from './plan-of.ts'

const place = (id: string) => ({ id, name: id })
const visa = (id: string) => ({ id, name: id, facts: { time: null } })
const NEXT_CENTURY = '2099-09-01'

const answer = ({ fits = ['de/a'], kind = 'visas', ...asked }: Record<string, unknown> = {}) =>
  ({
    asked: {
      ...{ passports: [], residence: null, stay: 365 },
      destination: place('DE'),
      purpose: place('work'),
      ...asked,
    },
    answer: { kind },
    fits: (fits as string[]).map((id) => ({ visa: visa(id) })),
  }) as unknown as GuideAnswer

test('as long as nobody said where and why, there is no plan', () => {
  expect(planOf(answer({ purpose: null }), NEXT_CENTURY)).toBeNull()
  expect(planOf(answer({ destination: null }), NEXT_CENTURY)).toBeNull()
})

test.each(['soon', '2099-02-31', '2099-13-01', undefined])('%s is no day to plan for', (text) => {
  expect(planOf(answer(), text)).toMatchObject({ date: undefined, isPast: false, deadlines: [] })
})

test('a day that is over is said to be', () => {
  expect(planOf(answer(), '2020-01-01')).toMatchObject({ date: '2020-01-01', isPast: true })
})

test('a goal begins with the visa only where one alone fits', () => {
  expect(planOf(answer(), NEXT_CENTURY)?.goal).toContain('visa=de%2Fa')
  expect(planOf(answer({ fits: ['de/a', 'de/b'] }), NEXT_CENTURY)?.goal).not.toContain('visa=')
})

test('nobody applies before a day for what needs no visa', () => {
  expect(planOf(answer({ kind: 'no_visa' }), NEXT_CENTURY)).toMatchObject({ needsNone: true, deadlines: [] })
})
