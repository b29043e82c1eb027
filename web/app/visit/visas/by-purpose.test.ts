import type { Visa } from '@sojourn/contract/ground/reference'
import { expect, test } from 'vitest'
import { anchorOf, groupByPurpose, purposesOf, visasFor } from './by-purpose.ts'

const study = { id: 'study', name: 'Study' }
const work = { id: 'work', name: 'Work' }

const visa = (id: string, ...purposes: Visa['purposes']): Visa => ({
  id: `ca/${id}`,
  former_codes: [],
  name: id,
  aliases: [],
  purposes,
  description: '',
  processing_time: null,
  fee: null,
  facts: {},
  needs_licensed_agent: false,
  licence_limits: null,
  url: null,
  front_door: false,
  promises: [],
  checklist: [],
})

const visas = [
  visa('study-permit', study),
  visa('post-graduation', work, study),
  visa('lmia', work),
  visa('iec', work),
]

test('purposes come with their number of visas, the most frequent first', () => {
  expect(purposesOf(visas)).toEqual([
    { ...work, count: 3 },
    { ...study, count: 2 },
  ])
})

test('a purpose keeps every visa that serves it, also as its second', () => {
  expect(visasFor(visas, 'study').map(anchorOf)).toEqual(['study-permit', 'post-graduation'])
  expect(visasFor(visas, null)).toEqual(visas)
})

test('groups hold each visa once', () => {
  expect(groupByPurpose(visas).map(({ name, visas }) => [name, visas.map(anchorOf)])).toEqual([
    ['Study', ['study-permit']],
    ['Work', ['post-graduation', 'lmia', 'iec']],
  ])
})
