import { expect, test } from 'vitest'
import { placeProblems } from './place.ts'

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
  expect(placeProblems({ ...place, city: 'other' })).toEqual({ altCity: 'please enter an alternative city' })
  expect(placeProblems({ ...place, city: 'other', altCity: 'Kleinburg' })).toEqual({})
})
