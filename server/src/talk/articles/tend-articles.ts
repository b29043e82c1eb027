import { TRASH_DAYS } from '@sojourn/contract/talk/article-words'
import { z } from 'zod'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetSealedFile } from '../../platform/files/sealed-files.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { doAllDue } from '../../platform/jobs/do-all-due.ts'
import { cleanAgain } from './clean-again.ts'
import { eraseArticle } from './erase-article.ts'
import { attachmentsToScan, removeUnusedAttachments } from './files/attachment-store.ts'
import { forgetArticlePicture } from './files/forget-article-picture.ts'
import { removeUnusedPictures } from './files/picture-store.ts'
import { scanAttachment } from './files/scan-attachment.ts'
import { lockArticle, longInTrash } from './store.ts'

/** Erases what has lain in the trash for 30 days, and pictures and files that no text holds any more; cleans what old rules cleaned, and scans what waits for the scanner. */
export const tendArticles = defineJob({
  name: 'tend-articles',
  schema: z.object({}),
  async run(context) {
    const before = (days: number) => new Date(context.clock.now().getTime() - days * DAY_MS)
    await doAllDue(
      context,
      (after, most) => longInTrash(context.db, before(TRASH_DAYS), after, most),
      ({ id, agent_id }) =>
        transact(context, async (tx) => {
          const article = await lockArticle(tx, agent_id, id)
          const isStillThere =
            article?.status === 'trash' && article.trashed_at && article.trashed_at < before(TRASH_DAYS)
          if (isStillThere) await eraseArticle(context, tx, id)
        }),
      'an article could not be erased',
    )
    await cleanAgain(context)
    await doAllDue(
      context,
      (after, most) => attachmentsToScan(context.db, after, most),
      ({ id }) =>
        transact(context, (tx) =>
          context.jobs.enqueue(tx, scanAttachment, { attachment: id }, { singleton: id }),
        ),
      'a file of an article could not be scanned',
    )
    await transact(context, async (tx) => {
      await context.jobs.enqueueAll(tx, forgetArticlePicture, await removeUnusedPictures(tx, before(2)))
      for (const { file_id } of await removeUnusedAttachments(tx, before(2)))
        await forgetSealedFile(context, tx, file_id)
    })
  },
})
