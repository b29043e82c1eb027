import type { Context } from '../../../context.ts'
import { papersOf } from './paper-store.ts'
import { openName } from './sealed-names.ts'

/** What somebody entered by hand, in plain words, for their export. */
export const exportDeadlinePapers = async (context: Pick<Context, 'settings' | 'db'>, personId: string) =>
  (await papersOf(context.db, personId)).map(({ sealed_name, ...paper }) => ({
    ...paper,
    name: openName(context, paper.id, sealed_name),
  }))
