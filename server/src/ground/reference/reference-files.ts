import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LicensedCountry } from './licences/licensed-file.ts'
import { readLicensed } from './licences/read-licensed.ts'
import { PURPOSES } from './purposes.ts'
import { type CountryCatalogue, readGeneral, readVisas } from './visas/read-visas.ts'
import type { GeneralVisa } from './visas/visa-file.ts'

export const REFERENCE_FOLDER = join(import.meta.dirname, '../../../data')

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

export interface ReferenceData {
  countries: CountryFile[]
  places: PlacesFile[]
  visas: CountryCatalogue[]
  general: GeneralVisa[]
  licensed: LicensedCountry[]
  purposes: typeof PURPOSES
}

type Files = ReadonlyMap<string, string>

export async function readFiles(folder: string): Promise<Files> {
  const folders = ['places', 'visas', 'visas/shared']
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

export function checksumOf(files: Files) {
  const hash = createHash('sha256').update(JSON.stringify(PURPOSES))
  for (const [name, text] of files) hash.update(name).update(text)
  return hash.digest('hex')
}

/** Refuses what breaks a rule of the files. */
export function parseFiles(files: Files): ReferenceData {
  const read = <T>(name: string) => JSON.parse(files.get(name) as string) as T
  const countries = read<CountryFile[]>('countries.json')
  const visas = readVisas(files, new Set(countries.map(({ iso }) => iso)))
  return {
    countries,
    places: [...files.keys()]
      .filter((name) => name.startsWith('places/'))
      .map((name) => read<PlacesFile>(name)),
    visas,
    general: readGeneral(files),
    licensed: readLicensed(read<unknown>('licensed-countries.json'), visas),
    purposes: PURPOSES,
  }
}
