import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { JUDGED, type Judged } from '@sojourn/contract/supply/verification-words'
import { expect, test } from 'vitest'
import { type Judgement, judge, reasonsThatStand, UNJUDGED, unjudged, type Verdict } from './judgement.ts'

const sent = (more: Partial<VerificationCase> = {}) =>
  ({
    ...{ first_name: 'Ada', last_name: 'Lovelace', address: { address: '1 Byron Street', city: 'London' } },
    ...{ document: { size: 1, uploaded_at: '2026-05-01T10:00:00Z', is_opened: true } },
    ...more,
  }) as VerificationCase

const with_ = (of: VerificationCase, ...verdicts: [Judged, Verdict][]): Judgement =>
  verdicts.reduce((judgement, [field, verdict]) => judge(of, judgement, { field, verdict }), UNJUDGED)

const blurred: [Judged, Verdict] = ['document', { fits: false, reason: 'The photo is blurred.' }]

test('everything waits to be judged, one field after the other', () => {
  expect(unjudged(sent(), UNJUDGED)).toEqual([...JUDGED])
  expect(unjudged(sent(), with_(sent(), ['name', { fits: true }]))).not.toContain('name')
})

test('what the agent changed meanwhile is judged anew, and nothing else', () => {
  const judgement = with_(sent(), ['name', { fits: true }], blurred)
  const renamed = sent({ first_name: 'Augusta' })
  expect(unjudged(renamed, judgement)).toContain('name')
  expect(reasonsThatStand(renamed, judgement)).toEqual([
    { field: 'document', reason: 'The photo is blurred.' },
  ])
})

test('a new photo takes the reason against the old one away', () => {
  const judgement = with_(sent(), blurred)
  const again = sent({
    document: { size: 1, uploaded_at: '2026-05-02T10:00:00Z', is_opened: false, paper: null },
  })
  expect(reasonsThatStand(sent(), judgement)).toHaveLength(1)
  expect(reasonsThatStand(again, judgement)).toEqual([])
  expect(unjudged(again, judgement)).toContain('document')
})
