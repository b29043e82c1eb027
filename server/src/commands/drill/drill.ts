import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runLedgerCommand } from '../../money/ledger/run-ledger-command.ts'
import { systemClock } from '../../platform/clock.ts'
import { startEmbedded } from '../../platform/database/embedded.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import type { Settings } from '../../settings/settings.ts'
import { startServer } from '../../start-server.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { withContext, withDatabase } from '../run-command.ts'
import { copySettings } from './copy-settings.ts'
import { type Guest, lookAtCopy } from './look-at-copy.ts'

type Tell = (line: string) => void

/**
 * Restores a backup beside the site and uses the copy: every file is opened, the books are proven, a server starts on it, and
 * somebody opens an order and a paper there. Without a folder a backup of this site is made first.
 */
export async function drill(settings: Settings, given: string | undefined, tell: Tell) {
  const place = await mkdtemp(join(tmpdir(), 'sojourn-drill-'))
  const { step, table } = timed(tell)
  try {
    const folder = given ?? join(place, 'backup')
    if (!given) await step('A backup of this site is written', () => backUp(settings, folder))
    const copy = copySettings(settings, join(place, 'data'))
    const guest = await restoreAndLook(copy, folder, step)
    await step('A server starts on the copy, and answers', () => useServer(copy, guest))
  } finally {
    tell(table())
    await rm(place, { recursive: true, force: true })
  }
}

async function backUp(settings: Settings, folder: string) {
  let size = ''
  await withDatabase(settings, async (url) => {
    size = sizeOf(await writeBackup(settings, url, folder, systemClock.now()))
  })
  return size
}

async function restoreAndLook(copy: Settings, folder: string, step: Step) {
  const postgres = await startEmbedded({ dataDir: join(copy.dataDir, 'postgres') })
  try {
    let restored: Awaited<ReturnType<typeof restoreBackup>> | undefined
    await step('It is restored into an empty place', async () => {
      restored = await restoreBackup(copy, postgres.url, folder)
      refuseEmpty(restored)
      return `${sizeOf(restored)}, ${restored.jobs} waiting jobs, of ${restored.made_at}`
    })
    let guest: Guest | null = null
    await step('Every file is there and opens', async () => {
      if (restored) guest = await lookAtCopy(copy, postgres.url, restored)
      return `${restored?.files.length} files`
    })
    await step('The books are proven', async () => {
      let told = ''
      await withContext(copy, postgres.url, async (context) => {
        const found = await runLedgerCommand(context)
        if (!found.isSound) throw new StartFailure(found.told)
        told = found.told
      })
      return told
    })
    return guest as Guest | null
  } finally {
    await postgres.stop()
  }
}

/** The queue that waited runs there too, with nothing to reach. */
async function useServer(copy: Settings, guest: Guest | null) {
  const { address, stop } = await startServer(copy, (sentence) => {
    throw new StartFailure(sentence)
  })
  try {
    await answers(`${address}/readyz`)
    await answers(`${address}/api/countries`)
    if (!guest) return 'no order has a paper yet'
    const headers = { cookie: `session=${guest.token}` }
    await answers(`${address}/api/orders/${guest.order}`, headers)
    const bytes = await answers(
      `${address}/api/orders/${guest.order}/documents/${guest.document}/download`,
      headers,
    )
    return `an order and a paper of ${bytes} bytes were opened by their client`
  } finally {
    await stop()
  }
}

async function answers(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new StartFailure(`The copy answers ${answer.status} at ${new URL(url).pathname}.`)
  return byteLength
}

const refuseEmpty = ({ tables }: { tables: { name: string; rows: number }[] }) => {
  if (!tables.some(({ name, rows }) => name === 'person' && rows > 0))
    throw new StartFailure('Nobody is in this backup; set DATA_DIR or DATABASE_URL to those of the site.')
}

const sizeOf = ({ tables, files }: { tables: { rows: number }[]; files: string[] }) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows, ${files.length} files`

type Step = (promise: string, work: () => Promise<string>) => Promise<void>

/** Times each step, tells what it found, and keeps it for a table at the end. */
function timed(tell: Tell) {
  const rows = [
    ['promise', 'tries', 'result'],
    ['---', '---', '---'],
  ]
  const step: Step = async (promise, work) => {
    const begun = systemClock.now().getTime()
    const found = await work().catch((error) => {
      rows.push([promise, 'not to the end', 'BROKEN'])
      tell(`FAILED  ${promise}`)
      throw error
    })
    rows.push([promise, found, 'kept'])
    tell(`${((systemClock.now().getTime() - begun) / 1000).toFixed(1).padStart(6)} s  ${promise}: ${found}`)
  }
  return { step, table: () => rows.map((row) => `| ${row.join(' | ')} |`).join('\n') }
}
