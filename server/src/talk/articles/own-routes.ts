import * as calls from '@sojourn/contract/talk/own-articles'
import { handle } from '../../platform/http/handler.ts'
import { sendAttachment } from '../../platform/http/send-attachment.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeArticle } from './change-article.ts'
import { createArticle } from './create-article.ts'
import { removeForGood } from './erase-article.ts'
import { attachFile, detachFile } from './files/attach-file.ts'
import { addTextPicture, changeCover, removeCover } from './files/keep-picture.ts'
import { openAttachment, openOwnAttachment } from './files/open-attachment.ts'
import { pictureKey } from './files/picture-address.ts'
import { listOwnArticles } from './list-own-articles.ts'
import { showOwnArticle } from './show-own-article.ts'
import { submitArticle } from './submit-article.ts'
import {
  discardChanges,
  restoreArticle,
  trashArticle,
  unpublishArticle,
  withdrawArticle,
} from './take-article.ts'

/** Every picture has an address of its own. Copies on the way go within the hour that the privacy policy tells. */
const HOUR = 'public, max-age=3600'

export const ownArticleHandlers = [
  handle(calls.listOwnArticles, ({ context, actor, query }) => listOwnArticles(context, actor, query)),

  handle(calls.createArticle, async ({ context, actor, body }) => ({
    data: await createArticle(context, actor, body),
  })),

  handle(calls.showOwnArticle, async ({ context, actor, params }) => ({
    data: await showOwnArticle(context, actor, params.id),
  })),

  handle(calls.changeArticle, async ({ context, actor, params, body }) => ({
    data: await changeArticle(context, actor, params.id, body),
  })),

  handle(calls.submitArticle, async ({ context, actor, params, body }) => ({
    data: await submitArticle(context, actor, params.id, body.version),
  })),

  handle(calls.withdrawArticle, async ({ context, actor, params }) => ({
    data: await withdrawArticle(context, actor, params.id),
  })),

  handle(calls.discardArticleChanges, async ({ context, actor, params }) => ({
    data: await discardChanges(context, actor, params.id),
  })),

  handle(calls.unpublishArticle, async ({ context, actor, params }) => ({
    data: await unpublishArticle(context, actor, params.id),
  })),

  handle(calls.restoreArticle, async ({ context, actor, params }) => ({
    data: await restoreArticle(context, actor, params.id),
  })),

  handle(calls.removeArticle, async ({ context, actor, params, body }) => {
    if (body.force) await removeForGood(context, actor, params.id)
    else await trashArticle(context, actor, params.id)
  }),

  handle(calls.changeArticleCover, async ({ context, actor, params, request }) => ({
    data: await changeCover(context, actor, params.id, request),
  })),

  handle(calls.removeArticleCover, async ({ context, actor, params }) => ({
    data: await removeCover(context, actor, params.id),
  })),

  handle(calls.addArticlePicture, async ({ context, actor, params, request }) => ({
    data: await addTextPicture(context, actor, params.id, request),
  })),

  handle(calls.addArticleAttachment, async ({ context, actor, params, request }) => ({
    data: await attachFile(context, actor, params.id, request),
  })),

  handle(calls.removeArticleAttachment, async ({ context, actor, params }) => ({
    data: await detachFile(context, actor, params),
  })),

  handle(calls.openOwnAttachment, async ({ context, actor, params, reply }) =>
    sendAttachment(reply, await openOwnAttachment(context, actor, params)),
  ),

  handle(calls.openAttachment, async ({ context, params, reply }) =>
    sendAttachment(reply, await openAttachment(context, params)),
  ),

  handle(calls.showArticlePicture, async ({ context, params, reply }) => {
    // Nobody guesses the name that its address has.
    const picture = await context.files.get(pictureKey(params.name.replace(/\.webp$/, '')))
    if (!picture) throw new Refusal('not_found')
    reply.header('cache-control', HOUR)
    return picture
  }),
]
