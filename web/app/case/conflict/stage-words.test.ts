import type { Conflict } from '@sojourn/contract/work/conflicts'
import { expect, test } from 'vitest'
import { aConflict } from '../../../test/conflict.ts'
import { stageWords } from './stage-words.ts'

const words = (changes: Partial<Conflict>) => stageWords(aConflict(changes), 'Amara Okafor')
const BANK: Conflict['reason'] = ['chargeback', 'The client’s bank wants the payment back']

test('as long as both can agree, each reads with whom', () => {
  expect(words({ stage: 'direct' })).toBe(
    'You and Amara Okafor can agree here: propose a refund, or offer to continue. Either of you can ask our team at any time.',
  )
})

test('once our team is asked, both read that it proposes or decides, and after an appeal that it is final', () => {
  const asked = 'Our team reads both sides and proposes a solution or decides.'
  expect([words({ stage: 'mediation' }), words({ stage: 'approval' })]).toEqual([asked, asked])
  const appeal = { text: 'New.', at: '2026-05-04T10:00:00.000Z' }
  expect(words({ stage: 'mediation', appeal })).toBe(
    'Another member of our team looks at it again. Their decision is final.',
  )
})

test('while the bank has the payment, nothing else is promised, whatever the stage', () => {
  for (const stage of ['direct', 'mediation', 'settling'] as const)
    expect(words({ stage, with_bank: true })).toBe(
      'The client’s bank wants the payment back and decides about it. The order waits until then.',
    )
})

test('a decision that the bank stops says that it waits, and what comes of it', () => {
  expect(words({ stage: 'decided', with_bank: true })).toBe(
    'Our team’s decision waits: the client’s bank wants the payment back, or a part of it, and decides first. Then the decision is carried out on what is left, or our team decides again.',
  )
})

test('after the bank kept a part, both read what becomes of the rest', () => {
  expect(words({ stage: 'mediation', reason: BANK })).toContain('kept a part of the payment')
  expect(words({ stage: 'mediation', reason: BANK })).toContain('A refund is kept as credit')
})

test('while the refund is on its way, nobody reads that they agreed to what our team decided', () => {
  expect(words({ stage: 'decided' })).toBe('Our team has decided.')
  expect(words({ stage: 'settling' })).toBe('The conflict closes when the refund is paid.')
})
