import type { EntryKind, EntryOfPassport, EntryRight, GuideEntry } from '@sojourn/contract/supply/guide'
import type { EntryRule } from '../../ground/entry-rules/entry-rule.ts'
import type { Asked, Place } from './asked.ts'
import { authorisedStay } from './authorised-stay.ts'
import { coverOf, isVisit } from './covered.ts'
import { IN_ENGLISH, type Say } from './guide-words.ts'
import { waiverOf } from './residence-waivers.ts'
import { isSchengen } from './schengen.ts'
import { treatyOf } from './treaties.ts'

type Wanted = Pick<Asked, 'passports' | 'residence'> & Partial<Pick<Asked, 'purpose' | 'stay'>>

/** The passport that serves best counts, each is told by itself, and so is what else to know. */
export function decideEntry(
  asked: Wanted,
  destination: Place,
  rules: readonly EntryRule[],
  say: Say = IN_ENGLISH,
): GuideEntry | null {
  const each = asked.passports.map((passport) =>
    entryOf(
      passport,
      destination,
      rules.find((rule) => rule.passport === passport.id),
      say,
    ),
  )
  const serves = servesIn(asked, destination)
  const [best] = each.toSorted((one, other) => serves(one) - serves(other) || easeOf(one) - easeOf(other))
  if (!best) return null
  const known = { ...asked, destination, best, each, say }
  return { ...best, each, notes: notesOf(known), rights: [...rightsOf(known)] }
}

function entryOf(
  passport: Place,
  destination: Place,
  rule: EntryRule | undefined,
  say: Say,
): EntryOfPassport {
  const kind = kindOf(passport, destination, rule)
  const days = daysOf(kind, passport, destination, rule)
  return { passport, kind, days, text: sentenceOf({ kind, days, passport, there: destination }, say) }
}

function kindOf(passport: Place, destination: Place, rule: EntryRule | undefined): EntryKind {
  if (passport.id === destination.id) return 'own'
  if (!rule) return 'unknown'
  // The file has the last word: where it asks for a visa, free movement is not told.
  if (rule.rule === 'visa_free' && treatyOf(passport.id, destination.id)?.gives === 'living')
    return 'free_movement'
  return rule.rule
}

function daysOf(kind: EntryKind, passport: Place, destination: Place, rule: EntryRule | undefined) {
  if (kind === 'visa_free') return rule?.days ?? null
  return kind === 'eta' ? (authorisedStay(passport.id, destination.id)?.days ?? null) : null
}

interface Told {
  kind: EntryKind
  days: number | null
  passport: Place
  there: Place
}

function sentenceOf({ kind, days, passport, there }: Told, say: Say) {
  const places = { passport, there }
  const withoutDays = (sentence: string) => `${sentence} ${daysNotSaid(say)}`
  switch (kind) {
    case 'own':
      return say(
        '{there} is the country of your passport: you need no visa to enter, live, work or study there.',
        places,
      )
    case 'free_movement':
      return say(
        'With a passport of {passport} you need no visa for {there}, and may live, work and study there.',
        places,
      )
    case 'visa_free':
      return days === null
        ? withoutDays(say('With a passport of {passport} you can visit {there} without a visa.', places))
        : say('With a passport of {passport} you can visit {there} without a visa for up to {days} days.', {
            ...places,
            days,
          })
    case 'visa_on_arrival':
      return withoutDays(
        say(
          'With a passport of {passport} you can ask for a visa for a visit when you arrive in {there}.',
          places,
        ),
      )
    case 'eta': {
      const rule = say(
        'With a passport of {passport} you can visit {there} with a travel authorisation, which you ask for online before you travel.',
        places,
      )
      return days === null
        ? withoutDays(rule)
        : `${rule} ${say('It lets you stay for up to {days} days at each visit.', { days })}`
    }
    case 'e_visa':
      return say(
        'With a passport of {passport} you need a visa to visit {there}, which you can apply for online (an e-visa).',
        places,
      )
    case 'visa_required':
      return say(
        'With a passport of {passport} you need a visa to visit {there}, which you apply for before you travel.',
        places,
      )
    case 'no_admission':
      return say(
        '{there} does not admit travellers with a passport of {passport}, as the source has it. Ask its authority before you plan anything.',
        places,
      )
    case 'unknown':
      return say(
        'The source has no entry rule for a passport of {passport} in {there}. Ask its embassy or consulate.',
        places,
      )
  }
}

const daysNotSaid = (say: Say) => say('The source does not say for how many days.')

const EASE: readonly EntryKind[] = [
  'own',
  'free_movement',
  'visa_free',
  'eta',
  'visa_on_arrival',
  'e_visa',
  'visa_required',
  'unknown',
  'no_admission',
]
const MOST_DAYS = 1000

/** Lower is easier; among those without a visa the longer stay is. */
const easeOf = ({ kind, days }: EntryOfPassport) => EASE.indexOf(kind) * MOST_DAYS - (days ?? 0)

/** Lower serves better what one wants to do there: living, a visit of that length, then residence for the asking. */
function servesIn(wanted: Wanted, destination: Place) {
  const { purpose = null, stay = null } = wanted
  return (entry: EntryOfPassport) => {
    const cover = coverOf(entry, { purpose, stay })
    if (cover === 'all') return 0
    if (cover === 'visit' || cover === 'authorisation') return 1
    return residenceIn(entry, destination) ? 2 : 3
  }
}

const MAY_VISIT: readonly EntryKind[] = ['visa_free', 'eta', 'visa_on_arrival']

/** A treaty that says more than the rule for visits does, where that rule lets one in. */
const treatyBeside = ({ kind, passport }: EntryOfPassport, destination: Place) =>
  MAY_VISIT.includes(kind) ? treatyOf(passport.id, destination.id) : undefined

/** The treaty by which one is given residence for the asking. */
export function residenceIn(entry: EntryOfPassport, destination: Place) {
  const treaty = treatyBeside(entry, destination)
  return treaty?.gives === 'residence' ? treaty : undefined
}

/** Each right names its source. */
function* rightsOf({ best, destination, residence, purpose, say }: Known): Iterable<EntryRight> {
  const treaty =
    best.kind === 'free_movement'
      ? treatyOf(best.passport.id, destination.id)
      : treatyBeside(best, destination)
  if (treaty) {
    const { text, source, url, reference, isRead } = treaty
    yield { text: say(text), source, url, reference, is_read: isRead }
  }
  const stay = best.kind === 'eta' ? authorisedStay(best.passport.id, destination.id) : null
  if (stay)
    yield {
      text: say('The travel authorisation lets you stay for up to {days} days at each visit.', {
        days: stay.days,
      }),
      source: stay.source,
      url: stay.url,
      ...BY_AUTHORITY,
    }
  const waiver = residence && waiverOf(residence.id, destination.id)
  if (waiver && !NEEDS_NO_WAIVER.includes(best.kind) && (!purpose || isVisit(purpose.id)))
    yield { text: say(waiver.text), source: waiver.source, url: waiver.url, ...BY_AUTHORITY }
}

/** The page of the authority is the reference. */
const BY_AUTHORITY = { reference: null, is_read: true }

const NEEDS_NO_WAIVER: readonly EntryKind[] = ['own', 'free_movement', 'visa_free']

interface Known extends Wanted {
  destination: Place
  best: EntryOfPassport
  each: EntryOfPassport[]
  say: Say
}

function notesOf({ destination, best, each, say }: Known) {
  const notes: string[] = []
  const others = each.filter((entry) => entry !== best)
  const [other] = others
  if (other && (other.kind !== best.kind || other.days !== best.days)) {
    notes.push(`${say('Your passports differ.')} ${other.text}`)
    notes.push(
      best.kind === 'own'
        ? say('Enter {there} with its own passport; many countries ask their citizens to.', {
            there: destination,
          })
        : say('Travel and apply with your passport of {passport}.', { passport: best.passport }),
    )
  } else if (other) notes.push(say('Both of your passports have the same rule.'))
  if (isSchengen(destination.id) && best.kind === 'visa_free')
    notes.push(say('Days in all Schengen countries count together: usually 90 in any 180.'))
  return notes
}
