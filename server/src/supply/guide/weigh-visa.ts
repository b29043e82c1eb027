import { fitsNationality } from '@sojourn/contract/ground/nationality-groups'
import { AGE_BANDS, type GuideParameter, type Need } from '@sojourn/contract/supply/guide-answers'
import type { Asked, Place } from './asked.ts'
import type { Candidate } from './candidate.ts'
import { isForResidents, needsOf } from './needs-of.ts'
import { nameOf, purposeInWords } from './place-name.ts'

/** How a visa fits somebody: what speaks for it, what is missing, what nobody has said, and what rules it out. */
export interface Weighed {
  visa: Candidate
  why: string[]
  missing: string[]
  open: { field: GuideParameter; text: string }[]
  /** What cannot be changed: a passport, an age. */
  ruledOut: string | null
}

interface Known {
  asked: Asked
  destination: Place
  purpose: Place
}

export function weighVisa(visa: Candidate, known: Known): Weighed {
  const weighed: Weighed = {
    visa,
    why: [`It is for ${purposeInWords(known.purpose)}.`],
    missing: [],
    open: [],
    ruledOut: null,
  }
  for (const weigh of [weighNationality, weighAge, weighStay, weighResidence, weighNeeds])
    weigh(weighed, known)
  return weighed
}

/** A paper that only some passports have, where the limits themselves are not known. */
const ON_A_LIST = /^passport from a country/i

function weighNationality(weighed: Weighed, { asked }: Known) {
  const limits = weighed.visa.facts.nationalities?.value
  const listed = weighed.visa.checklist.find((line) => ON_A_LIST.test(line))
  if (!limits && listed) weighed.open.push({ field: 'passport', text: `Its checklist says: “${listed}”.` })
  if (!limits || limits.only.length + limits.except.length === 0 || asked.passports.length === 0) return
  const fitting = asked.passports.find(({ id }) => fitsNationality(id, limits))
  if (!fitting) weighed.ruledOut = `It is not open to passports of ${namesOf(asked.passports)}.`
  else weighed.why.push(`It is open to passports of ${nameOf(fitting)}.`)
}

function weighAge(weighed: Weighed, { asked }: Known) {
  const limits = weighed.visa.facts.age?.value
  if (!limits) return
  const least = limits.min ?? 0
  const most = limits.max ?? Infinity
  const words = ageWords(limits)
  if (!asked.age) return void weighed.open.push({ field: 'age', text: `It is for people ${words}.` })
  const { from, to } = AGE_BANDS[asked.age]
  if (to < least || from > most) weighed.ruledOut ??= `It is for people ${words}.`
  else if (from >= least && to <= most) weighed.why.push(`Your age is within its limits: ${words}.`)
  else weighed.open.push({ field: 'age', text: `It is for people ${words}: check your exact age.` })
}

function ageWords({ min, max }: { min: number | null; max: number | null }) {
  if (min !== null && max !== null) return `aged ${min} to ${max}`
  return max === null ? `aged ${min} or older` : `aged ${max} or younger`
}

function weighStay(weighed: Weighed, { asked }: Known) {
  const { stay, extend } = weighed.visa.facts
  const most = stay?.value.max_days ?? null
  if (most === null || asked.stay === null) return
  if (asked.stay <= most) weighed.why.push('It allows the time you want to stay.')
  else if (extend && extend.value !== 'no')
    weighed.open.push({
      field: 'stay',
      text: `It allows ${most} days at first; ask whether yours can be extended.`,
    })
  else weighed.missing.push(`It allows ${most} days at most, and you want to stay longer.`)
}

function weighResidence(weighed: Weighed, { asked, destination, purpose }: Known) {
  if (!isForResidents(weighed.visa, purpose.id)) return
  const there = nameOf(destination)
  if (asked.residence?.id === destination.id)
    weighed.why.push(`It is for people who live in ${there}, as you do.`)
  else if (asked.residence)
    weighed.missing.push(`It is for people who live in ${there} already: ${firstSentence(weighed.visa)}`)
  // The form says that who leaves it empty lives in the country of their passport.
  else if (asked.passports.some(({ id }) => id !== destination.id))
    weighed.missing.push(
      `It is for people who live in ${there} already. If you do, say so under “Where do you live now?”.`,
    )
  else weighed.open.push({ field: 'residence', text: `It is for people who live in ${there} already.` })
}

const SENTENCES: Record<Need, { met: string; missing: string; open: string }> = {
  job_offer: {
    met: 'You have the job offer it asks for.',
    missing: 'It asks for a job offer from an employer there.',
    open: 'It asks for a job offer from an employer there.',
  },
  school_place: {
    met: 'You have the place at a school it asks for.',
    missing: 'It asks for a place at a school there.',
    open: 'It asks for a place at a school there.',
  },
  relative: {
    met: 'You have family there, whom you would join.',
    missing: 'It is for people who join close family there.',
    open: 'It is for people who join close family there.',
  },
  studied_there: {
    met: 'You have finished a course there.',
    missing: 'It is for people who have finished a course there.',
    open: 'It is for people who have finished a course there.',
  },
}

function weighNeeds(weighed: Weighed, { asked, purpose }: Known) {
  for (const { need, paper } of needsOf(weighed.visa, purpose.id)) {
    const { met, missing, open } = SENTENCES[need]
    const proof = paper ? ` Its checklist says: “${paper}”.` : ''
    if (asked[need] === true) weighed.why.push(met)
    else if (asked[need] === false) weighed.missing.push(missing + proof)
    else weighed.open.push({ field: need, text: open })
  }
}

const firstSentence = ({ description }: Candidate) => description.split(/(?<=\.) /)[0] ?? description
const namesOf = (places: readonly Place[]) => places.map(nameOf).join(' or ')
