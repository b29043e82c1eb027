import type { FactAge } from '@sojourn/contract/ground/fact-age'

export interface ToldItem {
  amount: string
  /** The authority calls the item so in English; null means that our own words say it. */
  what: string | null
  /** For whom and from when. */
  about: string | null
  /** In English. */
  note: string | null
  isTotal?: true
}

/** Facts in words that were read at one place on one day; without an origin nothing is known. */
export interface ToldGroup {
  rows: { name: string; said: string | ToldItem[]; note?: string; inEnglish?: true }[]
  origin: {
    source: string
    checked: string
    age: FactAge
    unread?: true
    likely?: true
    /** A check is left out where the amounts were read lately. */
    check?: string
  } | null
}

export interface ToldFacts {
  main: ToldGroup[]
  rules: ToldGroup[]
}

export interface ToldVisa {
  /** Fee and time, then stay, work, family and settlement, each with its origin. */
  answer: ToldFacts
  who: ToldGroup[]
  questions: { title: string; text: string }[]
  changes: { fact: string; checked: string; name: string; before: string | null; after: string | null }[]
  hasFee: boolean
}
