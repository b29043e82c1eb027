import { headlineFee } from '@sojourn/contract/ground/headline-fee'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import type { FoundVisa } from '@sojourn/contract/supply/visa-search'
import type { Context } from '../../../context.ts'
import { shownFacts } from '../../../ground/reference/visas/shown-facts.ts'
import { dayOf } from '../../../platform/clock.ts'
import { RecentlyRead } from '../recently-read.ts'
import { rankVisas } from './rank-visas.ts'
import { type SearchedVisa, searchedVisas, visasById } from './visa-search-store.ts'

/** The catalogue changes with a release and with a correction. */
const read = new RecentlyRead<SearchedVisa[]>(1)

/** The visas a question is about: "how much is a uk student visa". */
export async function findVisas({ db, pool, clock }: Context, question: string): Promise<FoundVisa[]> {
  const now = clock.now()
  const visas = await read.get(pool, '', now.getTime(), () => searchedVisas(pool))
  const ids = rankVisas(visas, question)
  if (ids.length === 0) return []
  const rows = new Map((await visasById(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) return []
    const known = (row.facts ?? {}) as VisaFacts
    const { fees, time } = shownFacts(known, dayOf(now))
    return [
      {
        id,
        name: row.name,
        country: { id: row.iso, name: row.country },
        fee: fees ? headlineFee(known) : null,
        facts: { ...(fees && { fees }), ...(time && { time }) },
      },
    ]
  })
}
