import { t } from '@sojourn/contract/words/t'
import { folded } from '../choice/option-search.ts'

export interface DialCode {
  /** ISO 3166-1 alpha-2. */
  iso: string
  country: string
  /** With its plus: `+44`. */
  code: string
  flag: string
}

export interface Phone {
  iso: string
  code: string
  national: string
  /** `+447911123456`; null while it cannot be a number. */
  e164: string | null
}

export const PHONE_PROBLEM = t('please enter a phone number such as 7911 123456')

const LEAST_DIGITS = 4
const MOST_DIGITS = 15

/** The first zero belongs to the number there and is dialled from abroad too. */
const KEEP_ZERO = new Set(['+39', '+378', '+225', '+241', '+242'])

interface CountryWithCodes {
  id: string
  name: string
  flag: string
  dial_codes: string[]
}

/** One choice for each dial code of each country. */
export const dialCodesOf = (countries: readonly CountryWithCodes[]): DialCode[] =>
  countries.flatMap(({ id, name, flag, dial_codes }) =>
    dial_codes.map((code) => ({ iso: id, country: name, code, flag })),
  )

/** Also what the field's select submits: a code alone does not tell Canada from the United States. */
export const dialKey = ({ iso, code }: Pick<DialCode, 'iso' | 'code'>) => `${iso}${code}`

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** Finds by dial code (with or without its plus), country name, or ISO code. */
export function matchesDialCode({ iso, country, code }: DialCode, search: string) {
  const term = folded(search.trim())
  if (term === '') return true
  if (/^\+?\d/.test(term)) return code.slice(1).startsWith(digitsOf(term))
  return (
    folded(country).includes(term) ||
    iso.toLowerCase() === term ||
    folded(`${country} ${code}`).includes(term)
  )
}

export function phoneOf({ iso, code }: Pick<DialCode, 'iso' | 'code'>, typed: string): Phone {
  const national = digitsOf(typed)
  const significant = KEEP_ZERO.has(code) ? national : national.replace(/^0/, '')
  const digits = digitsOf(code) + significant
  const isNumber = significant.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS
  return { iso, code, national, e164: isNumber ? `+${digits}` : null }
}

/** A whole number, pasted or stored, parted by the longest dial code that begins it; `preferred` wins among equals. */
export function splitPhone(whole: string, codes: readonly DialCode[], preferred?: string) {
  const digits = digitsOf(whole.trim().replace(/^00/, ''))
  const fitting = codes.filter(({ code }) => digits.startsWith(digitsOf(code)))
  const longest = Math.max(...fitting.map(({ code }) => code.length))
  const best = fitting.filter(({ code }) => code.length === longest)
  const dial = best.find(({ iso }) => iso === preferred) ?? best.find(({ iso }) => MAIN.has(iso)) ?? best[0]
  return dial && { dial, national: digits.slice(dial.code.length - 1) }
}

/** The country people mean by a code that several share. */
const MAIN = new Set(['US', 'GB', 'RU', 'IT', 'AU', 'NO', 'FI', 'MA', 'GP', 'RE', 'CW', 'NZ', 'FK'])

/** Reads the fields that a phone input named `name` puts into a form; null where nothing was typed. */
export function phoneFrom(form: FormData, name: string): Phone | null {
  const key = String(form.get(`${name}_code`) ?? '')
  const typed = String(form.get(name) ?? '')
  if (digitsOf(typed) === '') return null
  return phoneOf({ iso: key.slice(0, 2), code: key.slice(2) }, typed)
}
