import { type Account, NewAddress, Profile } from '@sojourn/contract/people/account'
import { expect, test } from 'vitest'
import { check } from '../ui/form/form-errors.ts'
import { addressDefaults, profileDefaults, readAddress, readProfile } from './profile-fields.ts'

const filled = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const profile = {
  first_name: 'Ifeoma',
  last_name: 'Nwachukwu',
  about: 'A nurse',
  dob: '1990-03-17',
  gender: 'female',
  phone_code: 'NG+234',
  phone: '0803 123 4567',
}
const messages = (input: unknown) => check(Profile, input).errors

test('the phone goes in one piece, with its dial code', () => {
  const read = readProfile(filled(profile))
  expect(read).toMatchObject({ phone: '+2348031234567', first_name: 'Ifeoma' })
  expect(read).not.toHaveProperty('phone_code')
  expect(Profile.safeParse(read).success).toBe(true)
})

test('an emptied phone is taken away, one that cannot be dialled is refused', () => {
  expect(readProfile(filled({ ...profile, phone: '' })).phone).toBeNull()
  const short = readProfile(filled({ ...profile, phone: '12' }))
  expect(messages(short)).toEqual({ phone: 'please enter a phone number with its dial code' })
})

test('an empty profile has the messages of its fields', () => {
  const empty = {
    first_name: '',
    last_name: '',
    about: '',
    dob: '',
    gender: '',
    phone_code: 'US+1',
    phone: '',
  }
  expect(messages(readProfile(filled(empty)))).toEqual({
    first_name: 'please input your first name',
    last_name: 'please input your last name',
    about: 'please tell us about you',
    dob: 'please select your date of birth',
    gender: 'please select a gender',
  })
})

test('another city has a name of its own, which goes only with it', () => {
  const place = {
    country: 'CA',
    state: '08',
    city: 'Toronto',
    postal_code: 'L0J 1C0',
    address: '12 Maple St',
  }
  expect(readAddress(filled({ ...place, altCity: '' }))).toEqual(place)
  const other = readAddress(filled({ ...place, city: 'Other city', altCity: 'Kleinburg' }))
  expect(NewAddress.parse(other)).toMatchObject({ city: 'Other city', altCity: 'Kleinburg' })
  const nameless = NewAddress.safeParse(readAddress(filled({ ...place, city: 'Other city', altCity: '' })))
  expect(nameless.error?.issues[0]?.message).toBe('please enter an alternative city')
})

test('inputs begin with what is stored, and with nothing where nothing is', () => {
  const account = { first_name: 'Ifeoma', last_name: 'N.', about: null, dob: null, gender: null } as Account
  expect(profileDefaults(account)).toEqual({ first_name: 'Ifeoma', last_name: 'N.' })
  expect(addressDefaults({ ...account, address: null })).toEqual({})
})
