import { expect, test } from 'vitest'
import { dialCodesOf, digitsOf, matchesDialCode, phoneFrom, phoneOf, splitPhone } from './phone-number.ts'

const codes = dialCodesOf([
  { id: 'CA', name: 'Canada', flag: '', dial_codes: ['+1'] },
  { id: 'CI', name: "Côte d'Ivoire", flag: '', dial_codes: ['+225'] },
  { id: 'DO', name: 'Dominican Republic', flag: '', dial_codes: ['+1809', '+1829'] },
  { id: 'IT', name: 'Italy', flag: '', dial_codes: ['+39'] },
  { id: 'GB', name: 'United Kingdom', flag: '', dial_codes: ['+44'] },
  { id: 'US', name: 'United States', flag: '', dial_codes: ['+1'] },
])
const found = (search: string) => codes.filter((code) => matchesDialCode(code, search)).map(({ iso }) => iso)

test('a country with two codes stands twice', () => {
  expect(codes.filter(({ iso }) => iso === 'DO').map(({ code }) => code)).toEqual(['+1809', '+1829'])
})

test('codes are found by number, country or ISO code', () => {
  expect(found('+44')).toEqual(['GB'])
  expect(found('44')).toEqual(['GB'])
  expect(found('united')).toEqual(['GB', 'US'])
  expect(found('us')).toEqual(['US'])
  expect(found('gb')).toEqual(['GB'])
  expect(found('cote')).toEqual(['CI'])
  expect(found('1')).toEqual(['CA', 'DO', 'DO', 'US'])
  expect(found('  ')).toHaveLength(codes.length)
  expect(found('atlantis')).toEqual([])
})

test('only digits are kept', () => {
  expect(digitsOf('(079) 11-12 ab 3')).toBe('07911123')
})

test('a number becomes E.164, without the zero dialled at home', () => {
  expect(phoneOf({ iso: 'GB', code: '+44' }, '07911 123456').e164).toBe('+447911123456')
  expect(phoneOf({ iso: 'GB', code: '+44' }, '7911 123456').e164).toBe('+447911123456')
  expect(phoneOf({ iso: 'IT', code: '+39' }, '06 698 1234').e164).toBe('+39066981234')
})

test('too few or too many digits are no number', () => {
  expect(phoneOf({ iso: 'GB', code: '+44' }, '123').e164).toBeNull()
  expect(phoneOf({ iso: 'GB', code: '+44' }, '12345678901234').e164).toBeNull()
})

test('a pasted number finds its own code, the longest first', () => {
  expect(splitPhone('+44 7911 123456', codes)).toMatchObject({ dial: { iso: 'GB' }, national: '7911123456' })
  expect(splitPhone('0044 7911 123456', codes)?.dial.iso).toBe('GB')
  expect(splitPhone('+1 809 555 0100', codes)).toMatchObject({ dial: { iso: 'DO' }, national: '5550100' })
  expect(splitPhone('+1 212 555 0100', codes)?.dial.iso).toBe('US')
  expect(splitPhone('+1 416 555 0100', codes, 'CA')?.dial.iso).toBe('CA')
  expect(splitPhone('+999 1', codes)).toBeUndefined()
})

test('a form gives the number and its parts, or nothing where none was typed', () => {
  const form = new FormData()
  form.set('phone_code', 'GB+44')
  form.set('phone', '07911 123456')
  expect(phoneFrom(form, 'phone')).toEqual({
    iso: 'GB',
    code: '+44',
    national: '07911123456',
    e164: '+447911123456',
  })
  form.set('phone', '')
  expect(phoneFrom(form, 'phone')).toBeNull()
})
