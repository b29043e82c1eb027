import type { GuideEntry } from '@sojourn/contract/supply/guide'
import type { Asked, Place } from './asked.ts'
import type { Candidate } from './candidate.ts'
import { type Cover, longestVisit } from './covered.ts'
import { nameFirst, purposeInWords } from './place-name.ts'
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
  /** Null where no passport was named. */
  entry: GuideEntry | null
  cover: Cover
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

/** The visas of a purpose: those that fit, those that lack something, and those ruled out. */
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

function withPurpose(weighed: Weighed, { purpose }: Known): Weighed {
  if (weighed.visa.purposes.includes(purpose.id)) return weighed
  const sentence = `It is not made for ${purposeInWords(purpose)}: ask the authority whether it can serve.`
  return { ...weighed, why: [], missing: [...weighed.missing, sentence] }
}

/** A visa nobody needs for a short visit, and one somebody may not ask for at all. */
function withEntry(weighed: Weighed, { entry, cover, destination }: Known): Weighed {
  if (entry?.kind === 'no_admission') {
    const sentence = `${nameFirst(destination)} does not admit your passport, as the source has it: its authority must say first whether you may apply.`
    return { ...weighed, missing: [sentence, ...weighed.missing] }
  }
  if (!entry || (cover !== 'visit' && cover !== 'authorisation')) return weighed
  if (cover === 'authorisation' && isAuthorisation(weighed.visa)) return weighed
  const sentence = `You need it only for a stay longer than ${longestVisit(entry)} days.`
  return { ...weighed, missing: [...weighed.missing, sentence] }
}

const isAuthorisation = ({ name }: Candidate) =>
  /authori[sz]ation|\b(NZ)?e-?TA\b|\bESTA\b|on arrival/i.test(name)

/** Those made for the purpose before those that serve it too, the fewest open points first. */
const byOpenPoints = (purpose: string) => {
  const rank = ({ visa, open }: Weighed) => (visa.purposes[0] === purpose ? 0 : MANY) + open.length
  return (one: Weighed, other: Weighed) => rank(one) - rank(other)
}
const MANY = 100
const byMissing = (one: Weighed, other: Weighed) => one.missing.length - other.missing.length
