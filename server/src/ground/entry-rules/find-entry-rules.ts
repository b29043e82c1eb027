import type { Context } from '../../context.ts'
import { countOpen, rulesFor, rulesInto, rulesOfPassport, sourceOfRules } from './store.ts'

/** What these passports need for a destination, and where that is known from. */
export async function findEntryRules(
  { db }: Pick<Context, 'db'>,
  passports: readonly string[],
  destination: string | null,
) {
  const [source, rules] = await Promise.all([
    sourceOfRules(db),
    destination && passports.length > 0 ? rulesFor(db, passports, destination) : [],
  ])
  if (!source) throw new Error('The entry rules have not been loaded')
  return { source, rules }
}

/** What a passport needs for each destination, and where that is known from. */
export async function findRulesOfPassport({ db }: Pick<Context, 'db'>, passport: string) {
  const [source, rules] = await Promise.all([sourceOfRules(db), rulesOfPassport(db, passport)])
  if (!source) throw new Error('The entry rules have not been loaded')
  return { source, rules }
}

/** Each passport with how many countries it opens without a visa application. */
export const countOpenOf = ({ db }: Pick<Context, 'db'>) => countOpen(db)

/** What every passport needs for a destination. */
export async function findRulesInto({ db }: Pick<Context, 'db'>, destination: string) {
  const [source, rules] = await Promise.all([sourceOfRules(db), rulesInto(db, destination)])
  if (!source) throw new Error('The entry rules have not been loaded')
  return { source, rules }
}
