import { formatDay } from '@sojourn/contract/dates/format-day'
import { headlineFee } from '@sojourn/contract/ground/headline-fee'
import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import { t } from '@sojourn/contract/words/t'
import { listed } from '../../../ui/text/listed.ts'
import { payerWords } from './fact-values.ts'
import { amountWords, feeWords } from './fee.ts'
import type { ToldItem } from './told.ts'

/** Most fees have one of these names; everything else is as the authority calls it. */
const FEE_NAMES: Record<string, string> = {
  Application: t('Application'),
  Visa: t('Visa'),
  'Visa application': t('Visa application'),
  'Residence card': t('Residence card'),
  'Fingerprints and photo': t('Fingerprints and photo'),
  'Health surcharge': t('Health surcharge'),
}

/** A single fee as its amount; several each with what it covers, for whom and from when, after what they come to. */
export function feesInWords(items: readonly FeeItem[]): string | ToldItem[] {
  const [only] = items
  if (!only) return t('None')
  if (items.length === 1 && only.for === 'main' && !only.from && !only.note && only.what === 'Application')
    return amountWords(only)
  return itemsInWords(items)
}

/** The same, each with what it covers. */
export function itemsInWords(items: readonly FeeItem[]): ToldItem[] {
  const parts = items.map((item) => ({ amount: amountWords(item), ...aboutItem(item) }))
  const total = totalOf(items)
  return total
    ? [{ amount: feeWords(total), what: null, about: t('In all'), note: null, isTotal: true }, ...parts]
    : parts
}

function aboutItem(item: FeeItem): Omit<ToldItem, 'amount'> {
  const name = FEE_NAMES[item.what]
  const about = [name, payerWords(item), item.from && t('from {day}', { day: formatDay(item.from) })].filter(
    (one) => one !== null && one !== undefined,
  )
  return { what: name ? null : item.what, about: listed(about) || null, note: item.note ?? null }
}

/** Null means that the sum is one part, which says it already. */
function totalOf(items: readonly FeeItem[]) {
  const total = headlineFee({ fees: { value: items } })
  return total && items.every(({ amount }) => amount !== total.amount) ? total : null
}
