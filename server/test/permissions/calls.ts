import { api } from '@sojourn/contract/api'
import type { Call } from '@sojourn/contract/calls/call'
import type { z } from 'zod'
import { matrix, type Part, parts } from './matrix.ts'
import type { Row } from './row.ts'

export type NamedCall = readonly [name: string, call: Call, row: Row]

const named = (rows: Record<string, Row>): NamedCall[] =>
  Object.entries(rows).map(([name, row]) => [name, (api as Record<string, Call>)[name] as Call, row])

export const callsOf = (part: Part) => named(parts[part])
export const allCalls = () => named(matrix)

/** A thing that belongs to others is not there for strangers. */
export const isHidden = ([, , row]: NamedCall) => row.of !== undefined && row.others === 'not_found'
export const isForStaff = ([, call]: NamedCall) => call.who === 'staff'
export const isList = ([, call]: NamedCall) => Boolean((call.query as z.ZodObject).shape?.cursor)
export const wantsPasswordLately = ([, call]: NamedCall) => Boolean(call.recentlyConfirmed)
export const isWrite = ([, call]: NamedCall) => !/GET|HEAD/.test(call.method) && !call.upload
