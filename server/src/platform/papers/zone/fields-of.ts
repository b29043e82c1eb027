import { parse } from 'mrz'
import type { Settled } from './settle-doubts.ts'

export interface ZoneFields {
  format: 'TD1' | 'TD2' | 'TD3'
  /** Three letters, as ICAO writes the state that issued it. */
  state: string
  nationality: string
  number: string
  surname: string
  given_names: string
  /** Days are `YYYY-MM-DD`. */
  birth: string
  expiry: string
  /** Every check digit holds and both readers say the same of the rest. */
  is_sure: boolean
}

const A_DAY = /^(\d\d)(\d\d)(\d\d)$/

/** It is null where the lines say nothing that a passport could say. `today` tells the century of a birth. */
export function fieldsOf({ lines, holds, doubtful }: Settled, today: string): ZoneFields | null {
  const read = parsed(lines)
  if (!read) return null
  const { fields, format } = read
  const birth = dayOf(fields.birthDate, (year) => (2000 + year > Number(today.slice(0, 4)) ? 1900 : 2000))
  const expiry = dayOf(fields.expirationDate, (year) => (year > 80 ? 1900 : 2000))
  if (!birth || !expiry || !fields.documentNumber || !fields.lastName) return null
  return {
    format,
    state: fields.issuingState ?? '',
    nationality: fields.nationality ?? '',
    number: fields.documentNumber,
    surname: fields.lastName,
    given_names: fields.firstName ?? '',
    birth,
    expiry,
    is_sure: holds && read.valid && doubtful.length === 0,
  }
}

function parsed(lines: string[]) {
  try {
    const { format, fields, details } = parse(lines)
    if (format !== 'TD1' && format !== 'TD2' && format !== 'TD3') return null
    const isValid = details.every(
      ({ valid, field }) => valid || field === 'personalNumber' || field?.startsWith('optional'),
    )
    return {
      format,
      valid: isValid,
      fields: {
        ...fields,
        issuingState: codeIn(details, 'issuingState'),
        nationality: codeIn(details, 'nationality'),
      },
    }
  } catch {
    return null
  }
}

/** The letters themselves, also of a state the list does not know. */
const codeIn = (details: { field: string | null; value: string | null }[], name: string) =>
  details.find(({ field }) => field === name)?.value ?? null

function dayOf(text: string | null | undefined, century: (year: number) => number) {
  const [, year, month, day] = A_DAY.exec(text ?? '') ?? []
  if (!year || !month || !day) return null
  const told = `${century(Number(year)) + Number(year)}-${month}-${day}`
  const moment = new Date(`${told}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(told) ? told : null
}
