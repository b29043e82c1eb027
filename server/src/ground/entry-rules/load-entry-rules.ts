import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntryRuleSource } from '@sojourn/contract/ground/entry-rules'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { countryNames } from '../reference/country-names.ts'
import { loadOnce } from '../reference/load-once.ts'
import { readEntryRules } from './read-entry-rules.ts'
import { replaceRules, sourceOfRules } from './store.ts'

const DATA = join(import.meta.dirname, '../../../data/entry-rules')

/**
 * Puts the rules of `server/data/entry-rules` into the database when they differ from what was loaded last. Newer ones,
 * loaded by `npm run entry-rules`, stay. Countries must be there; safe to run again and on two nodes at once.
 */
export async function loadEntryRules(db: Database, clock: Clock, folder = DATA): Promise<boolean> {
  const [text, source] = await Promise.all([
    readFile(join(folder, 'entry-rules.csv'), 'utf8'),
    shippedSource(folder),
  ])
  const loading = { name: 'entry_rules' as const, checksum: checksumOfRules(text, source), now: clock.now() }
  return loadOnce(db, loading, async (tx) => {
    const loaded = await sourceOfRules(tx)
    if (loaded && loaded.as_of > source.as_of) return false
    await replaceRules(tx, { rules: readEntryRules(text, new Set((await countryNames(tx)).keys())), source })
  })
}

export async function shippedSource(folder = DATA): Promise<EntryRuleSource> {
  return JSON.parse(await readFile(join(folder, 'source.json'), 'utf8'))
}

export const checksumOfRules = (text: string, source: EntryRuleSource) =>
  createHash('sha256').update(JSON.stringify(source)).update(text).digest('hex')
