import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import { readGeneral, readVisas } from '../src/ground/reference/visas/read-visas.ts'
import { shownFacts } from '../src/ground/reference/visas/shown-facts.ts'
import type { Candidate } from '../src/supply/guide/candidate.ts'

const DATA = join(import.meta.dirname, '../data')
const TODAY = '2026-11-02'

const files = new Map(
  ['visas', 'visas/shared'].flatMap((folder) =>
    readdirSync(join(DATA, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => [`${folder}/${name}`, readFileSync(join(DATA, folder, name), 'utf8')] as const),
  ),
)

export const countriesOfCatalogue: { id: string; name: string }[] = JSON.parse(
  readFileSync(join(DATA, 'countries.json'), 'utf8'),
).map(({ iso, name }: { iso: string; name: string }) => ({ id: iso, name }))

interface Entry extends Pick<Candidate, 'name' | 'purposes' | 'description' | 'checklist'> {
  code: string
  facts?: VisaFacts
}

const candidates = (place: string, visas: readonly Entry[]): Candidate[] =>
  visas.map(({ code, name, purposes, description, checklist, facts = {} }) => ({
    ...{ id: `${place}/${code}`, name, purposes, description, checklist },
    facts: shownFacts(facts, TODAY),
  }))

const general = candidates('general', readGeneral(files))
const own = new Map(
  readVisas(files, new Set(countriesOfCatalogue.map(({ id }) => id))).map(({ country, visas }) => [
    country,
    candidates(country.toLowerCase(), visas),
  ]),
)

/** The visas of the shipped catalogue as the guide weighs them. */
export const visasOfCatalogue = (iso: string) => own.get(iso) ?? general
