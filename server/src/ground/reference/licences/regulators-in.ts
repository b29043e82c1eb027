import type { Regulator } from '@sojourn/contract/ground/reference'
import type { Context } from '../../../context.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { allClasses, classesIn, findCountry, regulatorsOf } from '../store.ts'
import { viewRegulators } from './view-licence-rule.ts'

/** Null means that there is no such country. */
export async function regulatorsIn({ db }: Pick<Context, 'db'>, iso: string): Promise<Regulator[] | null> {
  const [country, regulators, classes] = await Promise.all([
    findCountry(db, iso),
    regulatorsOf(db, iso),
    classesIn(db, iso),
  ])
  return country ? viewRegulators(regulators, classes) : null
}

/** The widest comes first; there is none where all licences are alike. */
export const classesOfRegulator = async (
  db: Reader,
  { country, regulator }: { country: string; regulator: string },
) => (await classesIn(db, country)).filter((known) => known.regulator === regulator)

export const classesOfAll = (db: Reader) => allClasses(db)
export type ClassOfRegulator = Awaited<ReturnType<typeof allClasses>>[number]
