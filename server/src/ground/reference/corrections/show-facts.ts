import type { FactsOfVisa } from '@sojourn/contract/desk/staff-facts'
import { ageOf } from '@sojourn/contract/ground/fact-age'
import { FACT_KINDS, type FactKind } from '@sojourn/contract/ground/fact-words'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { correctionsOf, findVisa, type KnownFact, openReportsOf } from './store.ts'
import { viewOpenReport } from './view.ts'

/** All that staff know of a visa: its facts as they stand, what people reported, and each correction. */
export async function showFacts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
): Promise<FactsOfVisa> {
  const visa = await findVisa(db, id)
  if (!visa) throw new Refusal('not_found')
  const today = dayOf(clock.now())
  const [reports, history] = await Promise.all([
    openReportsOf(db, visa.origin),
    correctionsOf(db, visa.origin),
  ])
  const facts = (visa.facts ?? {}) as VisaFacts
  return {
    visa: { id: visa.id, name: visa.name, country: visa.country, countries: visa.countries },
    url: visa.url,
    facts: FACT_KINDS.flatMap((fact) => {
      const known = facts[fact]
      return known ? [{ fact, ...known, age: ageOf(known.checked, today) }] : []
    }),
    reports: reports.map(viewOpenReport),
    history: history.map((row) => ({
      fact: row.fact as FactKind,
      before: row.before as KnownFact | null,
      after: row.after as KnownFact,
      reason: row.reason,
      by: `${row.first_name} ${row.last_name}`,
      at: row.created_at.toISOString(),
    })),
  }
}
