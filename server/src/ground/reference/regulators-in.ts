import type { Context } from '../../context.ts'
import { findCountry, regulatorsOf } from './store.ts'

/** Who licenses advisers in a country, as far as the catalogue knows; null when there is no such country. */
export async function regulatorsIn({ db }: Pick<Context, 'db'>, iso: string) {
  const [country, regulators] = await Promise.all([findCountry(db, iso), regulatorsOf(db, iso)])
  return country ? regulators : null
}
