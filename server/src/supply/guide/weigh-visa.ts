import { fitsNationality } from '@sojourn/contract/ground/nationality-groups'
import { AGE_BANDS, type GuideParameter, type Need } from '@sojourn/contract/supply/guide-answers'
import type { Asked, Place } from './asked.ts'
import type { Candidate } from './candidate.ts'
import type { Say } from './guide-words.ts'
import { isForResidents, needsOf } from './needs-of.ts'
import { purposeInWords } from './purpose-words.ts'

/** Some things speak for a visa, some are missing, some nobody has said, and some rule it out. */
export interface Weighed {
  visa: Candidate
  why: string[]
  missing: string[]
  open: { field: GuideParameter; text: string }[]
  /** Nothing can be changed about it: a passport, an age. */
  ruledOut: string | null
}

interface Known {
  asked: Asked
  destination: Place
  purpose: Place
  say: Say
}

export function weighVisa(visa: Candidate, known: Known): Weighed {
  const weighed: Weighed = {
    visa,
    why: [known.say('It is for {purpose}.', { purpose: purposeInWords(known.purpose, known.say) })],
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

function weighNationality(weighed: Weighed, { asked, say }: Known) {
  const limits = weighed.visa.facts.nationalities?.value
  const listed = weighed.visa.checklist.find((line) => ON_A_LIST.test(line))
  if (!limits && listed)
    weighed.open.push({ field: 'passport', text: say('Its checklist says: “{line}”.', { line: listed }) })
  if (!limits || limits.only.length + limits.except.length === 0 || asked.passports.length === 0) return
  const fitting = asked.passports.find(({ id }) => fitsNationality(id, limits))
  if (!fitting) weighed.ruledOut = closedTo(asked.passports, say)
  else weighed.why.push(say('It is open to passports of {passport}.', { passport: fitting }))
}

function weighAge(weighed: Weighed, { asked, say }: Known) {
  const limits = weighed.visa.facts.age?.value
  if (!limits) return
  const least = limits.min ?? 0
  const most = limits.max ?? Infinity
  const values = ageValues(limits)
  const isFor = () =>
    say(
      '{range, select, both {It is for people aged {min} to {max}.} from {It is for people aged {min} or older.} other {It is for people aged {max} or younger.}}',
      values,
    )
  if (!asked.age) return void weighed.open.push({ field: 'age', text: isFor() })
  const { from, to } = AGE_BANDS[asked.age]
  if (to < least || from > most) weighed.ruledOut ??= isFor()
  else if (from >= least && to <= most)
    weighed.why.push(
      say(
        '{range, select, both {Your age is within its limits: aged {min} to {max}.} from {Your age is within its limits: aged {min} or older.} other {Your age is within its limits: aged {max} or younger.}}',
        values,
      ),
    )
  else
    weighed.open.push({
      field: 'age',
      text: say(
        '{range, select, both {It is for people aged {min} to {max}: check your exact age.} from {It is for people aged {min} or older: check your exact age.} other {It is for people aged {max} or younger: check your exact age.}}',
        values,
      ),
    })
}

const ageValues = ({ min, max }: { min: number | null; max: number | null }) => ({
  range: min !== null && max !== null ? 'both' : max === null ? 'from' : 'to',
  min: min ?? 0,
  max: max ?? 0,
})

function weighStay(weighed: Weighed, { asked, say }: Known) {
  const { stay, extend } = weighed.visa.facts
  const most = stay?.value.max_days ?? null
  if (most === null || asked.stay === null) return
  if (asked.stay <= most) weighed.why.push(say('It allows the time you want to stay.'))
  else if (extend && extend.value !== 'no')
    weighed.open.push({
      field: 'stay',
      text: say('It allows {days} days at first; ask whether yours can be extended.', { days: most }),
    })
  else
    weighed.missing.push(say('It allows {days} days at most, and you want to stay longer.', { days: most }))
}

function weighResidence(weighed: Weighed, { asked, destination: there, purpose, say }: Known) {
  if (!isForResidents(weighed.visa, purpose.id)) return
  if (asked.residence?.id === there.id)
    weighed.why.push(say('It is for people who live in {there}, as you do.', { there }))
  else if (asked.residence)
    weighed.missing.push(
      say('It is for people who live in {there} already: {description}', {
        there,
        description: firstSentence(weighed.visa),
      }),
    )
  // The form says that who leaves it empty lives in the country of their passport.
  else if (asked.passports.some(({ id }) => id !== there.id))
    weighed.missing.push(
      say('It is for people who live in {there} already. If you do, say so under “Where do you live now?”.', {
        there,
      }),
    )
  else
    weighed.open.push({
      field: 'residence',
      text: say('It is for people who live in {there} already.', { there }),
    })
}

const sentencesOf = (say: Say): Record<Need, { met: string; lacking: string }> => ({
  job_offer: {
    met: say('You have the job offer it asks for.'),
    lacking: say('Requires a job offer from an employer there.'),
  },
  school_place: {
    met: say('You have the place at a school it asks for.'),
    lacking: say('It asks for a place at a school there.'),
  },
  relative: {
    met: say('You have family there, whom you would join.'),
    lacking: say('It is for people who join close family there.'),
  },
  studied_there: {
    met: say('You have finished a course there.'),
    lacking: say('It is for people who have finished a course there.'),
  },
})

function weighNeeds(weighed: Weighed, { asked, purpose, say }: Known) {
  for (const { need, paper } of needsOf(weighed.visa, purpose.id)) {
    const { met, lacking } = sentencesOf(say)[need]
    const proof = paper ? ` ${say('Its checklist says: “{line}”.', { line: paper })}` : ''
    if (asked[need] === true) weighed.why.push(met)
    else if (asked[need] === false) weighed.missing.push(lacking + proof)
    else weighed.open.push({ field: need, text: lacking })
  }
}

const firstSentence = ({ description }: Candidate) => description.split(/(?<=\.) /)[0] ?? description

function closedTo([first, second]: readonly Place[], say: Say) {
  if (!first) return null
  return second
    ? say('It is not open to passports of {passport} or {other}.', { passport: first, other: second })
    : say('It is not open to passports of {passport}.', { passport: first })
}
