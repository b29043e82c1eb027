import type { EntryRuleName } from '@sojourn/contract/ground/entry-rule-words'
import { StartFailure } from '../../platform/start-failure.ts'
import { type EntryRule, pairOf } from './entry-rule.ts'

const HEAD = 'Passport,Destination,Requirement'
const OWN_COUNTRY = '-1'
const DAYS = /^[1-9]\d{0,2}$/

const WORDS: Record<string, EntryRuleName> = {
  'visa free': 'visa_free',
  'visa on arrival': 'visa_on_arrival',
  eta: 'eta',
  'e-visa': 'e_visa',
  'visa required': 'visa_required',
  'no admission': 'no_admission',
}

/**
 * A file has one pair a line. One that is cut off, names a country we do not know or leaves out a pair is
 * refused whole, so that nobody is told half of the rules.
 */
export function readEntryRules(text: string, countries: ReadonlySet<string>): EntryRule[] {
  const [head, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (head !== HEAD) throw new StartFailure(`The first line of the file must be "${HEAD}".`)
  const rules = new Map<string, EntryRule>()
  const passports = new Set<string>()
  const destinations = new Set<string>()
  lines.forEach((line, index) => {
    if (line === '') return
    const place = `Line ${index + 2}`
    const [passport = '', destination = '', word = '', ...rest] = line.split(',')
    if (rest.length > 0 || word === '')
      throw new StartFailure(`${place} is not made of three words: "${line}".`)
    const unknown = [passport, destination].find((iso) => !countries.has(iso))
    if (unknown !== undefined) throw new StartFailure(`${place} names the unknown country "${unknown}".`)
    passports.add(passport)
    destinations.add(destination)
    if (passport === destination) {
      if (word !== OWN_COUNTRY)
        throw new StartFailure(`${place} has a rule for one's own country: "${line}".`)
      return
    }
    const rule = { passport, destination, ...requirementOf(word, place) }
    if (rules.has(pairOf(rule))) throw new StartFailure(`${place} repeats ${passport} to ${destination}.`)
    rules.set(pairOf(rule), rule)
  })
  refuseGaps(rules, passports, destinations)
  return [...rules.values()]
}

function requirementOf(word: string, place: string): Pick<EntryRule, 'rule' | 'days'> {
  if (DAYS.test(word)) return { rule: 'visa_free', days: Number(word) }
  const rule = WORDS[word]
  if (!rule) throw new StartFailure(`${place} has the unknown rule "${word}".`)
  return { rule, days: null }
}

function refuseGaps(
  rules: ReadonlyMap<string, EntryRule>,
  passports: Set<string>,
  destinations: Set<string>,
) {
  if (rules.size === 0) throw new StartFailure('The file has no rules.')
  for (const passport of passports)
    for (const destination of destinations)
      if (passport !== destination && !rules.has(pairOf({ passport, destination })))
        throw new StartFailure(`The file has no rule for ${passport} to ${destination}. Is it whole?`)
}
