import { placesOf } from '@sojourn/contract/amounts/money-places'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import { type RuleName, rules } from './rules.ts'
import { newestValues } from './store.ts'

/** Staff may have set it; else it is as it came. */
export const rule = async (db: Reader, name: RuleName): Promise<number> =>
  (await newestValues(db)).get(name) ?? rules[name].value

export async function rulesNow<Name extends RuleName>(db: Reader, names: readonly Name[]) {
  const changed = await newestValues(db)
  return Object.fromEntries(names.map((name) => [name, changed.get(name) ?? rules[name].value])) as Record<
    Name,
    number
  >
}

const MS = { days: DAY_MS, hours: HOUR_MS, minutes: MINUTE_MS }

/** The same in milliseconds, for a rule that is a time. */
export const ruleMs = async (db: Reader, name: RuleName): Promise<number> => inMs(name, await rule(db, name))

export function inMs(name: RuleName, value: number) {
  const { unit } = rules[name]
  if (!(unit in MS)) throw new Error(`${name} is no time`)
  return value * MS[unit as keyof typeof MS]
}

/**
 * A rule that is an amount, in minor units of a currency. It is set in cents; of another currency it is as many whole
 * units (decision 075).
 */
export async function ruleIn(db: Reader, name: RuleName, currency: string): Promise<number> {
  if (rules[name].unit !== 'cents') throw new Error(`${name} is no amount`)
  return Math.ceil((await rule(db, name)) * 10 ** (placesOf(currency) - 2))
}
