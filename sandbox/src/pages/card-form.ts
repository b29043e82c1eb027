import { findTestCard, inGroups, type TestCard } from '../cards/test-cards.ts'
import type { Typed } from './use-page.ts'

/** A code is never given back to the page, nor a number that is no test card's. */
export interface CardFields {
  number: string
  expiry: string
  cvc: string
  name: string
  save: boolean
}

export type FieldErrors = Partial<Record<'number' | 'expiry' | 'cvc' | 'name', string>>

export const EMPTY: CardFields = { number: '', expiry: '', cvc: '', name: '', save: false }

/** The fields look like somebody had typed a test card. */
export const fieldsOf = ({ number }: TestCard, now: Date): CardFields => ({
  number: inGroups(number),
  expiry: `12 / ${(now.getUTCFullYear() + 3) % 100}`,
  cvc: '123',
  name: 'Test Person',
  save: false,
})

export const readFields = (form: URLSearchParams): CardFields => ({
  number: textOf(form, 'number'),
  expiry: textOf(form, 'expiry'),
  cvc: textOf(form, 'cvc'),
  name: textOf(form, 'name'),
  save: form.get('save') === 'on',
})

const textOf = (form: URLSearchParams, name: string) => (form.get(name) ?? '').trim().slice(0, 100)

export function checkFields(fields: CardFields, now: Date): { typed: Typed } | { errors: FieldErrors } {
  const errors: FieldErrors = {}
  const card = findTestCard(fields.number)
  if (fields.number === '') errors.number = 'Type a card number, or choose one of the test cards.'
  else if (!card)
    errors.number =
      'This is not one of the test cards. Real cards do not work here, and what was typed is forgotten.'
  const expiry = readExpiry(fields.expiry)
  if (!expiry) errors.expiry = 'Type month and year, such as 12 / 29.'
  else if (Date.UTC(expiry.expYear, expiry.expMonth) <= now.getTime())
    errors.expiry = 'This card has expired.'
  if (!/^\d{3,4}$/.test(fields.cvc)) errors.cvc = 'Type the three or four digits of the security code.'
  if (fields.name === '') errors.name = 'Type the name on the card.'
  return card && expiry && Object.keys(errors).length === 0 ? { typed: { card, ...expiry } } : { errors }
}

/** Month and year have two or four digits, parted by whatever one likes. */
function readExpiry(text: string) {
  const [, month, year] = /^(\d{1,2})\s*[/.-]?\s*(\d{4}|\d{2})$/.exec(text) ?? []
  const expMonth = Number(month)
  if (!year || expMonth < 1 || expMonth > 12) return null
  return { expMonth, expYear: year.length === 2 ? 2000 + Number(year) : Number(year) }
}
