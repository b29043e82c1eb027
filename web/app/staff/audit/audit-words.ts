import {
  AUDIT_ACTIONS,
  AUDIT_FIELDS,
  type AuditAction,
  type AuditField,
} from '@sojourn/contract/ground/audit-words'
import { JUDGED_NAMES, type Judged } from '@sojourn/contract/supply/verification-words'
import { formatMoney } from '../../ui/money/format-money.ts'
import { alarmWords } from '../money/alarm-words.ts'

/** An act of staff as people say it; one of a newer release by its own name. */
export const actionWords = (action: string) =>
  Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : inWords(action)

export const fieldWords = (field: string) => known(field)?.name ?? inWords(field)

/** The value of a detail as people read it. */
export function valueWords(field: string, value: string) {
  const is = known(field)?.is
  if (is === 'cents' && /^\d+$/.test(value)) return formatMoney({ amount: Number(value), currency: 'USD' })
  if (is === 'country') return countryWords(value)
  if (is === 'judged') return value.split(', ').map(judgedWords).join(', ')
  if (is === 'alarm') return alarmWords(value).what
  return WORDS[value] ?? value
}

/** Some acts keep the code of a country, others its name. */
const countryWords = (value: string) =>
  /^[A-Z]{2}$/.test(value) ? (new Intl.DisplayNames('en', { type: 'region' }).of(value) ?? value) : value

const WORDS: Record<string, string> = { yes: 'Yes', command: 'Command line' }

const known = (field: string) =>
  Object.hasOwn(AUDIT_FIELDS, field) ? AUDIT_FIELDS[field as AuditField] : undefined

const judgedWords = (field: string) => JUDGED_NAMES[field as Judged] ?? field

const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
