import type { GuideAnswer, GuideEntry } from '@sojourn/contract/supply/guide'
import type { Asked, Place } from './asked.ts'
import type { Chosen } from './choose-visas.ts'
import { type Cover, isVisit } from './covered.ts'
import { residenceIn } from './decide-entry.ts'
import type { Say } from './guide-words.ts'
import { purposeInWords } from './purpose-words.ts'
import { waiverOf } from './residence-waivers.ts'

type Answer = NonNullable<GuideAnswer['answer']>

function visaNeeded(purpose: string, there: Place, say: Say) {
  switch (purpose) {
    case 'study':
      return say('You need a visa to study in {there}', { there })
    case 'work':
      return say('You need a visa to work in {there}', { there })
    case 'visit':
      return say('You need a visa to visit {there}', { there })
    case 'permanent-residence':
      return say('You need a visa to settle in {there}', { there })
    case 'family':
      return say('You need a visa to join your family in {there}', { there })
    case 'business-and-investment':
      return say('You need a visa to run or invest in a business in {there}', { there })
    case 'remote-work':
      return say('You need a visa to work remotely from {there}', { there })
    case 'retirement':
      return say('You need a visa to retire in {there}', { there })
    case 'medical-treatment':
      return say('You need a visa to be treated in {there}', { there })
    case 'transit':
      return say('You need a visa to pass through {there}', { there })
    default:
      return say('You need a visa for {there}', { there })
  }
}

interface Known {
  asked: Asked
  destination: Place
  entry: GuideEntry
  cover: Cover
  chosen: Chosen
  say: Say
}

/** The answer has a line and a sentence; it never promises anything. */
export function answerOf(known: Known): Answer {
  const { say } = known
  const answer = byRule(known)
  const waiver = waiverFor(known)
  if (!waiver) return answer
  return {
    ...answer,
    title: say(waiver.unless, { title: answer.title, residence: waiver.residence }),
    text: `${answer.text} ${say(waiver.text)}`,
  }
}

/** The country one lives in can spare the visit the visa. */
function waiverFor({ asked: { residence, purpose, stay }, destination, entry }: Known) {
  if (!residence || (purpose && !isVisit(purpose.id)) || !WAIVED.has(entry.kind)) return null
  const waiver = waiverOf(residence.id, destination.id)
  return waiver && (stay ?? 0) <= waiver.days ? { ...waiver, residence } : null
}
const WAIVED = new Set<GuideEntry['kind']>(['eta', 'visa_on_arrival', 'e_visa', 'visa_required'])

function byRule(known: Known): Answer {
  const { entry, cover, asked, destination: there, say } = known
  if (!asked.purpose) return aboutVisiting(known)
  if (cover === 'all') return withoutVisa(known)
  if (cover === 'visit' || cover === 'authorisation') return aboutVisiting(known)
  if (cover === 'unsure') return aboutDays(known)
  if (entry.kind === 'no_admission')
    return {
      kind: 'unknown',
      title: say('{there} does not admit your passport', { there }),
      text: entry.text,
    }
  return byVisas(known, asked.purpose)
}

function withoutVisa({ entry, destination: there, say }: Known): Answer {
  const title =
    entry.kind === 'own'
      ? say('You need no visa: {there} is your own country', { there })
      : say('You may live, work and study in {there} without a visa', { there })
  return { kind: 'no_visa', title, text: entry.text }
}

/** One may visit, and the source names no days for a stay as long as this. */
const aboutDays = ({ entry, destination: there, asked, say }: Known): Answer => ({
  kind: 'unknown',
  title: say('Ask for how long you may stay in {there}', { there }),
  text: `${entry.text} ${say('You want to stay for {days} days: ask the authority before you book.', { days: asked.stay ?? 0 })}`,
})

function aboutVisiting(known: Known): Answer {
  const { entry, destination: there, say } = known
  const text = withTransit(known)
  switch (entry.kind) {
    case 'own':
    case 'free_movement':
      return { kind: 'no_visa', title: say('You need no visa for {there}', { there }), text }
    case 'visa_free':
      return { kind: 'no_visa', title: say('You can visit {there} without a visa', { there }), text }
    case 'eta': {
      const title = say('You need a travel authorisation to visit {there}', { there })
      return { kind: 'before_travel', title, text }
    }
    case 'visa_on_arrival': {
      const title = say('You can get a visa when you arrive in {there}', { there })
      return { kind: 'before_travel', title, text }
    }
    case 'e_visa':
      return { kind: 'visa', title: say('You need an e-visa to visit {there}', { there }), text }
    case 'visa_required':
      return { kind: 'visa', title: say('You need a visa to visit {there}', { there }), text }
    case 'no_admission':
      return { kind: 'unknown', title: say('{there} does not admit your passport', { there }), text }
    case 'unknown':
      return { kind: 'unknown', title: say('Ask the authority of {there}', { there }), text }
  }
}

const withTransit = ({ entry: { text }, asked: { purpose }, say }: Known) =>
  purpose?.id === 'transit'
    ? `${text} ${say('Changing planes without entering the country has rules of its own: ask your airline.')}`
    : text

function byVisas(known: Known, purpose: Place): Answer {
  const { entry, chosen, destination: there, say } = known
  const text = withTransit(known)
  const found = foundInWords(known, purpose)
  const treaty = asksForLiving(known, purpose) ? residenceIn(entry, there) : undefined
  if (treaty)
    return {
      kind: chosen.fits.length + chosen.nearly.length === 0 ? 'unknown' : 'visa',
      title: say('You can ask for residence in {there} under {treaty}', { there, treaty: say(treaty.name) }),
      text: [say(treaty.text), text, found].join(' '),
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

/** A visit asks for it only where it is longer than the rule for visits allows. */
const asksForLiving = ({ entry, asked }: Known, { id }: Place) =>
  id !== 'citizenship' &&
  id !== 'humanitarian-protection' &&
  (!isVisit(id) || (entry.days !== null && (asked.stay ?? 0) > entry.days))

function beyondVisit({ entry, asked, destination: there, say }: Known, purpose: Place) {
  if (!['visa_free', 'eta', 'visa_on_arrival'].includes(entry.kind)) return ''
  if (!isVisit(purpose.id))
    return say('That covers a visit, not {purpose}.', { purpose: purposeInWords(purpose, say) })
  const wanted = asked.stay ?? 0
  return entry.days === null
    ? say('That covers a short visit to {there}, and you want to stay for {wanted} days.', { there, wanted })
    : say('That covers a visit of up to {days} days to {there}, and you want to stay for {wanted} days.', {
        days: entry.days,
        there,
        wanted,
      })
}

function titleOf({ destination: there, say }: Known, purpose: Place) {
  if (purpose.id === 'citizenship')
    return say('You apply for the citizenship of {there}, not for a visa', { there })
  if (purpose.id === 'humanitarian-protection')
    return say('You ask the authority of {there} for protection', { there })
  return visaNeeded(purpose.id, there, say)
}

function foundInWords({ chosen: { fits, nearly }, say }: Known, purpose: Place) {
  if (fits.length + nearly.length === 0)
    return say(
      'Our catalogue has no visa for {purpose} there that fits: ask the authority which one it has.',
      { purpose: purposeInWords(purpose, say) },
    )
  return nearly.length === 0
    ? say(
        '{fits, plural, =0 {No visa fits what you told us.} one {One visa fits what you told us.} other {# visas fit what you told us.}}',
        { fits: fits.length },
      )
    : say(
        '{fits, plural, =0 {No visa fits what you told us} one {One visa fits what you told us} other {# visas fit what you told us}}, {nearly, plural, one {# nearly fits} other {# nearly fit}}.',
        { fits: fits.length, nearly: nearly.length },
      )
}
