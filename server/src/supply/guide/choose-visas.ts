import type { GuideEntry } from '@sojourn/contract/supply/guide'
import type { Asked, Place } from './asked.ts'
import type { Candidate } from './candidate.ts'
import type { Cover } from './covered.ts'
import type { Say } from './guide-words.ts'
import { isAuthorisation, isEVisa, isOnArrival } from './light-entry.ts'
import { purposeInWords } from './purpose-words.ts'
import { type Weighed, weighVisa } from './weigh-visa.ts'

export interface Chosen {
  fits: Weighed[]
  nearly: Weighed[]
  excluded: Weighed[]
}

interface Known {
  asked: Asked
  destination: Place
  purpose: Place
  /** It is null where no passport was named. */
  entry: GuideEntry | null
  cover: Cover
  say: Say
}

/** Purposes whose visas come nearest where a country has none of its own for one. */
const INSTEAD: Partial<Record<string, readonly string[]>> = {
  'permanent-residence': ['work', 'family'],
  'business-and-investment': ['work', 'visit'],
  'remote-work': ['work', 'visit'],
  retirement: ['permanent-residence', 'visit'],
  'medical-treatment': ['visit'],
  transit: ['visit'],
}

/** Visas of a purpose fit, lack something, or are ruled out. */
export function chooseVisas(visas: readonly Candidate[], known: Known): Chosen {
  const weighed = candidatesFor(visas, known.purpose.id).map((visa) =>
    withPurpose(withEntry(weighVisa(visa, known), known), known),
  )
  const possible = weighed.filter(({ ruledOut }) => !ruledOut)
  return {
    fits: possible.filter(({ missing }) => missing.length === 0).toSorted(byOpenPoints(known.purpose.id)),
    nearly: possible.filter(({ missing }) => missing.length > 0).toSorted(byMissing),
    excluded: weighed.filter(({ ruledOut }) => ruledOut),
  }
}

function candidatesFor(visas: readonly Candidate[], purpose: string) {
  const serving = (wanted: string) => visas.filter(({ purposes }) => purposes.includes(wanted))
  const own = serving(purpose)
  return own.length > 0 ? own : [...new Set((INSTEAD[purpose] ?? []).flatMap(serving))]
}

function withPurpose(weighed: Weighed, { purpose, say }: Known): Weighed {
  if (weighed.visa.purposes.includes(purpose.id)) return weighed
  const sentence = say('It is not made for {purpose}: ask the authority whether it can serve.', {
    purpose: purposeInWords(purpose, say),
  })
  return { ...weighed, why: [], missing: [...weighed.missing, sentence] }
}

/** Nobody needs such a visa for a visit, or somebody may not ask for it at all. */
function withEntry(weighed: Weighed, { entry, cover, destination: there, say }: Known): Weighed {
  if (!entry) return weighed
  const { visa } = weighed
  if (entry.kind === 'no_admission')
    return lacking(
      weighed,
      say(
        '{there} does not admit your passport, as the source has it: its authority must say first whether you may apply.',
        { there },
      ),
    )
  if (isAuthorisation(visa))
    return entry.kind === 'visa_required' || entry.kind === 'e_visa'
      ? {
          ...weighed,
          ruledOut: say('It is for passports that need no visa for a visit to {there}.', { there }),
        }
      : weighed
  if (entry.kind === 'visa_required' && isEVisa(visa))
    return lacking(
      weighed,
      say('The source names no e-visa for your passport: ask the authority whether you can have one.'),
    )
  if (cover !== 'visit' && cover !== 'authorisation') return weighed
  if (entry.kind === 'visa_on_arrival' && (isOnArrival(visa) || isEVisa(visa))) return weighed
  const notNeeded =
    entry.days === null
      ? say('You do not need it for a short visit.')
      : say('You do not need it for a visit of up to {days} days.', { days: entry.days })
  return { ...weighed, missing: [...weighed.missing, notNeeded] }
}

const lacking = (weighed: Weighed, sentence: string): Weighed => ({
  ...weighed,
  missing: [sentence, ...weighed.missing],
})

/** Visas made for the purpose come before those that serve it too, the fewest open points first. */
const byOpenPoints = (purpose: string) => {
  const rank = ({ visa, open }: Weighed) => (visa.purposes[0] === purpose ? 0 : MANY) + open.length
  return (one: Weighed, other: Weighed) => rank(one) - rank(other)
}
const MANY = 100
const byMissing = (one: Weighed, other: Weighed) => one.missing.length - other.missing.length
