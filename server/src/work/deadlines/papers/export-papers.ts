import type { Context } from '../../../context.ts'
import { papersOf } from './paper-store.ts'
import { openName } from './sealed-names.ts'

/** The export has the names in plain words. */
export const exportDeadlinePapers = async (context: Pick<Context, 'settings' | 'db'>, personId: string) =>
  (await papersOf(context.db, personId)).map(({ sealed_name, ...paper }) => ({
    ...paper,
    name: openName(context, paper.id, sealed_name),
  }))
