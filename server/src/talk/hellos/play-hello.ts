import { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { openSealedFile } from '../../platform/files/sealed-files.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findHello, type HelloRow } from './store.ts'

/** Others see it with the profile it stands on; its agent, and our team for a report, in any case but a virus. */
export async function visibleHello({ db }: Pick<Context, 'db'>, actor: Actor, id: string): Promise<HelloRow> {
  const hello = await findHello(db, id)
  if (!hello || hello.scan === 'infected' || hello.deleted_at) throw new Refusal('not_found')
  const isTheirOwn = actor.kind === 'person' && (actor.id === hello.agent_id || actor.role === 'staff')
  const isPublic =
    hello.scan !== 'waiting' && !hello.hidden_at && !hello.suspended_at && hello.verified_at !== null
  if (!isPublic && !isTheirOwn) throw new Refusal('not_found')
  return hello
}

/** The whole of it, or the part a player asks for: one, as players do. */
export async function playHello(context: Context, actor: Actor, id: string, range: string | undefined) {
  const { file_id, media_type, size } = await visibleHello(context, actor, id)
  const content = await openSealedFile(context, file_id)
  if (!content) throw new Refusal('not_found')
  const part = partOf(range, size)
  return {
    mediaType: media_type,
    size,
    part,
    content: part ? Readable.from(cut(content, part), { objectMode: false }) : content,
  }
}

interface Part {
  from: number
  /** The last byte, which is part of it. */
  to: number
}

/** A range is `bytes=0-`, `bytes=100-199` or `bytes=-500`; null means that it asks for all, or for what is not there. */
export function partOf(range: string | undefined, size: number): Part | null {
  const [, first, last] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(range ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to ? { from, to } : null
}

async function* cut(content: Readable, { from, to }: Part) {
  let at = 0
  for await (const piece of content as AsyncIterable<Buffer>) {
    const begin = Math.max(0, from - at)
    const end = Math.min(piece.length, to + 1 - at)
    if (begin < end) yield piece.subarray(begin, end)
    at += piece.length
    if (at > to) return
  }
}

export async function openPoster(context: Context, actor: Actor, id: string) {
  const { poster_id } = await visibleHello(context, actor, id)
  const content = poster_id && (await openSealedFile(context, poster_id))
  if (!content) throw new Refusal('not_found')
  return content
}

export async function openCaptions(context: Context, actor: Actor, id: string) {
  const { captions } = await visibleHello(context, actor, id)
  if (captions === null) throw new Refusal('not_found')
  return Readable.from([Buffer.from(captions)])
}
