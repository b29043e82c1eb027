import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryKind } from '@sojourn/contract/supply/guide'
import { expect, test } from 'vitest'
import { countriesOfCatalogue, visasOfCatalogue } from '../../../test/catalogue.ts'
import { inLongSet } from '../../../test/test-set.ts'
import { readEntryRules } from '../../ground/entry-rules/read-entry-rules.ts'
import { PURPOSES } from '../../ground/reference/purposes.ts'
import type { Asked, Place } from './asked.ts'
import { type Decision, decide } from './decide.ts'

const FILE = readFileSync(join(import.meta.dirname, '../../../data/entry-rules/entry-rules.csv'), 'utf8')
const places = new Map(countriesOfCatalogue.map((place) => [place.id, place]))
const rules = new Map(
  readEntryRules(FILE, new Set(places.keys())).map((rule) => [`${rule.passport} ${rule.destination}`, rule]),
)
/** The file as it is, without the code under test. */
const lines = FILE.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',') as [string, string, string])

const NOBODY = {
  ...{ residence: null, stay: null, age: null },
  ...{ job_offer: null, school_place: null, relative: null, studied_there: null },
}
const PROMISES = /undefined|null|NaN|you will get|guarantee|certainly|will be (granted|approved)/i
const NOT_NEEDED = /do not need it/
/** Only those ask for it who need no visa. */
const INSTEAD_OF_VISA = /\bETIAS\b|\bESTA\b|^Electronic Travel Auth|\bNZeTA\b/
const MAY_VISIT = /without a visa|you can visit|need no visa/i

/** The words of the file let the guide say these. */
const KINDS: Record<string, readonly EntryKind[]> = {
  '-1': ['own'],
  'visa free': ['visa_free', 'free_movement'],
  'visa on arrival': ['visa_on_arrival'],
  eta: ['eta'],
  'e-visa': ['e_visa'],
  'visa required': ['visa_required'],
  'no admission': ['no_admission'],
}

function faultsOf(word: string, purpose: string, { answer, entry, fits, nearly }: Decision): string[] {
  if (!answer || !entry) return ['has no answer']
  const faults: string[] = []
  const said = `${answer.title} ${answer.text} ${entry.text} ${entry.notes.join(' ')}`
  const days = /^\d+$/.test(word) ? Number(word) : null
  const kinds = days === null ? (KINDS[word] ?? []) : KINDS['visa free']!
  if (!kinds.includes(entry.kind)) faults.push(`says ${entry.kind}`)
  if (days !== null && entry.kind === 'visa_free' && entry.days !== days)
    faults.push(`says ${entry.days} days`)
  if (answer.title.length < 15 || answer.text.length < 30) faults.push('says next to nothing')
  if (PROMISES.test(said)) faults.push(`promises: ${said}`)
  const needsOne = ['visa required', 'e-visa', 'no admission'].includes(word)
  if (needsOne && answer.kind === 'no_visa') faults.push('needs no visa')
  if (needsOne && MAY_VISIT.test(said)) faults.push(`may visit: ${said}`)
  if (needsOne && nearly.some(({ missing }) => missing.some((sentence) => NOT_NEEDED.test(sentence))))
    faults.push('says that a visa is not needed yet')
  const offered = [...fits, ...nearly].map(({ visa }) => visa.name)
  if (['visa required', 'e-visa'].includes(word) && offered.some((name) => INSTEAD_OF_VISA.test(name)))
    faults.push(`offers what is for others: ${offered.join(', ')}`)
  if (word === 'visa required' && fits.some(({ visa }) => /^(Tourist )?e-?Visa\b/i.test(visa.name)))
    faults.push('offers an e-visa')
  if (word === 'no admission' && answer.kind !== 'unknown') faults.push('is admitted')
  if (kinds === KINDS['visa free'] && purpose === 'visit' && answer.kind !== 'no_visa')
    faults.push('needs a visa to visit')
  if (answer.kind === 'visa' && fits.length + nearly.length === 0) faults.push('names no visa')
  if (entry.kind === 'own' && fits.length + nearly.length > 0)
    faults.push('offers a visa for the own country')
  return faults
}

/** All 39,601 pairs with all purposes take about ten seconds; each run of the gate takes every seventh. */
const STEP = inLongSet ? 1 : 7

test('every pair of the file has an answer for every purpose, and none contradicts the file', () => {
  const wrong: string[] = []
  let answers = 0
  for (const [index, [passport, destination, word]] of lines.entries()) {
    const rule = rules.get(`${passport} ${destination}`)
    for (const [at, purpose] of PURPOSES.entries()) {
      if ((index + at) % STEP > 0) continue
      const asked: Asked = {
        ...NOBODY,
        passports: [places.get(passport) as Place],
        destination: places.get(destination) as Place,
        purpose: { id: purpose.slug, name: purpose.name },
      }
      const decision = decide(asked, { rules: rule ? [rule] : [], visas: visasOfCatalogue(destination) })
      answers++
      for (const fault of faultsOf(word, purpose.slug, decision))
        if (wrong.length < 20) wrong.push(`${passport} to ${destination} for ${purpose.slug}: ${fault}`)
    }
  }
  expect(wrong).toEqual([])
  expect(answers).toBeGreaterThan((lines.length * PURPOSES.length) / STEP - PURPOSES.length)
})

/** The treaties say who may live where, and where one is given residence for the asking. */
const EEA = 'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'
const LIVING = [
  'GB IE',
  'DK FI IS NO SE',
  'BE LU NL',
  EEA,
  'AU NZ',
  'IN NP',
  'AE BH KW OM QA SA',
  'BY RU',
  'BB BZ DM VC',
]
const RESIDENCE = ['AR BO BR CL CO EC PE PY UY', 'BJ CI CV GH GM GN GW LR NG SL SN TG']
const NOT_APPLIED = new Set(['CO CL', 'EC CL', 'PE CL'])

const among = (groups: readonly string[], one: string, other: string) =>
  groups.some((group) => group.split(' ').includes(one) && group.split(' ').includes(other))

/** For how long an authorisation is known to let one in. */
const STAYS: Record<string, number> = { AU: 90, CA: 180, GB: 180, KE: 90, NZ: 90, US: 90 }

const askFor = (passport: string, destination: string, slug: string, stay: number | null) => {
  const purpose = PURPOSES.find((one) => one.slug === slug)!
  const rule = rules.get(`${passport} ${destination}`)
  return decide(
    {
      ...NOBODY,
      ...{ passports: [places.get(passport) as Place], destination: places.get(destination) as Place, stay },
      purpose: { id: slug, name: purpose.name },
    },
    { rules: rule ? [rule] : [], visas: [] },
  )
}

test('every pair has the rights its treaties give, and none that nobody gives', () => {
  const wrong: string[] = []
  for (const [passport, destination, word] of lines) {
    if (passport === destination) continue
    const isFree = word === 'visa free' || /^\d+$/.test(word)
    const lives = isFree && destination !== 'LI' && among(LIVING, passport, destination)
    const asks =
      (isFree || word === 'eta' || word === 'visa on arrival') &&
      among(RESIDENCE, passport, destination) &&
      !NOT_APPLIED.has(`${passport} ${destination}`)
    const { entry, answer } = askFor(passport, destination, 'work', 365)
    const pair = `${passport} to ${destination} (${word})`
    if ((entry?.kind === 'free_movement') !== lives) wrong.push(`${pair}: ${entry?.kind}`)
    if (lives && (answer?.kind !== 'no_visa' || entry?.rights.length !== 1)) wrong.push(`${pair}: no right`)
    if (/^You can ask for residence/.test(answer?.title ?? '') !== asks)
      wrong.push(`${pair}: ${answer?.title}`)
  }
  expect(wrong).toEqual([])
})

test('a visit of four months is called a visa only where its days are known and too few', () => {
  const wrong: string[] = []
  let unsure = 0
  for (const [passport, destination, word] of lines) {
    if (!['eta', 'visa free', 'visa on arrival'].includes(word)) continue
    if (among(LIVING, passport, destination) && destination !== 'LI') continue
    const { answer } = askFor(passport, destination, 'visit', 120)
    const days =
      word === 'eta' ? (destination === 'NZ' && passport === 'GB' ? 180 : STAYS[destination]) : undefined
    const kind = answer?.kind
    const pair = `${passport} to ${destination} (${word}): ${kind}, ${answer?.title}`
    if (days === undefined) {
      unsure++
      if (kind !== 'unknown' || !answer?.text.includes('does not say for how many days')) wrong.push(pair)
    } else if (
      days >= 120 ? kind !== 'before_travel' : !/^(You need a visa|You can ask for)/.test(answer?.title ?? '')
    )
      wrong.push(pair)
  }
  expect(wrong).toEqual([])
  expect(unsure).toBeGreaterThan(1000)
})
