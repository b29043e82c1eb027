import { OTHER_CITY as contractsOtherCity } from '@sojourn/contract/people/account'
import { expect, test } from 'vitest'
import { OTHER_CITY, placeProblems } from './place.ts'

test('each missing part has its message', () => {
  expect(placeProblems({})).toEqual({
    country: 'please select a country',
    state: 'please enter a state',
    city: 'please enter a city',
  })
})

test('another city is asked for only where Other city is chosen', () => {
  const place = { country: 'CA', state: 'ON', city: 'Toronto', altCity: '' }
  expect(placeProblems(place)).toEqual({})
  expect(placeProblems({ ...place, city: OTHER_CITY })).toEqual({
    altCity: 'please enter an alternative city',
  })
  expect(placeProblems({ ...place, city: OTHER_CITY, altCity: 'Kleinburg' })).toEqual({})
})

test('the city of no list is called as the server calls it', () => {
  expect(OTHER_CITY).toBe(contractsOtherCity)
})
