import { expect, test } from 'vitest'
import { aVisa } from '../../../test/guide.ts'
import { countryTitle } from './country-title.ts'

test('the title of a country promises fees where some are known', () => {
  const titleWith = (promises: ('fees' | 'time')[]) =>
    countryTitle({ name: 'Canada', visas: [aVisa({ fee: null }), aVisa({ promises })] })
  expect(titleWith(['fees', 'time'])).toBe('Canada: visas, fees and agents')
  expect(titleWith(['time'])).toBe('Canada: visas and agents')
})
