import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../../../platform/clock.ts'
import { dayOf } from '../../../../platform/clock.ts'
import { StartFailure } from '../../../../platform/start-failure.ts'
import { type CountryFile, parseFiles, readFiles } from '../../reference-files.ts'
import { BadData } from '../read-visas.ts'
import { FactsFile } from './facts-file.ts'
import { importFacts } from './import-facts.ts'

const USAGE = `Say which file of facts:
  npm run facts -- import FILE`

export function readFactsCommand([word, file, ...rest]: string[]) {
  if (word !== 'import' || !file || rest.length > 0) throw new StartFailure(USAGE)
  return { file }
}

/** Writes the facts of a file into the files of the visas in this folder, and tells what changes. Nothing is written that breaks a rule. */
export async function runFactsCommand({ clock, folder }: { clock: Clock; folder: string }, file: string) {
  const found = await readFound(file, dayOf(clock.now()))
  const files = await readFiles(folder)
  const imported = refusing(() => {
    const outcome = importFacts(files, found, isoByName(files))
    parseFiles(new Map([...files, ...outcome.files]))
    return outcome
  })
  for (const [name, text] of imported.files) await writeFile(join(folder, name), text)
  return [
    ...imported.changes,
    ...(imported.left.length > 0 ? ['Left as it is:', ...imported.left] : []),
    `${imported.changes.length} facts of ${found.length} visas change.`,
  ].join('\n')
}

async function readFound(file: string, today: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartFailure(`The file ${file} cannot be read.`)
  })
  const { success, data, error } = FactsFile.safeParse(parse(file, text))
  if (!success) {
    const [issue] = error.issues
    throw new StartFailure(`${file}: ${issue?.path.join('.')}: ${issue?.message}.`)
  }
  for (const { country, code, fees, time } of data)
    for (const { page_date } of [...(fees?.sources ?? []), ...(time?.sources ?? [])])
      if (/^\d{4}/.test(page_date) && page_date > today)
        throw new StartFailure(`${file}: ${country} ${code}: ${page_date} is still to come.`)
  return data
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartFailure(`${file} is not JSON.`)
  }
}

/** A rule of the files that is broken is a sentence for whoever typed the command. */
function refusing<T>(work: () => T) {
  try {
    return work()
  } catch (fault) {
    if (fault instanceof BadData) throw new StartFailure(fault.message)
    throw fault
  }
}

function isoByName(files: ReadonlyMap<string, string>) {
  const countries = JSON.parse(files.get('countries.json') ?? '[]') as CountryFile[]
  const codes = new Map(countries.map(({ name, iso }) => [name, iso]))
  codes.set('USA', 'US')
  return (name: string) => codes.get(name)
}
