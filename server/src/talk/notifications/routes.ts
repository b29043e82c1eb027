import { mailPaths } from '@sojourn/contract/paths/mail-paths'
import * as calls from '@sojourn/contract/talk/notifications'
import * as push from '@sojourn/contract/talk/push'
import { handle } from '../../platform/http/handler.ts'
import { languageOf } from '../../platform/http/language.ts'
import { listNotices } from './list-notices.ts'
import { readAllNotices, readNotice, showUnread } from './read-notices.ts'
import { showPush, subscribeToPush, unsubscribeFromPush } from './subscribe-to-push.ts'
import { unsubscribeFromNotices } from './unsubscribe.ts'

export const notificationHandlers = [
  handle(calls.listNotices, ({ context, actor, query, request }) =>
    listNotices(context, actor, query, languageOf(request)),
  ),

  handle(calls.countNotices, async ({ context, actor }) => ({ data: await showUnread(context.db, actor) })),

  handle(calls.readNotice, async ({ context, actor, params }) => ({
    data: await readNotice(context, actor, params.id),
  })),

  handle(calls.readAllNotices, async ({ context, actor, body }) => ({
    data: await readAllNotices(context, actor, body.newest),
  })),

  handle(calls.openNoticeUnsubscribe, async ({ params, reply }) => {
    reply.redirect(mailPaths.unsubscribeNotices(params.token), 303)
  }),

  handle(calls.unsubscribeFromNotices, async ({ context, params }) => ({
    data: await unsubscribeFromNotices(context, params.token),
  })),

  handle(push.showPush, async ({ context, actor }) => ({ data: await showPush(context, actor) })),

  handle(push.subscribeToPush, async ({ context, actor, body }) => ({
    data: await subscribeToPush(context, actor, body),
  })),

  handle(push.unsubscribeFromPush, async ({ context, actor }) => ({
    data: await unsubscribeFromPush(context, actor),
  })),
]
