import { expect, test } from 'vitest'
import { leadCountryCode } from './country-code.ts'

function ledTo(name: string) {
  try {
    leadCountryCode(name)
    return null
  } catch (answer) {
    const { status, headers } = answer as Response
    return `${status} ${headers.get('location')}`
  }
}

test('a country’s code leads to its visas, in any case', () => {
  expect(ledTo('ca')).toBe('302 /p/visas/ca')
  expect(ledTo('CA')).toBe('302 /p/visas/ca')
})

test('a name or an id stays where it is', () => {
  expect(ledTo('amara-okafor')).toBeNull()
  expect(ledTo('can')).toBeNull()
  expect(ledTo('8e3f9d3d-38bd-48e1-bdf0-a10344981d61')).toBeNull()
})
