import { Readable } from 'node:stream'
import * as calls from '@sojourn/contract/work/own-deadlines'
import { handle } from '../../platform/http/handler.ts'
import { renewDeadlineFeed, revokeDeadlineFeed, showDeadlineFeed } from './feed/deadline-feed.ts'
import { readDeadlineFeed } from './feed/read-deadline-feed.ts'
import { listDeadlines } from './list-deadlines.ts'
import { showDeadlineNotices, updateDeadlineNotices } from './notices/choose-days.ts'
import { addDeadlinePaper, changeDeadlinePaper, removeDeadlinePaper } from './papers/keep-paper.ts'

export const deadlineHandlers = [
  handle(calls.listDeadlines, async ({ context, actor, query }) => listDeadlines(context, actor, query)),

  handle(calls.addDeadlinePaper, async ({ context, actor, body }) => ({
    data: await addDeadlinePaper(context, actor, body),
  })),

  handle(calls.changeDeadlinePaper, async ({ context, actor, params, body }) => ({
    data: await changeDeadlinePaper(context, actor, params.id, body),
  })),

  handle(calls.removeDeadlinePaper, async ({ context, actor, params }) => {
    await removeDeadlinePaper(context, actor, params.id)
  }),

  handle(calls.showDeadlineNotices, async ({ context, actor }) => ({
    data: await showDeadlineNotices(context, actor),
  })),

  handle(calls.updateDeadlineNotices, async ({ context, actor, body }) => ({
    data: await updateDeadlineNotices(context, actor, body.days),
  })),

  handle(calls.showDeadlineFeed, async ({ context, actor }) => ({
    data: await showDeadlineFeed(context, actor),
  })),

  handle(calls.renewDeadlineFeed, async ({ context, actor }) => ({
    data: await renewDeadlineFeed(context, actor),
  })),

  handle(calls.revokeDeadlineFeed, async ({ context, actor }) => {
    await revokeDeadlineFeed(context, actor)
  }),

  handle(calls.readDeadlineFeed, async ({ context, actor, params, request, reply }) => {
    await context.limits.take('calendar_feed', { address: actor.address })
    const { written, etag } = await readDeadlineFeed(context, params.name.replace('.ics', ''))
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('x-robots-tag', 'noindex')
    if (request.headers['if-none-match'] !== etag) return Readable.from([Buffer.from(written)])
    reply.code(304)
    return Readable.from([])
  }),
]
