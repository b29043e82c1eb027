import { z } from 'zod'
import type { Context } from '../../context.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetSealedFile } from '../../platform/files/sealed-files.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { filesIn } from './message-store.ts'
import { forgetConversationsOver, removeConversations } from './store.ts'

/** A few at a time, with their files, until none is left. */
export const forgetConversations = defineJob({
  name: 'forget-conversations',
  schema: z.object({}),
  timeLimitSeconds: 600,
  async run(context) {
    const kept = await ruleMs(context.db, 'conversation_kept')
    const before = new Date(context.clock.now().getTime() - kept)
    while ((await forgetSome(context, before)) > 0);
  },
})

const forgetSome = (context: Context, before: Date) =>
  transact(context, async (tx) => {
    const ids = (await forgetConversationsOver(tx, before)).rows.map(({ id }) => id)
    for (const { file_id } of await filesIn(tx, ids)) await forgetSealedFile(context, tx, file_id)
    await removeConversations(tx, ids)
    return ids.length
  })
