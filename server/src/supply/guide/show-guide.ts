import { fitsNationality } from '@sojourn/contract/ground/nationality-groups'
import type { CountryDetails, Visa } from '@sojourn/contract/ground/reference'
import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import type { FoundAgent } from '@sojourn/contract/supply/discovery'
import type { GuideAnswer, GuideQuery, GuideVisa } from '@sojourn/contract/supply/guide'
import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import { findEntryRules } from '../../ground/entry-rules/find-entry-rules.ts'
import { countryNames } from '../../ground/reference/country-names.ts'
import { namedPurposes } from '../../ground/reference/named-purposes.ts'
import { PURPOSES } from '../../ground/reference/purposes.ts'
import { showCountry } from '../../ground/reference/show-country.ts'
import { ownName } from '../../platform/words/own-names.ts'
import { countryCalled } from '../search/country-called.ts'
import { showCountryOffers } from '../search/country-offers/show-country-offers.ts'
import { listAgents } from '../search/list-agents.ts'
import type { Asked } from './asked.ts'
import type { Candidate } from './candidate.ts'
import { type Decision, decide } from './decide.ts'
import { guideWords } from './guide-words.ts'
import { noticeFor } from './notice.ts'
import { type Lists, readAsked } from './read-asked.ts'
import type { Weighed } from './weigh-visa.ts'

const MOST_AGENTS = 4
const ALL_PURPOSES = namedPurposes(PURPOSES.map(({ slug }) => slug))

/** The shares of approvals come to it later, as they change at any time. */
export async function showGuide(
  context: Context,
  query: GuideQuery,
  language: Language,
): Promise<GuideAnswer> {
  const say = guideWords(language)
  const { asked, problems } = readAsked(query, await listsIn(context, language), say)
  const iso = asked.destination?.id ?? null
  const [{ rules, source }, country, offers] = await Promise.all([
    findEntryRules(
      context,
      asked.passports.map(({ id }) => id),
      iso,
    ),
    iso
      ? (showCountry(context, { id: iso, minimal: false, purpose: undefined }) as Promise<CountryDetails>)
      : null,
    iso ? showCountryOffers(context, iso) : null,
  ])
  const visas = new Map(country?.visas.map((visa) => [visa.id, visa]))
  const decision = decide(asked, { rules, visas: [...visas.values()].map(candidateOf) }, say)
  const showAll = (weighed: readonly Weighed[]) =>
    weighed.flatMap((one) => viewWeighed(one, visas, offers?.visas ?? []) ?? [])
  const needsVisa = decision.answer?.kind !== 'no_visa' && decision.fits.length + decision.nearly.length > 0
  return {
    asked: viewAsked(asked),
    problems: [...problems, ...decision.problems],
    answer: decision.answer,
    entry: decision.entry,
    source,
    authority: country?.authority ?? null,
    licence: country?.licence ?? null,
    warnings: warningsFor(asked, decision, country?.warnings ?? []),
    checked: country?.checked ?? null,
    fits: showAll(decision.fits),
    nearly: showAll(decision.nearly),
    excluded: decision.excluded.map(({ visa, ruledOut }) => ({
      id: visa.id,
      name: visa.name,
      why: ruledOut ?? '',
    })),
    questions: decision.questions,
    agents: needsVisa ? await agentsFor(context, asked, oneOffered(decision.fits, offers?.visas ?? [])) : [],
    notice: noticeFor(asked.destination, country?.authority?.name ?? null, say),
  }
}

async function listsIn({ db }: Context, language: Language): Promise<Lists> {
  const countries = await countryNames(db)
  return {
    countries: new Map([...countries].map(([iso, name]) => [iso, ownName(language, iso, name)])),
    purposes: ALL_PURPOSES.map((one) => ({ ...one, name: ownName(language, one.id, one.name) })),
    countryCalled,
  }
}

const candidateOf = ({ id, name, purposes, description, checklist, facts }: Visa): Candidate => ({
  id,
  name,
  description,
  checklist,
  facts,
  purposes: purposes.map((purpose) => purpose.id),
})

/** A warning counts if it is about one of these passports, or about everyone; and about a visa of the answer, or about all. */
function warningsFor({ passports, purpose }: Asked, { fits, nearly }: Decision, warnings: Warnings) {
  const answered = new Set([...fits, ...nearly].map(({ visa }) => visa.id))
  return warnings.filter(
    ({ nationalities, visas }) =>
      (!nationalities ||
        passports.length === 0 ||
        passports.some(({ id }) => fitsNationality(id, nationalities))) &&
      (!purpose || visas.length === 0 || visas.some((id) => answered.has(id))),
  )
}
type Warnings = CountryDetails['warnings']

const viewAsked = ({ destination, purpose, ...rest }: Asked): GuideAnswer['asked'] => ({
  ...rest,
  destination: destination && { ...destination, flag: `/flags/${destination.id}.svg` },
  purpose,
})

type Visas = ReadonlyMap<string, CountryDetails['visas'][number]>

function viewWeighed(
  { visa: { id }, why, missing, open }: Weighed,
  visas: Visas,
  offers: VisaOffers[],
): GuideVisa | null {
  const visa = visas.get(id)
  if (!visa) return null
  const offered = offers.find((one) => one.visa === id)
  return {
    visa,
    why,
    missing,
    open: open.map(({ text }) => text),
    offers: offered
      ? { agents: offered.agents, price_from: offered.price_from, price_to: offered.price_to }
      : null,
    approvals: null,
  }
}

/** The one visa that fits, where somebody can be hired for it. */
function oneOffered([only, ...more]: Weighed[], offers: readonly VisaOffers[]) {
  const id = more.length === 0 ? only?.visa.id : undefined
  return offers.some(({ visa }) => visa === id) ? id : undefined
}

/** The agents do exactly this: the one visa, else whatever serves the purpose there. */
async function agentsFor(
  context: Context,
  { destination, purpose }: Asked,
  visa: string | undefined,
): Promise<FoundAgent[]> {
  if (!destination || !purpose) return []
  const found = await listAgents(context, {
    country: destination.id,
    ...(visa ? { visa } : { purpose: purpose.id }),
    sort: 'relevance',
    limit: MOST_AGENTS,
  })
  return found.data.items
}
