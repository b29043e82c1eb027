import * as calls from '@sojourn/contract/talk/hello'
import { handle } from '../../platform/http/handler.ts'
import { changeCaptions, changeHello, changePoster, removeHello, showOwnHello } from './change-hello.ts'
import { openCaptions, openPoster, playHello } from './play-hello.ts'

/** Copies on the way go within the hour that the privacy policy tells. */
const HOUR = 'public, max-age=3600'

export const helloHandlers = [
  handle(calls.showOwnHello, async ({ context, actor }) => ({ data: await showOwnHello(context, actor) })),

  handle(calls.changeHello, async ({ context, actor, request }) => ({
    data: await changeHello(context, actor, request),
  })),

  handle(calls.changeHelloPoster, async ({ context, actor, request }) => ({
    data: await changePoster(context, actor, request),
  })),

  handle(calls.changeHelloCaptions, async ({ context, actor, body }) => ({
    data: await changeCaptions(context, actor, body.captions),
  })),

  handle(calls.removeHello, async ({ context, actor }) => {
    await removeHello(context, actor)
  }),

  handle(calls.playHello, async ({ context, actor, params, request, reply }) => {
    const { content, mediaType, size, part } = await playHello(
      context,
      actor,
      params.id,
      request.headers.range,
    )
    reply.type(mediaType).header('accept-ranges', 'bytes')
    if (actor.kind !== 'person') reply.header('cache-control', HOUR)
    if (part) {
      reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${size}`)
      reply.header('content-length', part.to - part.from + 1)
    } else reply.header('content-length', size)
    return content
  }),

  handle(calls.showHelloPoster, async ({ context, actor, params, reply }) => {
    const picture = await openPoster(context, actor, params.id)
    if (actor.kind !== 'person') reply.header('cache-control', HOUR)
    return picture
  }),

  handle(calls.showHelloCaptions, ({ context, actor, params }) => openCaptions(context, actor, params.id)),
]
