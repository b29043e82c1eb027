import { expect, test } from 'vitest'
import { isolated } from './clean-text.ts'
import { runsOf } from './runs.ts'

const shown = (line: string) => runsOf(line).map(({ text, face }) => `${face}:${text}`)

test('a line of one script is one run', () => {
  expect(shown('Mina Okoye, 12')).toEqual(['text:Mina Okoye, 12'])
  expect(shown('王小明')).toEqual(['han:王小明'])
  expect(shown('김민준')).toEqual(['hangul:김민준'])
  expect(shown('अर्जुन')).toEqual(['devanagari:अर्जुन'])
})

test('scripts beside each other have each their font, and marks stay with what they mark', () => {
  expect(shown('Li 李 e\u0301')).toEqual(['text:Li ', 'han:李', 'text: e\u0301'])
})

test('Arabic is read from the right: its words stand in their order, its numbers from the left', () => {
  // The words are handed over as they are written; the shaper turns each.
  expect(shown('محمد علي')).toEqual(['arabic:علي', 'text: ', 'arabic:محمد'])
  expect(shown('محمد 2026')).toEqual(['text:2026', 'text: ', 'arabic:محمد'])
  // It takes these for letters and turns them too, hence the other way round.
  expect(shown('محمد ٢٠٢٦')).toEqual(['arabic:٦٢٠٢', 'text: ', 'arabic:محمد'])
  expect(shown('یوسف ۱۲۳')).toEqual(['arabic:۳۲۱', 'text: ', 'arabic:یوسف'])
})

test('brackets within Arabic open to the right side', () => {
  expect(shown('محمد (علي) x')).toEqual(['text:x', 'text: (', 'arabic:علي', 'text:) ', 'arabic:محمد'])
})

test('a code within a sentence of ours moves nothing around it', () => {
  expect(shown(`Coupon ${isolated('كوبون-1')} off`)).toEqual([
    'text:Coupon ',
    'text:1',
    'text:-',
    'arabic:كوبون',
    'text: off',
  ])
})
