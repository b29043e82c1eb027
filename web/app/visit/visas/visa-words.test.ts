import { expect, test } from 'vitest'
import { aVisa } from '../../../test/guide.ts'
import { visaDescription, visaTitle } from './visa-words.ts'

const country = { name: 'Canada' }
const at = { source: 'https://www.canada.ca/a', checked: '2026-10', age: 'current' } as const

test('a title promises a fee and a time only where they are known', () => {
  expect(visaTitle(aVisa({ promises: ['fees', 'time'] }), country)).toBe(
    'Study permit, Canada: fee, time and papers',
  )
  expect(visaTitle(aVisa({ promises: ['fees'] }), country)).toBe('Study permit, Canada: fee and papers')
  expect(visaTitle(aVisa(), country)).toBe('Study permit, Canada: rules and papers')
  expect(visaTitle(aVisa({ name: 'Visa for Canada' }), country)).toBe('Visa for Canada: rules and papers')
})

test('a description answers what people search for', () => {
  const facts = { time: { value: { min_days: 28, max_days: 98 }, ...at } }
  expect(visaDescription(aVisa({ facts }), country)).toBe(
    'Study permit, Canada: government fee CA$150, typical time 4 to 14 weeks. To study at a school in Canada.',
  )
  expect(visaDescription(aVisa({ fee: null, processing_time: null }), country)).toBe(
    'Study permit, Canada. To study at a school in Canada.',
  )
})
