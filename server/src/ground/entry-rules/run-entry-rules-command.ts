import { readFile } from 'node:fs/promises'
import { Day } from '@sojourn/contract/dates/time'
import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { countryNames } from '../reference/country-names.ts'
import { compareEntryRules } from './compare-entry-rules.ts'
import { checksumOfRules, shippedSource } from './load-entry-rules.ts'
import { readEntryRules } from './read-entry-rules.ts'
import { allRules, lockRules, replaceRules, sourceOfRules } from './store.ts'

const USAGE = `Say which file, and for a new one the day its rules were true:
  npm run entry-rules -- load FILE YYYY-MM-DD
  npm run entry-rules -- compare FILE`

export type EntryRulesCommand =
  | { kind: 'load'; file: string; asOf: string }
  | { kind: 'compare'; file: string }

export function readEntryRulesCommand([word, file, day, ...rest]: string[]): EntryRulesCommand {
  if (!file || rest.length > 0) throw new StartFailure(USAGE)
  if (word === 'compare' && day === undefined) return { kind: 'compare', file }
  if (word !== 'load' || day === undefined) throw new StartFailure(USAGE)
  if (!Day.safeParse(day).success) throw new StartFailure(`"${day}" is not a day such as 2026-03-01.`)
  return { kind: 'load', file, asOf: day }
}

/** Replaces the rules of the database by those of a file, or only looks, and tells what changes. */
export async function runEntryRulesCommand(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  command: EntryRulesCommand,
) {
  const text = await readFile(command.file, 'utf8').catch(() => {
    throw new StartFailure(`The file ${command.file} cannot be read.`)
  })
  return db.transaction().execute(async (tx) => {
    await lockRules(tx)
    const names = await countryNames(tx)
    const rules = readEntryRules(text, new Set(names.keys()))
    const changes = compareEntryRules(await allRules(tx), rules, names)
    if (command.kind === 'compare') return changes.join('\n')

    const now = clock.now()
    const source = { ...(await shippedSource()), as_of: command.asOf }
    const loaded = await sourceOfRules(tx)
    if (source.as_of > dayOf(now)) throw new StartFailure(`${source.as_of} is still to come.`)
    if (loaded && loaded.as_of > source.as_of)
      throw new StartFailure(`The rules in use are of ${loaded.as_of}, newer than ${source.as_of}.`)
    await replaceRules(tx, { rules, source, checksum: checksumOfRules(text, source), now })
    return [
      loaded
        ? `The entry rules of ${source.as_of} replace those of ${loaded.as_of}.`
        : `The entry rules are of ${source.as_of}.`,
      ...changes,
    ].join('\n')
  })
}
