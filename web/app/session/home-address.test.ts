import { expect, test } from 'vitest'
import { homeAddress } from './home-address.ts'

test('the home page stays in the language of the page one leaves', () => {
  expect(homeAddress('/fr')).toBe('/fr')
  expect(homeAddress()).toBe('/')
})
