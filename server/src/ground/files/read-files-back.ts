import { z } from 'zod'
import type { Context } from '../../context.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { readBack } from '../../platform/files/read-back.ts'
import { type FileToRead, filesToRead, noteReading } from '../../platform/files/sealed-file-store.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { tell } from '../facts/tell.ts'

const AT_A_TIME = 100
/** A store may show a file a little late, and a proxy may spoil one answer. */
const READINGS = 2
const AGAIN_MS = 5 * MINUTE_MS
/** More failures than this at once are no lost files: the store itself is another, or gives other bytes back. */
const MOST_LOST = 10

/**
 * The job reads what people sent back once, whole, soon after it came, while they still have it. A file that
 * can be read counts as kept; of one that cannot they and our team are told, and it can be sent again.
 */
export const readFilesBack = defineJob({
  name: 'read-files-back',
  schema: z.object({}),
  timeLimitSeconds: 900,
  parallel: 1,
  async run(context) {
    const lost: FileToRead[] = []
    for (const file of await filesToRead(context.db, context.clock.now(), AT_A_TIME)) {
      const found = await readBack(context, file).catch((error) => {
        context.log.error({ err: error, file: file.id }, 'a file could not be read back by now')
        return 'not known' as const
      })
      if (found === 'whole') await keep(context, file)
      else if (found === 'not known') await readAgain(context, file, 0)
      else if (file.read_failures + 1 < READINGS) await readAgain(context, file, 1)
      else lost.push(file)
    }
    if (lost.length <= MOST_LOST) return giveUpAll(context, lost)
    context.log.error(
      { files: lost.map(({ id }) => id) },
      'the file store gives back nothing, or other bytes than it was given; look at its settings',
    )
    for (const file of lost) await readAgain(context, file, 0)
  },
})

const keep = (context: Context, file: FileToRead) =>
  transact(context, (tx) => noteReading(tx, file, { kept_at: context.clock.now(), read_at: null }))

const readAgain = (context: Context, file: FileToRead, failures: 0 | 1) =>
  transact(context, (tx) =>
    noteReading(tx, file, {
      read_failures: file.read_failures + failures,
      read_at: new Date(context.clock.now().getTime() + AGAIN_MS),
    }),
  )

async function giveUpAll(context: Context, lost: FileToRead[]) {
  for (const file of lost) await giveUp(context, file)
}

/** Its bytes stay where they are: somebody may find out what became of them. */
const giveUp = (context: Context, file: FileToRead) =>
  transact(context, async (tx) => {
    const patch = { lost_at: context.clock.now(), read_at: null, read_failures: file.read_failures + 1 }
    if (!(await noteReading(tx, file, patch))) return
    const { id, owner_id, created_at } = file
    context.log.error({ file: id }, 'a file that somebody sent cannot be read back')
    await tell(context, tx, {
      fact: 'file_lost',
      person: owner_id,
      file: id,
      sent_at: created_at.toISOString(),
    })
  })
