import type { GuideEntry } from '@sojourn/contract/supply/guide/guide'
import type { Asked, Place } from './asked.ts'
import type { Candidate } from './candidate.ts'
import { nameFirst } from './place-name.ts'
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
  entry: GuideEntry
}

/** The visas of a purpose: those that fit, those that lack something, and those ruled out. The fewest open points come first. */
export function chooseVisas(visas: readonly Candidate[], known: Known): Chosen {
  const weighed = visas
    .filter(({ purposes }) => purposes.includes(known.purpose.id))
    .map((visa) => withAdmission(weighVisa(visa, known), known))
  const possible = weighed.filter(({ ruledOut }) => !ruledOut)
  return {
    fits: possible.filter(({ missing }) => missing.length === 0).toSorted(byOpenPoints),
    nearly: possible.filter(({ missing }) => missing.length > 0).toSorted(byMissing),
    excluded: weighed.filter(({ ruledOut }) => ruledOut),
  }
}

function withAdmission(weighed: Weighed, { entry, destination }: Known): Weighed {
  if (entry.kind !== 'no_admission') return weighed
  const sentence = `${nameFirst(destination)} does not admit your passport, as the source has it: its authority must say first whether you may apply.`
  return { ...weighed, missing: [sentence, ...weighed.missing] }
}

const byOpenPoints = (one: Weighed, other: Weighed) => one.open.length - other.open.length
const byMissing = (one: Weighed, other: Weighed) => one.missing.length - other.missing.length
