import type { GuideAnswer, GuideEntry } from '@sojourn/contract/supply/guide'
import type { Asked, Place } from './asked.ts'
import type { Chosen } from './choose-visas.ts'
import { type Cover, isVisit, visitInWords } from './covered.ts'
import { residenceIn } from './decide-entry.ts'
import { nameFirst, nameOf, purposeInWords } from './place-name.ts'
import { waiverOf } from './residence-waivers.ts'

type Answer = NonNullable<GuideAnswer['answer']>

/** What one wants to do in a country, after `You need a visa`. */
const TO_DO: Record<string, string> = {
  study: 'to study in',
  work: 'to work in',
  visit: 'to visit',
  'permanent-residence': 'to settle in',
  family: 'to join your family in',
  'business-and-investment': 'to run or invest in a business in',
  'remote-work': 'to work remotely from',
  retirement: 'to retire in',
  'medical-treatment': 'to be treated in',
  transit: 'to pass through',
}

interface Known {
  asked: Asked
  destination: Place
  entry: GuideEntry
  cover: Cover
  chosen: Chosen
}

/** The answer in a line and a sentence; it never promises anything. */
export function answerOf(known: Known): Answer {
  const answer = byRule(known)
  const waiver = waiverFor(known)
  if (!waiver) return answer
  return {
    ...answer,
    title: `${answer.title}, unless you ${waiver.unless(nameOf(waiver.residence))}`,
    text: `${answer.text} ${waiver.text}`,
  }
}

/** What spares the visit the visa, by where one lives. */
function waiverFor({ asked: { residence, purpose, stay }, destination, entry }: Known) {
  if (!residence || (purpose && !isVisit(purpose.id)) || !WAIVED.has(entry.kind)) return null
  const waiver = waiverOf(residence.id, destination.id)
  return waiver && (stay ?? 0) <= waiver.days ? { ...waiver, residence } : null
}
const WAIVED = new Set<GuideEntry['kind']>(['eta', 'visa_on_arrival', 'e_visa', 'visa_required'])

function byRule(known: Known): Answer {
  const { entry, cover, asked } = known
  if (!asked.purpose) return aboutVisiting(known)
  if (cover === 'all') return withoutVisa(known)
  if (cover === 'visit' || cover === 'authorisation') return aboutVisiting(known)
  if (cover === 'unsure') return aboutDays(known)
  if (entry.kind === 'no_admission')
    return {
      kind: 'unknown',
      title: `${nameFirst(known.destination)} does not admit your passport`,
      text: entry.text,
    }
  return byVisas(known, asked.purpose)
}

function withoutVisa({ entry, destination }: Known): Answer {
  const there = nameOf(destination)
  const title =
    entry.kind === 'own'
      ? `You need no visa: ${there} is your own country`
      : `You may live, work and study in ${there} without a visa`
  return { kind: 'no_visa', title, text: entry.text }
}

/** One may visit, and the source names no days for a stay as long as this. */
const aboutDays = ({ entry, destination, asked }: Known): Answer => ({
  kind: 'unknown',
  title: `Ask for how long you may stay in ${nameOf(destination)}`,
  text: `${entry.text} You want to stay for ${asked.stay} days: ask the authority before you book.`,
})

function aboutVisiting({ entry, destination, asked }: Known): Answer {
  const there = nameOf(destination)
  const { text } = withTransit(entry.text, asked)
  switch (entry.kind) {
    case 'own':
    case 'free_movement':
      return { kind: 'no_visa', title: `You need no visa for ${there}`, text }
    case 'visa_free':
      return { kind: 'no_visa', title: `You can visit ${there} without a visa`, text }
    case 'eta':
      return { kind: 'before_travel', title: `You need a travel authorisation to visit ${there}`, text }
    case 'visa_on_arrival':
      return { kind: 'before_travel', title: `You can get a visa when you arrive in ${there}`, text }
    case 'e_visa':
      return { kind: 'visa', title: `You need an e-visa to visit ${there}`, text }
    case 'visa_required':
      return { kind: 'visa', title: `You need a visa to visit ${there}`, text }
    case 'no_admission':
      return { kind: 'unknown', title: `${nameFirst(destination)} does not admit your passport`, text }
    case 'unknown':
      return { kind: 'unknown', title: `Ask the authority of ${there}`, text }
  }
}

const withTransit = (text: string, { purpose }: Asked) => ({
  text:
    purpose?.id === 'transit'
      ? `${text} Changing planes without entering the country has rules of its own: ask your airline.`
      : text,
})

function byVisas(known: Known, purpose: Place): Answer {
  const { entry, asked, chosen } = known
  const { text } = withTransit(entry.text, asked)
  const found = foundInWords(chosen, purpose)
  const treaty = asksForLiving(known, purpose) ? residenceIn(entry, known.destination) : undefined
  if (treaty)
    return {
      kind: chosen.fits.length + chosen.nearly.length === 0 ? 'unknown' : 'visa',
      title: `You can ask for residence in ${nameOf(known.destination)} under ${treaty.name}`,
      text: [treaty.text, text, found].join(' '),
    }
  if (chosen.fits.length + chosen.nearly.length === 0)
    return { kind: 'unknown', title: titleOf(known, purpose), text: `${text} ${found}` }
  const more = beyondVisit(known, purpose)
  return {
    kind: 'visa',
    title: titleOf(known, purpose),
    text: [text, more, found].filter(Boolean).join(' '),
  }
}

/** What residence serves; a visit only where it is longer than the rule for visits allows. */
const asksForLiving = ({ entry, asked }: Known, { id }: Place) =>
  id !== 'citizenship' &&
  id !== 'humanitarian-protection' &&
  (!isVisit(id) || (entry.days !== null && (asked.stay ?? 0) > entry.days))

/** What the rule for visits leaves open. */
function beyondVisit({ entry, asked, destination }: Known, purpose: Place) {
  if (!['visa_free', 'eta', 'visa_on_arrival'].includes(entry.kind)) return ''
  if (!isVisit(purpose.id)) return `That covers a visit, not ${purposeInWords(purpose)}.`
  return `That covers ${visitInWords(entry)} to ${nameOf(destination)}, and you want to stay for ${asked.stay} days.`
}

function titleOf({ destination }: Known, purpose: Place) {
  const there = nameOf(destination)
  if (purpose.id === 'citizenship') return `You apply for the citizenship of ${there}, not for a visa`
  if (purpose.id === 'humanitarian-protection') return `You ask the authority of ${there} for protection`
  return `You need a visa ${TO_DO[purpose.id] ?? 'for'} ${there}`
}

function foundInWords({ fits, nearly }: Chosen, purpose: Place) {
  if (fits.length + nearly.length === 0)
    return `Our catalogue has no visa for ${purposeInWords(purpose)} there that fits: ask the authority which one it has.`
  const some = fits.length > 1 ? `${fits.length} visas fit` : `${fits.length === 1 ? 'One' : 'No'} visa fits`
  const more = nearly.length > 0 ? `, ${nearly.length} nearly ${nearly.length === 1 ? 'fits' : 'fit'}` : ''
  return `${some} what you told us${more}.`
}
