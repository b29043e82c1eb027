import { expect, test } from 'vitest'
import { readPublicProfile } from './public-profile-fields.ts'

const read = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return readPublicProfile(data)
}

test('a headline typed over two lines is one line, and languages keep their order', () => {
  expect(
    read({ headline: 'Study permits\nfor Canada', languages: 'ig,en', away_from: '', away_until: '' }),
  ).toEqual({
    headline: 'Study permits for Canada',
    languages: ['ig', 'en'],
    away_from: null,
    away_until: null,
  })
})

test('nothing chosen is no language', () => {
  expect(read({ headline: '', languages: '' }).languages).toEqual([])
})
