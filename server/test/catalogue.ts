import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Candidate } from '../src/supply/guide/candidate.ts'

const DATA = join(import.meta.dirname, '../data')
const read = (name: string) => JSON.parse(readFileSync(join(DATA, name), 'utf8'))

interface Entry extends Omit<Candidate, 'id'> {
  code: string
}

const candidates = (place: string, visas: Entry[]): Candidate[] =>
  visas.map(({ code, name, purposes, description, checklist }) => ({
    ...{ id: `${place}/${code}`, name, purposes, description, checklist },
    facts: {},
  }))

const general = candidates('general', read('visas/general.json').visas)

const own = new Map<string, Candidate[]>(
  readdirSync(join(DATA, 'visas'))
    .filter((name) => /^[A-Z]{2}\.json$/.test(name))
    .map((name) => read(`visas/${name}`))
    .map(({ country, visas }) => [country, candidates(country.toLowerCase(), visas)]),
)

/** The visas of the shipped catalogue as the guide weighs them. */
export const visasOfCatalogue = (iso: string) => own.get(iso) ?? general

export const countriesOfCatalogue: { id: string; name: string }[] = read('countries.json').map(
  ({ iso, name }: { iso: string; name: string }) => ({ id: iso, name }),
)
