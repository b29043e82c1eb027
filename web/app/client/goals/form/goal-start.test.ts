import { expect, test } from 'vitest'
import { goalStart } from './goal-start.ts'

const known = {
  countries: [
    { id: 'DE', name: 'Germany' },
    { id: 'NG', name: 'Nigeria' },
    { id: 'GB', name: 'United Kingdom' },
  ],
  purposes: [{ id: 'work', name: 'Work' }],
  visas: [{ id: 'de/eu-blue-card', name: 'EU Blue Card' }],
}
const start = (query: string) => goalStart(new URLSearchParams(query), known)

test('a goal begins with all that the guide knows', () => {
  const { texts, journey } = start(
    'country=de&purpose=work&visa=de/eu-blue-card&passport=NG&passport2=GB&residence=GB&stay=90&date=2027-03-01',
  )
  expect(texts).toEqual({
    name: 'Work in Germany',
    destination_country: 'DE',
    purpose: 'work',
    visa_id: 'de/eu-blue-card',
    stay_days: '90',
    expected_delivery_date: '2027-03-01',
    comment:
      'Passport: Nigeria and United Kingdom. Country of residence: United Kingdom. Visa from the guide: EU Blue Card. Length of stay: 90 days.',
  })
  expect(journey).toEqual({ passports: ['NG', 'GB'], residence: 'GB', isKnown: true })
})

test('what is on no list is left out, and each journey has a draft of its own', () => {
  const { texts, journey, draftKey } = start(
    'country=xq&purpose=work&visa=ca/other&passport=XQ&stay=-4&date=soon',
  )
  expect(Object.values(texts).filter(Boolean)).toEqual(['work'])
  expect(journey).toEqual({ passports: [], residence: null, isKnown: false })
  expect(draftKey).not.toBe(start('').draftKey)
  expect(start('date=2026-02-31').texts.expected_delivery_date).toBe('')
})
