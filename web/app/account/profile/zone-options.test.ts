import { expect, test } from 'vitest'
import { fitOf } from '../../ui/choice/option-search.ts'
import { offsetWords, zoneOptions } from './zone-options.ts'

const zones = [
  { name: 'America/New_York', offset_minutes: -300 },
  { name: 'Asia/Kolkata', offset_minutes: 330 },
]

test('a distance from UTC reads as people write it', () => {
  expect([0, 60, 330, -300, -570].map(offsetWords)).toEqual(['UTC', 'UTC+1', 'UTC+5:30', 'UTC−5', 'UTC−9:30'])
})

test('a zone is found by its city, its region and its distance, typed with any minus', () => {
  const found = (search: string) =>
    zoneOptions(zones, '')
      .filter((option) => fitOf(option, search) !== null)
      .map(({ value }) => value)
  expect(found('new york')).toEqual(['America/New_York'])
  expect(found('america')).toEqual(['America/New_York'])
  expect(found('UTC-5')).toEqual(['America/New_York'])
  expect(found('utc+5:30')).toEqual(['Asia/Kolkata'])
})

test('the chosen zone stands in the list even where the list does not know it', () => {
  expect(zoneOptions(zones, 'Asia/Calcutta')[0]).toEqual({ value: 'Asia/Calcutta', label: 'Asia/Calcutta' })
  expect(zoneOptions(zones, 'Asia/Kolkata')).toHaveLength(2)
})
