import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { keptWithReference } from './kept-reference.ts'
import { namesOfCountries } from './store.ts'

export async function unknownCountries(
  context: Pick<Context, 'pool' | 'clock'>,
  db: Reader,
  codes: readonly string[],
) {
  if (codes.length === 0) return []
  const known = await keptWithReference(context, db, 'countries', async () => {
    const all = await namesOfCountries(db)
    return new Set(all.map(({ iso }) => iso))
  })
  return codes.filter((code) => !known.has(code))
}
