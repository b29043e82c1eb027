import type { Visibility } from '@sojourn/contract/supply/discovery'
import { expect, test } from 'vitest'
import { englishLeft } from '../../../test/letters/english-left.ts'
import { TRANSLATED } from '../../platform/words/read-catalogue.ts'
import { explainRank } from './explain-rank.ts'
import { sayVisibility } from './say-visibility.ts'
import { WHAT_TO_DO } from './show-visibility.ts'

const RECORDS = [
  { rating_sum: 0, review_count: 0, completed_orders: 0, response_minutes: null },
  { rating_sum: 5, review_count: 1, completed_orders: 1, response_minutes: 61 },
  { rating_sum: 96, review_count: 20, completed_orders: 131, response_minutes: 185 },
]

const hidden_by = Object.entries(WHAT_TO_DO).map(([code, message]) => ({
  code: code as Visibility['hidden_by'][number]['code'],
  message,
}))

test.each(TRANSLATED)('an agent reads in %s why clients find them where they do', (language) => {
  for (const record of RECORDS) {
    const seen = { found: true, hidden_countries: [], places: [], hidden_by, rank: explainRank(record) }
    const textsOf = ({ rank, hidden_by }: Visibility) => [
      ...hidden_by.map(({ message }) => message),
      ...rank.parts.flatMap(({ name, because, tip }) => [name, because, tip]),
    ]
    const said = textsOf(sayVisibility(language, seen))
    textsOf(seen).forEach((english, at) => {
      expect(said[at], english).not.toBe(english)
      expect(englishLeft(english, said[at] ?? ''), english).toEqual([])
    })
  }
})

test('English stays as it is', () => {
  const seen = { found: true, hidden_countries: [], places: [], hidden_by, rank: explainRank(RECORDS[2]!) }
  expect(sayVisibility('en', seen)).toEqual(seen)
  expect(sayVisibility('tlh', seen)).toEqual(seen)
})
