import type { CountryDetails } from '@sojourn/contract/ground/reference'
import { NewService, type OwnService, ServiceChange } from '@sojourn/contract/supply/services'
import { describe, expect, test } from 'vitest'
import {
  asTyped,
  documentsOf,
  eachOf,
  inputOf,
  readService,
  rightPart,
  serviceDefaults,
  typedIn,
} from './service-values.ts'

const service: OwnService = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  status: [0, 'Draft'],
  may: ['change'],
  country: { id: 'DE', name: 'Germany' },
  visa: { id: 'de/student-visa', name: 'Student visa', purposes: [] },
  title: 'Student visa',
  description: 'All of it.\n\nTwice.',
  price: { amount: 125_050, currency: 'USD' },
  further_person: null,
  delivery_time: 14,
  delivery: { value: 2, unit: 'Week' },
  meeting_length: 45,
  requirements: [
    { name: 'Passport', mandatory: true },
    { name: 'Earlier visas', mandatory: false },
  ],
  refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
  stages: [{ name: 'Plan', delivers: 'A plan.', days: 4, amount: 25_050 }],
  version: 1,
  locked: false,
  missing: [],
  published_at: null,
  created_at: { date: '2026-11-02T09:00:00.000Z' },
  updated_at: '2026-11-02T09:00:00.000Z',
}

function formOf(shown: OwnService, typed: Record<string, string> = {}) {
  const data = new FormData()
  const all = {
    ...serviceDefaults(shown),
    required_documents: documentsOf(shown, true).join('\n'),
    optional_documents: documentsOf(shown, false).join('\n'),
    ...typed,
  }
  for (const [name, value] of Object.entries(all)) data.set(name, value)
  return data
}

test('what is shown is read back as it was', () => {
  const { country, visa, title, description, requirements, refund_schedule } = service
  expect(readService(formOf(service))).toEqual({
    stages: service.stages,
    country: country.id,
    visa: visa.id,
    title,
    description,
    price: 125_050,
    further_person: null,
    delivery_time: 2,
    delivery_unit: 'Week',
    meeting_length: 45,
    requirements,
    refund_schedule,
  })
})

test('a draft with nothing in it is read as nothing, and every rule for a draft is kept', () => {
  const blank: OwnService = {
    ...service,
    title: '',
    description: '',
    price: null,
    delivery_time: null,
    delivery: null,
    meeting_length: null,
    requirements: [],
  }
  const read = readService(formOf(blank))
  expect(read).toMatchObject({ title: '', price: null, delivery_time: null, meeting_length: null })
  expect(ServiceChange.safeParse(read).success).toBe(true)
  expect(NewService.safeParse(read).success).toBe(true)
})

test.each([
  ['', null],
  ['0', 0],
  ['150', 15_000],
])('"%s" for each further person is read as %s, and shown so', (further_person, amount) => {
  const typed = readService(formOf(service, { further_person }))
  expect(typed.further_person).toBe(amount)
  const shown = typedIn(service, typed)
  expect(shown.further_person).toEqual(amount === null ? null : { amount, currency: 'USD' })
  expect(readService(formOf(shown)).further_person).toBe(amount)
})

test('documents each person is asked for are read by their names, in whichever list they stand', () => {
  const typed = readService(formOf(service, { each_documents: 'Earlier visas\nGone' }))
  expect(typed.requirements).toEqual([
    { name: 'Passport', mandatory: true },
    { name: 'Earlier visas', mandatory: false, each: true },
  ])
  expect(eachOf(typed)).toEqual(['Earlier visas'])
  expect(asTyped({ ...service, requirements: typed.requirements }).requirements).toEqual(typed.requirements)
})

test('a service that was ordered says nothing of its place', () => {
  const data = formOf(service)
  data.delete('country')
  data.delete('visa')
  expect(readService(data)).not.toHaveProperty('country')
})

const complaints = (typed: Record<string, string>) => {
  const read = readService(formOf(service, typed))
  const { error } = ServiceChange.safeParse(read)
  return { kept: rightPart(read, error?.issues ?? []), said: error?.issues.map(({ message }) => message) }
}

test.each([
  [{ price: 'a lot' }, 'please input a price', ['price']],
  [{ further_person: 'some' }, 'please enter 0 or more for each further person', ['further_person']],
  [{ price: '0' }, 'price must be greater than 0', ['price']],
  [{ delivery_time: '0' }, 'time must be greater than 0', ['delivery_time', 'delivery_unit']],
  [{ 'refund_schedule.before_filing': '' }, 'please enter a share from 0 to 100', ['refund_schedule']],
  [
    { 'refund_schedule.after_filing': '60' },
    'later stages cannot refund more than earlier ones',
    ['refund_schedule'],
  ],
  [{ visa: '' }, 'please select a visa category', ['visa', 'country']],
])('%j waits (%s), all else is kept', (typed, message, waiting) => {
  const { kept, said } = complaints(typed)
  expect(said).toContain(message)
  for (const field of waiting) expect(kept).not.toHaveProperty(field)
  expect(kept).toHaveProperty('title', 'Student visa')
  expect(Object.keys(kept)).toHaveLength(12 - waiting.length)
})

test.each([
  ['requirements', 'required_documents'],
  ['requirements.0.name', 'required_documents'],
  ['requirements.1.name', 'optional_documents'],
  ['price', 'price'],
])('what is wrong with %s stands at %s', (complaint, input) => {
  expect(inputOf(complaint, formOf(service))).toBe(input)
})

describe('a look at what is typed', () => {
  const look = (typed: Record<string, string>) => typedIn(service, readService(formOf(service, typed)))

  test('is the service itself before anything is changed', () => {
    expect(look({})).toEqual(service)
  })

  test('shows what was changed, and nothing where it cannot be right', () => {
    expect(look({ title: ' Work visa ', price: '80', delivery_time: '3' })).toMatchObject({
      title: 'Work visa',
      price: { amount: 8000, currency: 'USD' },
      delivery_time: 21,
    })
    expect(
      look({ price: 'a lot', delivery_time: 'soon', 'refund_schedule.before_filing': '' }),
    ).toMatchObject({
      price: null,
      delivery_time: null,
      refund_schedule: service.refund_schedule,
    })
  })

  test('names another visa by the list it was chosen from', () => {
    const visa = { id: 'fr/long-stay', name: 'Long stay' }
    const place = { id: 'FR', name: 'France', visas: [visa] } as CountryDetails
    const typed = readService(formOf(service, { country: 'FR', visa: visa.id }))
    expect(typedIn(service, typed, place)).toMatchObject({ country: { id: 'FR', name: 'France' }, visa })
  })
})
