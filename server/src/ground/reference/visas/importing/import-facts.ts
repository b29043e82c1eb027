import { isDeepStrictEqual } from 'node:util'
import { PROMISES, type Promised } from '@sojourn/contract/ground/promises'
import type { FeeItem, VisaFacts } from '@sojourn/contract/ground/visa-facts'
import { isKnown } from '../is-known.ts'
import { BadData } from '../read-visas.ts'
import { factInWords } from './fact-in-words.ts'
import type { FoundVisa } from './facts-file.ts'
import { type Fact, type Kind, mergeFact } from './merge-fact.ts'
import { feePart, originOf, timeOf } from './read-found.ts'

interface Sheet {
  code: string
  url: string
  facts?: VisaFacts
  promises?: Promised[]
}

interface Imported {
  files: Map<string, string>
  changes: string[]
  left: string[]
}

const NAMES: Record<Kind, string> = { fees: 'fee', time: 'time' }

/** Puts what was found out into the files of the visas: values with their source and day, no sentences. */
export function importFacts(
  files: ReadonlyMap<string, string>,
  found: readonly FoundVisa[],
  isoOf: (name: string) => string | undefined,
): Imported {
  const opened = new Map<string, { visas: Sheet[] }>()
  const changes: string[] = []
  const left: string[] = []
  for (const one of found) {
    const name = nameOf(one.country)
    const file = opened.get(name) ?? open(files, name)
    opened.set(name, file)
    const sheet = file.visas.find(({ code }) => code === one.code)
    if (!sheet?.facts) throw new BadData(`${name}: ${one.code}: has no sheet of its own.`)
    for (const kind of ['fees', 'time'] as const) {
      const about = `${one.country} ${one.code}, ${NAMES[kind]}`
      const taken = takeFact(one, kind, sheet, isoOf)
      if (taken === null) continue
      if ('left' in taken) left.push(`${about}: ${taken.left}.`)
      else if (putFact(sheet.facts, kind, taken.fact)) changes.push(`${about}: ${taken.words}.`)
      if (isKnown(kind, sheet.facts[kind])) promise(sheet, kind)
    }
  }
  const texts = [...opened].map(([name, file]) => [name, `${JSON.stringify(file, null, 2)}\n`] as const)
  return { files: new Map(texts.filter(([name, text]) => text !== files.get(name))), changes, left }
}

const nameOf = (country: string) =>
  /^[A-Z]{2}$/.test(country) ? `visas/${country}.json` : `visas/shared/${country}.json`

function open(files: ReadonlyMap<string, string>, name: string) {
  const text = files.get(name)
  if (text === undefined) throw new BadData(`${name}: there is no such file.`)
  return JSON.parse(text) as { visas: Sheet[] }
}

/** The title of the page may promise what is known now; from then on the files are refused without it. */
function promise(sheet: Sheet, kind: Kind) {
  sheet.promises = PROMISES.filter((one) => one === kind || sheet.promises?.includes(one))
}

type Taken = { fact: Fact; words: string } | { left: string }

function takeFact(
  one: FoundVisa,
  kind: Kind,
  { url, facts }: Sheet,
  isoOf: (name: string) => string | undefined,
): Taken | null {
  const found = one[kind]
  if (!found) return null
  if (found.confidence === 'unsure') return { left: 'only one weak source' }
  const value =
    kind === 'fees' ? one.fees?.value.map(feePart) : one.time && timeOf(one.time.value, one.country, isoOf)
  if (!value) return { left: 'no number of days' }
  const origin = originOf(found.sources, url)
  if (!origin) return { left: 'no source has a day' }
  const known = facts?.[kind]
  const merged = mergeFact(known, {
    value,
    ...origin,
    ...(found.confidence === 'likely' && { likely: true as const }),
  } as Fact)
  if ('stays' in merged) return { left: merged.stays }
  return { fact: merged.fact, words: `${factInWords(known)} becomes ${factInWords(merged.fact)}` }
}

/** Returns true if that changes anything. What is now a part of the fee is no cost beside it. */
function putFact(facts: VisaFacts, kind: Kind, fact: Fact) {
  const before = structuredClone(facts)
  Object.assign(facts, { [kind]: fact })
  if (kind === 'fees') dropFromCosts(facts, fact.value as FeeItem[])
  return !isDeepStrictEqual(before, facts)
}

function dropFromCosts(facts: VisaFacts, parts: readonly FeeItem[]) {
  const { other_costs } = facts
  if (!other_costs || other_costs.value.length === 0) return
  const beside = other_costs.value.filter(
    (cost) => !parts.some(({ amount, currency }) => amount === cost.amount && currency === cost.currency),
  )
  if (beside.length === 0) delete facts.other_costs
  else facts.other_costs = { ...other_costs, value: beside }
}
