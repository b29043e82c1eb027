import { readFile } from 'node:fs/promises'
import { Day } from '@sojourn/contract/dates/time'
import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { countryNames } from '../reference/country-names.ts'
import { loadOnce } from '../reference/load-once.ts'
import { compareEntryRules } from './compare-entry-rules.ts'
import { checksumOfRules, shippedSource } from './load-entry-rules.ts'
import { readEntryRules } from './read-entry-rules.ts'
import { allRules, replaceRules, sourceOfRules } from './store.ts'

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

type Ways = Pick<Context, 'db' | 'clock'>

/** Replaces the rules of the database by those of a file, or only looks, and tells what changes. */
export async function runEntryRulesCommand(context: Ways, command: EntryRulesCommand) {
  const text = await readFile(command.file, 'utf8').catch(() => {
    throw new StartFailure(`The file ${command.file} cannot be read.`)
  })
  if (command.kind === 'load') return loadNewer(context, text, command.asOf)
  return (await compareWith(context.db, text)).changes.join('\n')
}

async function compareWith(db: Reader, text: string) {
  const names = await countryNames(db)
  const rules = readEntryRules(text, new Set(names.keys()))
  return { rules, changes: compareEntryRules(await allRules(db), rules, names) }
}

async function loadNewer({ db, clock }: Ways, text: string, asOf: string) {
  const now = clock.now()
  if (asOf > dayOf(now)) throw new StartFailure(`${asOf} is still to come.`)
  const source = { ...(await shippedSource()), as_of: asOf }
  let told = [`The entry rules of ${asOf} are in use already.`]
  const loading = { name: 'entry_rules' as const, checksum: checksumOfRules(text, source), now }
  await loadOnce(db, loading, async (tx) => {
    const loaded = await sourceOfRules(tx)
    if (loaded && loaded.as_of > asOf)
      throw new StartFailure(`The rules in use are of ${loaded.as_of}, newer than ${asOf}.`)
    const { rules, changes } = await compareWith(tx, text)
    await replaceRules(tx, { rules, source })
    told = [
      loaded
        ? `The entry rules of ${asOf} replace those of ${loaded.as_of}.`
        : `The entry rules are of ${asOf}.`,
      ...changes,
    ]
  })
  return told.join('\n')
}
