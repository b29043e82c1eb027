import type { GuideQuery } from '@sojourn/contract/supply/guide'
import {
  AGE_BANDS,
  type AgeBand,
  type GuideParameter,
  LONGEST_STAY,
  type NEEDS,
} from '@sojourn/contract/supply/guide-answers'
import type { Asked, Place, Problem } from './asked.ts'
import { IN_ENGLISH, type Say } from './guide-words.ts'

export interface Lists {
  countries: ReadonlyMap<string, string>
  purposes: readonly Place[]
  countryCalled: (text: string) => string | undefined
}

const YES_NO: Record<string, boolean> = { yes: true, no: false }

/** People stop typing once it is clear which country they mean. */
function onlyBeginning(text: string, countries: Lists['countries']) {
  if (text.length < 3) return undefined
  const begun = [...countries].filter(([, name]) => name.toLowerCase().startsWith(text.toLowerCase()))
  return begun.length === 1 ? begun[0]?.[0] : undefined
}

/** People search for `study in Canada`. Two purposes in it may mean either, so they are asked. */
function namedIn(text: string, purposes: Lists['purposes']) {
  const named = purposes.filter(({ name }) =>
    new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'iu').test(text),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Reads an address: what cannot be meant is left out and told in a sentence. */
export function readAsked(
  query: GuideQuery,
  lists: Lists,
  say: Say = IN_ENGLISH,
): { asked: Asked; problems: Problem[] } {
  const problems: Problem[] = []
  const tell = (field: GuideParameter, message: string) => problems.push({ field, message })
  const textOf = (field: GuideParameter) => query[field]?.trim() ?? ''

  function place(field: 'passport' | 'passport2' | 'residence' | 'destination'): Place | null {
    const text = textOf(field)
    if (text === '') return null
    const code = lists.countries.has(text.toUpperCase())
      ? text.toUpperCase()
      : (lists.countryCalled(text) ?? onlyBeginning(text, lists.countries))
    const name = code && lists.countries.get(code)
    if (code && name) return { id: code, name }
    tell(field, say('We know no country called “{text}”. Choose it from the list.', { text }))
    return null
  }

  function purpose() {
    const text = textOf('purpose').toLowerCase()
    if (text === '') return namedIn(textOf('destination'), lists.purposes)
    const found = lists.purposes.find(({ id }) => id === text) ?? null
    if (!found)
      tell('purpose', say('We know no purpose called “{text}”. Choose one from the list.', { text }))
    return found
  }

  function stay() {
    const text = textOf('stay')
    if (text === '') return null
    const days = Number(text)
    if (Number.isInteger(days) && days >= 1 && days <= LONGEST_STAY) return days
    tell(
      'stay',
      say('The length of stay is a whole number of days, from 1 to {most}.', { most: String(LONGEST_STAY) }),
    )
    return null
  }

  function age() {
    const text = textOf('age')
    if (Object.hasOwn(AGE_BANDS, text)) return text as AgeBand
    if (text) tell('age', say('Choose your age from the list.'))
    return null
  }

  function yesOrNo(field: (typeof NEEDS)[number]) {
    const text = textOf(field).toLowerCase()
    if (Object.hasOwn(YES_NO, text)) return YES_NO[text] ?? null
    if (text) tell(field, say('Answer with yes or no.'))
    return null
  }

  const passports = [place('passport'), place('passport2')].filter((passport) => passport !== null)
  const [first, second] = passports
  if (first && first.id === second?.id) {
    passports.pop()
    tell(
      'passport2',
      say('You named the passport of {passport} twice. Name another one, or leave this empty.', {
        passport: first.name,
      }),
    )
  }
  const asked: Asked = {
    passports,
    residence: place('residence'),
    destination: place('destination'),
    purpose: purpose(),
    stay: stay(),
    age: age(),
    job_offer: yesOrNo('job_offer'),
    school_place: yesOrNo('school_place'),
    relative: yesOrNo('relative'),
    studied_there: yesOrNo('studied_there'),
  }
  return { asked, problems }
}
