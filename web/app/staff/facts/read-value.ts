import { placesOf } from '@sojourn/contract/amounts/money-places'
import { type FactKind, PLACES_TO_APPLY } from '@sojourn/contract/ground/fact-words'

export const MOST_ITEMS = 12

/** What the inputs of a fact's form say, as the value of its kind; the rules of the contract judge it. */
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
        : { min_days: number('min_days'), max_days: number('max_days') }
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
      },
    ]
  }).flat()
}

/** "558" or "558.50" as people write it, in the minor units of its currency. */
export function minorUnits(amount: string, currency = 'USD') {
  return Math.round(Number(amount.replaceAll(',', '')) * 10 ** placesOf(currency.toUpperCase()))
}

export const majorUnits = (amount: number, currency: string) => String(amount / 10 ** placesOf(currency))
