import { expect, test } from 'vitest'
import { addressOf, readGuideAddress } from './guide-address.ts'

const read = (search: string) => readGuideAddress(new URLSearchParams(search))

test.each([
  ['passport=NG&destination=Canada', { passport: 'NG', destination: 'Canada' }],
  ['passport=&purpose=+study+', { purpose: 'study' }],
  ['age=18-30&age=31-35', { age: '31-35' }],
  ['age=18-30&age=', {}],
  ['date=2026-12-24&utm_source=mail', { date: '2026-12-24' }],
  ['', {}],
])('"%s" asks for %j', (search, asked) => {
  expect(read(search)).toEqual(asked)
})

test('a word without end is cut, and still asked', () => {
  const { destination } = read(`destination=${'x'.repeat(5000)}`)
  expect(destination?.length).toBeLessThan(200)
})

test('an address reads back as itself, in one order', () => {
  const address = { date: '2026-12-24', passport: 'NG', purpose: 'study', destination: 'CA' }
  const path = addressOf(address)
  expect(path).toBe('/p/guide?passport=NG&destination=CA&purpose=study&date=2026-12-24')
  expect(read(path.split('?')[1] ?? '')).toEqual(address)
})

test('what is empty stands in no address', () => {
  expect(addressOf({ passport: '', destination: 'CA' })).toBe('/p/guide?destination=CA')
  expect(addressOf({})).toBe('/p/guide')
})
