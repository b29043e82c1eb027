import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

const placeOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'address')

/** For commands, which run without what the server was started with: links they print lead to where it was last. */
export async function noteAddress(settings: Settings, address: string) {
  if (settings.database.kind === 'url') return
  await writeFile(placeOf(settings), settings.port === 0 ? address : settings.origin)
}

/** The server on this folder was last there; undefined means that none ever was. */
export function readNotedAddress(settings: Pick<Settings, 'dataDir'>) {
  try {
    const address = readFileSync(placeOf(settings), 'utf8')
    return URL.canParse(address) ? new URL(address).origin : undefined
  } catch {
    return undefined
  }
}
