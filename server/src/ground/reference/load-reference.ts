import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { loadedChecksum, lockReference, replaceReference } from './load-store.ts'
import { PURPOSES } from './purposes.ts'

const DATA = join(import.meta.dirname, '../../../data')

export interface CountryFile {
  iso: string
  name: string
  native_name: string
  dial_codes: string[]
  continent: string
  capital: string | null
  currencies: string[]
  languages: string[]
}

export interface PlacesFile {
  country: string
  states: { code: string; name: string; cities: string[] }[]
}

export interface VisaEntry {
  code: string
  name: string
  purposes: string[]
  description: string
  processing: { min_days: number; max_days: number } | null
  fee: { amount: number; currency: string } | null
  url: string | null
  checklist: string[]
}

export interface VisaFile {
  country: string
  authority: { name: string; url: string }
  summary: string
  checked: string
  visas: VisaEntry[]
}

export interface LicensedCountry {
  country: string
  notice: string
  regulators: { code: string; name: string; url: string }[]
}

export interface ReferenceData {
  countries: CountryFile[]
  places: PlacesFile[]
  visas: VisaFile[]
  general: VisaEntry[]
  licensed: LicensedCountry[]
  purposes: typeof PURPOSES
}

/** Puts the files of `server/data` into the database when they differ from what was loaded last; safe to run again and on two nodes at once. */
export async function loadReference(db: Database, clock: Clock, folder = DATA): Promise<boolean> {
  const files = await readFiles(folder)
  const checksum = checksumOf(files)
  if ((await loadedChecksum(db)) === checksum) return false
  return db.transaction().execute(async (tx) => {
    await lockReference(tx)
    if ((await loadedChecksum(tx)) === checksum) return false
    await replaceReference(tx, parse(files), checksum, clock.now())
    return true
  })
}

type Files = Map<string, string>

async function readFiles(folder: string): Promise<Files> {
  const folders = ['places', 'visas']
  const names = ['countries.json', 'licensed-countries.json']
  for (const inner of folders) {
    for (const name of await readdir(join(folder, inner)))
      if (name.endsWith('.json')) names.push(`${inner}/${name}`)
  }
  names.sort()
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

function checksumOf(files: Files) {
  const hash = createHash('sha256').update(JSON.stringify(PURPOSES))
  for (const [name, text] of files) hash.update(name).update(text)
  return hash.digest('hex')
}

function parse(files: Files): ReferenceData {
  const read = <T>(name: string) => JSON.parse(files.get(name) as string) as T
  const within = <T>(prefix: string) =>
    [...files.keys()]
      .filter((name) => name.startsWith(prefix) && name !== GENERAL)
      .map((name) => read<T>(name))
  return {
    countries: read<CountryFile[]>('countries.json'),
    places: within<PlacesFile>('places/'),
    visas: within<VisaFile>('visas/'),
    general: read<{ visas: VisaEntry[] }>(GENERAL).visas,
    licensed: read<LicensedCountry[]>('licensed-countries.json'),
    purposes: PURPOSES,
  }
}

const GENERAL = 'visas/general.json'
