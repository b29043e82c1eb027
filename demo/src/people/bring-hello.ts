import { Readable } from 'node:stream'
import type { Context } from '../../../server/src/context.ts'
import type { Person } from '../../../server/src/platform/http/actor.ts'
import { changeCaptions, keepHello, keepPoster } from '../../../server/src/talk/hellos/change-hello.ts'
import { webmOf } from '../drawing/webm-of.ts'

const SIDE = 360
const FRAMES = 12
const FRAME_MS = 500
const NEARER = 0.18

/** The hello is silent: the portrait slowly comes nearer. */
export async function bringHello(
  context: Context,
  actor: Person,
  drawn: Promise<Buffer | null>,
  words: string,
) {
  const portrait = await drawn
  if (!portrait) return
  const film = await filmOf(portrait)
  await keepHello(context, actor, {
    name: 'hello.webm',
    mediaType: 'video/webm',
    size: film.length,
    open: () => Readable.from([film], { objectMode: false }),
  })
  await keepPoster(context, actor, portrait)
  await changeCaptions(context, actor, `WEBVTT\n\n00:00.000 --> 00:06.000\n${words}\n`)
}

async function filmOf(portrait: Buffer) {
  const { default: sharp } = await import('sharp')
  const { width = SIDE } = await sharp(portrait).metadata()
  const frames = []
  for (let at = 0; at < FRAMES; at++) {
    const edge = Math.round((width * NEARER * at) / (2 * FRAMES))
    const part = { left: edge, top: edge, width: width - 2 * edge, height: width - 2 * edge }
    const webp = await sharp(portrait)
      .extract(part)
      .resize(SIDE, SIDE)
      .flatten({ background: '#ffffff' })
      .webp({ quality: 70, effort: 1 })
      .toBuffer()
    frames.push({ webp, at: at * FRAME_MS })
  }
  return webmOf(frames, { width: SIDE, height: SIDE, ms: FRAMES * FRAME_MS })
}
