import type { Context } from './context.ts'
import { loadData } from './load-data.ts'
import { openDatabase, openPool } from './platform/database/database.ts'
import { whileAlone } from './platform/database/while-alone.ts'
import type { Progress } from './platform/progress.ts'

/**
 * Puts in what a database holds before anybody comes; tells who of the demo story can sign in, if it is told. By one
 * node after the other, and with patience: on a busy machine the story takes longer than a page may.
 */
export function fillDatabase(context: Context, databaseUrl: string, tell: Progress) {
  return whileAlone(
    databaseUrl,
    async () => {
      const pool = openPool(databaseUrl, (error) => context.log.error(error, 'a database connection broke'), {
        isPatient: true,
      })
      const patient = { ...context, pool, db: openDatabase(pool) }
      try {
        await loadData(patient)
        if (!context.settings.demo) return null
        // The story stands above all of this, so it is read only where it is told.
        const { fillWithStory } = await import('../../demo/src/fill-with-story.ts')
        return await fillWithStory(patient, tell)
      } finally {
        await patient.db.destroy()
      }
    },
    tell,
  )
}
