import type { Context } from '../../context.ts'
import { countOpen, rulesFor, rulesInto, rulesOfPassport, sourceOfRules } from './store.ts'

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

export async function findRulesOfPassport({ db }: Pick<Context, 'db'>, passport: string) {
  const [source, rules] = await Promise.all([sourceOfRules(db), rulesOfPassport(db, passport)])
  if (!source) throw new Error('The entry rules have not been loaded')
  return { source, rules }
}

/** Each passport with how many countries it opens without a visa application. */
export const countOpenOf = ({ db }: Pick<Context, 'db'>) => countOpen(db)

export async function findRulesInto({ db }: Pick<Context, 'db'>, destination: string) {
  const [source, rules] = await Promise.all([sourceOfRules(db), rulesInto(db, destination)])
  if (!source) throw new Error('The entry rules have not been loaded')
  return { source, rules }
}
