import type { z } from 'zod'
import { currencyFault } from '../currencies.ts'
import { isKnown } from './is-known.ts'
import {
  CountryVisas,
  type FileWarning,
  GeneralVisas,
  Programme,
  SharedProgramme,
  SharedVisas,
} from './visa-file.ts'

/** The sentence names the file of `server/data` and the place in it. */
export class BadData extends Error {}

export interface CountryCatalogue {
  country: string
  authority: { name: string; url: string }
  summary: string
  warnings: FileWarning[]
  visas: CountryProgramme[]
}

/** Its facts hold for every country that shares it. */
interface CountryProgramme extends Programme {
  shared?: string
}

type Files = ReadonlyMap<string, string>

/** The visas of every country, those that are shared put in their place. Refuses what breaks a rule of the files. */
export function readVisas(files: Files, countries: ReadonlySet<string>): CountryCatalogue[] {
  const shared = readShared(files)
  return namesIn(files, /^visas\/[^/]+\.json$/)
    .filter((name) => name !== GENERAL)
    .map((name) => readCountry(name, files, countries, shared))
}

export const readGeneral = (files: Files) => read(GENERAL, files, GeneralVisas).visas

const GENERAL = 'visas/general.json'

function readCountry(
  name: string,
  files: Files,
  countries: ReadonlySet<string>,
  shared: ReadonlyMap<string, Programme>,
): CountryCatalogue {
  const file = read(name, files, CountryVisas)
  const visas = file.visas.map((entry): CountryProgramme => {
    const place = `${name}: ${entry.code}`
    if (!('shared' in entry)) return check(place, Programme, entry)
    const { shared: from, ...own } = check(place, SharedProgramme, entry)
    const whole = shared.get(`${from}/${own.code}`)
    if (!whole) throw new BadData(`${place}: visas/shared/${from}.json has no such programme.`)
    return { ...whole, ...own, shared: from }
  })
  if (name !== `visas/${file.country}.json`)
    throw new BadData(`${name}: country: must be the name of the file.`)
  if (!countries.has(file.country))
    throw new BadData(`${name}: country: ${file.country} is in no countries.json.`)
  checkCodes(name, visas)
  checkCurrencies(name, visas)
  checkPromises(name, visas)
  for (const { visas: about = [] } of file.warnings)
    for (const code of about)
      if (!visas.some((visa) => visa.code === code))
        throw new BadData(`${name}: warnings: ${code} is no visa of this country.`)
  return { ...file, visas }
}

function readShared(files: Files) {
  const programmes = new Map<string, Programme>()
  for (const name of namesIn(files, /^visas\/shared\//)) {
    const file = read(name, files, SharedVisas)
    if (name !== `visas/shared/${file.name}.json`)
      throw new BadData(`${name}: name: must be the name of the file.`)
    for (const visa of file.visas) programmes.set(`${file.name}/${visa.code}`, visa)
  }
  return programmes
}

/** A code, also a former one, leads to one visa. */
function checkCodes(name: string, visas: Programme[]) {
  const seen = new Set<string>()
  for (const code of visas.flatMap((visa) => [visa.code, ...visa.former_codes])) {
    if (seen.has(code)) throw new BadData(`${name}: ${code}: this code is used twice.`)
    seen.add(code)
  }
}

function checkCurrencies(name: string, visas: Programme[]) {
  for (const { code, facts } of visas)
    for (const value of [facts.fees.value, facts.other_costs?.value, facts.money?.value]) {
      const fault = currencyFault(value)
      if (fault) throw new BadData(`${name}: ${code}: ${fault}.`)
    }
}

/** A title never promises what nobody has read at a source. */
function checkPromises(name: string, visas: Programme[]) {
  for (const { code, facts, promises } of visas)
    for (const kind of promises)
      if (!isKnown(kind, facts[kind]))
        throw new BadData(
          `${name}: ${code}: promises: the title of its page promises a ${PROMISED[kind]} that nobody knows.`,
        )
}

const PROMISED = { fees: 'fee', time: 'time' }

const namesIn = (files: Files, pattern: RegExp) => [...files.keys()].filter((name) => pattern.test(name))

function read<T extends z.ZodType>(name: string, files: Files, shape: T) {
  return check(name, shape, parse(name, files.get(name) ?? ''))
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    throw new BadData(`${name}: is not JSON: ${fault instanceof Error ? fault.message : fault}`)
  }
}

function check<T extends z.ZodType>(place: string, shape: T, found: unknown): z.output<T> {
  const { success, data, error } = shape.safeParse(found)
  if (success) return data
  const [issue] = error.issues
  throw new BadData([place, issue?.path.join('.'), `${issue?.message}.`].filter(Boolean).join(': '))
}
