import type { FactKind } from '@sojourn/contract/ground/fact-words'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import type { VisaChange, VisaDetails } from '@sojourn/contract/ground/visa-pages'
import type { Context } from '../../context.ts'
import { DAY_MS, dayOf } from '../../platform/clock.ts'
import { Refusal } from '../../platform/refusal.ts'
import { shareOfVisa } from '../shares/read-shares.ts'
import { changesOf, type KnownFact } from './corrections/store.ts'
import { viewLicenceRule } from './licences/view-licence-rule.ts'
import { allPurposes, classesIn, findCountry, regulatorsOf, visaCalled, visaNamesOf } from './store.ts'
import { viewCountry, viewVisa, viewWarnings } from './view.ts'
import { shownFacts } from './visas/shown-facts.ts'

const YEAR_MS = 365 * DAY_MS
const MOST_OTHERS = 8

/** All that the page of a visa says of it, by its code in a country. */
export async function showVisa(
  { db, pool, clock }: Context,
  { id, code }: { id: string; code: string },
): Promise<VisaDetails> {
  const now = clock.now()
  const today = dayOf(now)
  const found = await findCountry(db, id.toUpperCase())
  if (!found) throw new Refusal('not_found')
  const country = { ...found, visa_count: found.visa_count ?? 0 }
  const hasOwn = country.visa_count > 0
  const visa = await visaCalled(db, { iso: country.iso, code: code.toLowerCase(), hasOwn })
  if (!visa) throw new Refusal('not_found')
  const [regulators, classes, purposes, names, changes, approvals] = await Promise.all([
    regulatorsOf(db, country.iso),
    classesIn(db, country.iso),
    allPurposes(pool),
    visaNamesOf(db, country.iso, hasOwn),
    changesOf(db, visa.origin ?? visa.id, new Date(now.getTime() - YEAR_MS)),
    shareOfVisa(db, visa.id),
  ])
  const licensed = country.licence_notice !== null
  const { authority_name, authority_url, licence_notice } = country
  return {
    visa: viewVisa({
      visa,
      purposes: new Map(purposes.map(({ slug, name }) => [slug, name])),
      licensed,
      classes,
      today,
    }),
    country: {
      ...viewCountry(country),
      authority: authority_name && authority_url ? { name: authority_name, url: authority_url } : null,
      licence: viewLicenceRule(licence_notice, regulators, classes),
    },
    warnings: viewWarnings(country, today).filter(
      ({ visas }) => visas.length === 0 || visas.includes(visa.id),
    ),
    approvals,
    changes: changes.map((change) => viewChange(change as Change, today)),
    others: names
      .filter((other) => other.id !== visa.id && other.purposes[0] === visa.purposes[0])
      .slice(0, MOST_OTHERS)
      .map(({ id, name }) => ({ id, name })),
  }
}

interface Change {
  fact: FactKind
  before: KnownFact | null
  after: KnownFact
}

const viewChange = ({ fact, before, after }: Change, today: string): VisaChange => {
  const shown = (known: KnownFact | null) => shownFacts((known ? { [fact]: known } : {}) as VisaFacts, today)
  return { fact, checked: after.checked, before: shown(before), after: shown(after) }
}
