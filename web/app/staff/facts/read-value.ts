import { placesOf } from '@sojourn/contract/amounts/money-places'
import { type FactKind, PLACES_TO_APPLY } from '@sojourn/contract/ground/fact-words'

export const MOST_ITEMS = 12

/** The rules of the contract judge the value. */
export function readValue(fact: FactKind, data: FormData): unknown {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const number = (name: string) => (text(name) === '' ? null : Number(text(name)))
  const codes = (name: string) =>
    text(name)
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean)
  switch (fact) {
    case 'fees':
    case 'other_costs':
      return itemsOf(text)
    case 'time':
      return text('min_days') === '' && text('max_days') === ''
        ? null
        : {
            min_days: number('min_days'),
            max_days: number('max_days'),
            ...(text('by_residence') && { by_residence: daysByCountry(text('by_residence')) }),
          }
    case 'stay':
      return { max_days: number('max_days'), text: text('text') || null }
    case 'age':
      return { min: number('min'), max: number('max') }
    case 'nationalities':
      return { only: codes('only'), except: codes('except') }
    case 'language':
      return text('language') === '' ? 'none' : { language: text('language'), level: text('level') || null }
    case 'money':
      return text('amount') === ''
        ? 'none'
        : {
            amount: minorUnits(text('amount'), text('currency')),
            currency: text('currency').toUpperCase(),
            per: text('per'),
          }
    case 'settlement':
      return { leads: text('leads'), after_years: number('after_years') }
    case 'apply_from':
      return Object.keys(PLACES_TO_APPLY).filter((place) => data.has(`place-${place}`))
    default:
      return text('answer')
  }
}

/** "IN 42, CN 28" as days by country; what is no number is refused by the contract. */
const daysByCountry = (text: string) =>
  Object.fromEntries(
    text.split(',').map((one) => {
      const [country = '', days] = one.trim().split(/\s+/)
      return [country.toUpperCase(), Number(days)]
    }),
  )

/** An item without words is none. */
function itemsOf(text: (name: string) => string) {
  return Array.from({ length: MOST_ITEMS }, (_, index) => {
    const at = (name: string) => text(`${name}-${index}`)
    if (at('what') === '') return []
    const isKnown = at('amount') !== ''
    return [
      {
        what: at('what'),
        amount: isKnown ? minorUnits(at('amount'), at('currency')) : null,
        currency: isKnown ? at('currency').toUpperCase() : null,
        for: at('for'),
        ...(at('per') && { per: at('per') }),
        ...(at('from') && { from: at('from') }),
        ...(at('note') && { note: at('note') }),
        ...(at('beside') && { in_total: false }),
      },
    ]
  }).flat()
}

/** "558" or "558.50" as people write it, in the minor units of its currency. */
export function minorUnits(amount: string, currency = 'USD') {
  return Math.round(Number(amount.replaceAll(',', '')) * 10 ** placesOf(currency.toUpperCase()))
}

export const majorUnits = (amount: number, currency: string) => String(amount / 10 ** placesOf(currency))
