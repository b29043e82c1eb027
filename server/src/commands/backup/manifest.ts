import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { deriveKey } from '../../platform/secrets/derive-key.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import type { Settings } from '../../settings/settings.ts'

const Table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
})
export type Table = z.output<typeof Table>

/** The manifest is written last, so a folder without one is no backup. */
const Manifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(z.string()),
  /** Tells whether a SECRET is the one that sealed what lies here, and nothing else of it. */
  secret_mark: z.string(),
})
export type Manifest = z.output<typeof Manifest>

export const MANIFEST = 'manifest.json'

export const placeOfTable = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  join('tables', `${schema}.${name}.gz`)

export const markOfSecret = (settings: Pick<Settings, 'secret'>) =>
  deriveKey(settings, 'mark in a backup').toString('base64url')

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartFailure(
      `The folder ${folder} holds no whole backup; name one that npm run backup has made.`,
    )
  })
  const manifest = Manifest.safeParse(JSON.parse(text))
  if (!manifest.success)
    throw new StartFailure(`The backup in ${folder} was made by another version; restore it with that one.`)
  return manifest.data
}
