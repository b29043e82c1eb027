import { z } from 'zod'
import { ruleMs } from '../../ground/rules/rule.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetSealedFile } from '../../platform/files/sealed-files.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { filesIn } from './message-store.ts'
import { forgetConversationsOver, removeConversations } from './store.ts'

/** A few at a time, with their files. */
export const forgetConversations = defineJob({
  name: 'forget-conversations',
  schema: z.object({}),
  run: (context) =>
    transact(context, async (tx) => {
      const kept = await ruleMs(tx, 'conversation_kept')
      const before = new Date(context.clock.now().getTime() - kept)
      const ids = (await forgetConversationsOver(tx, before)).rows.map(({ id }) => id)
      for (const { file_id } of await filesIn(tx, ids)) await forgetSealedFile(context, tx, file_id)
      await removeConversations(tx, ids)
    }),
})
