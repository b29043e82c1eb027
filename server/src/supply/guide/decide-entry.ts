import type { EntryKind, EntryOfPassport, GuideEntry } from '@sojourn/contract/supply/guide'
import type { EntryRule } from '../../ground/entry-rules/entry-rule.ts'
import type { Asked, Place } from './asked.ts'
import { freeMovement, isSchengen } from './free-movement.ts'
import { nameFirst, nameOf } from './place-name.ts'

/** How these passports let one into the destination: the easiest of them, each by itself, and what else to know. */
export function decideEntry(
  asked: Pick<Asked, 'passports' | 'residence'>,
  destination: Place,
  rules: readonly EntryRule[],
): GuideEntry | null {
  const each = asked.passports.map((passport) =>
    entryOf(
      passport,
      destination,
      rules.find((rule) => rule.passport === passport.id),
    ),
  )
  const [best] = each.toSorted((one, other) => easeOf(one) - easeOf(other))
  if (!best) return null
  return { ...best, each, notes: notesOf({ ...asked, destination, best, each }) }
}

function entryOf(passport: Place, destination: Place, rule: EntryRule | undefined): EntryOfPassport {
  const kind = kindOf(passport, destination, rule)
  const days = kind === 'visa_free' ? (rule?.days ?? null) : null
  return { passport, kind, days, text: sentenceOf(kind, days, nameOf(passport), destination) }
}

function kindOf(passport: Place, destination: Place, rule: EntryRule | undefined): EntryKind {
  if (passport.id === destination.id) return 'own'
  if (!rule) return 'unknown'
  // The file has the last word: where it asks for a visa, free movement is not told.
  if (rule.rule === 'visa_free' && freeMovement(passport.id, destination.id)) return 'free_movement'
  return rule.rule
}

function sentenceOf(kind: EntryKind, days: number | null, passport: string, destination: Place) {
  const there = nameOf(destination)
  const holder = `With a passport of ${passport}`
  switch (kind) {
    case 'own':
      return `${nameFirst(destination)} is the country of your passport: you need no visa to enter, live, work or study there.`
    case 'free_movement':
      return `${holder} you need no visa for ${there}, and may live, work and study there.`
    case 'visa_free':
      return days === null
        ? `${holder} you can visit ${there} without a visa. The source does not say for how many days.`
        : `${holder} you can visit ${there} without a visa for up to ${days} days.`
    case 'visa_on_arrival':
      return `${holder} you can ask for a visa for a visit when you arrive in ${there}.`
    case 'eta':
      return `${holder} you can visit ${there} with a travel authorisation, which you ask for online before you travel.`
    case 'e_visa':
      return `${holder} you need a visa to visit ${there}, which you can apply for online (an e-visa).`
    case 'visa_required':
      return `${holder} you need a visa to visit ${there}, which you apply for before you travel.`
    case 'no_admission':
      return `${nameFirst(destination)} does not admit travellers with a passport of ${passport}, as the source has it. Ask its authority before you plan anything.`
    case 'unknown':
      return `The source has no entry rule for a passport of ${passport} in ${there}. Ask its embassy or consulate.`
  }
}

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

interface Known extends Pick<Asked, 'residence'> {
  destination: Place
  best: EntryOfPassport
  each: EntryOfPassport[]
}

function notesOf({ residence, destination, best, each }: Known) {
  const notes: string[] = []
  const others = each.filter((entry) => entry !== best)
  const [other] = others
  if (other && (other.kind !== best.kind || other.days !== best.days)) {
    notes.push(`Your passports differ. ${other.text}`)
    notes.push(
      best.kind === 'own'
        ? `Enter ${nameOf(destination)} with its own passport; many countries ask their citizens to.`
        : `Travel and apply with your passport of ${nameOf(best.passport)}.`,
    )
  } else if (other) notes.push('Both of your passports have the same rule.')
  if (best.kind === 'free_movement') {
    const text = freeMovement(best.passport.id, destination.id)
    if (text) notes.push(text)
  }
  if (isSchengen(destination.id) && best.kind === 'visa_free')
    notes.push('Days in all Schengen countries count together: usually 90 in any 180.')
  if (residence && residence.id !== destination.id && isSchengen(residence.id) && isSchengen(destination.id))
    if (!['own', 'free_movement', 'visa_free'].includes(best.kind))
      notes.push(
        `A valid residence permit of ${nameOf(residence)} usually lets you visit other Schengen countries for up to 90 days in any 180.`,
      )
  return notes
}
