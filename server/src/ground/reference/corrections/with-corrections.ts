import { checkedDay } from '@sojourn/contract/ground/fact-age'
import type { FactKind } from '@sojourn/contract/ground/fact-words'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import type { KnownFact } from './store.ts'

/** The key is the origin of a visa, and the fact is what staff said last of it. */
export type Corrections = ReadonlyMap<string, Partial<Record<FactKind, KnownFact>>>

export function correctionsByOrigin(rows: { origin: string; fact: string; after: unknown }[]): Corrections {
  const all = new Map<string, Partial<Record<FactKind, KnownFact>>>()
  for (const { origin, fact, after } of rows)
    all.set(origin, { ...all.get(origin), [fact]: after as KnownFact })
  return all
}

/** A correction stands until the file is of a later day; a month in the file counts from its first. */
export function withCorrections(facts: VisaFacts, corrected: Partial<Record<FactKind, KnownFact>> = {}) {
  const newer = Object.entries(corrected).filter(([kind, { checked }]) => {
    const inFile = facts[kind as FactKind]
    return !inFile || checkedDay(checked) >= checkedDay(inFile.checked)
  })
  return { ...facts, ...Object.fromEntries(newer) } as VisaFacts
}
