import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FILE_NAME_HEADER, type FileRule, mediaTypeOf } from '@sojourn/contract/calls/file'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { invalidField, Refusal } from '../refusal.ts'
import { mediaTypeOfContent } from './media-type-of-content.ts'

/** The file is checked and on our disk; it is gone when it is disposed of, so take it with `await using`. */
export interface Upload extends AsyncDisposable {
  /** Its owner calls it so: it is shown to people, and never a path or a key. */
  name: string
  mediaType: string
  size: number
  /** It reads from the beginning, as often as needed. */
  open(): Readable
}

/** A sender who stops is cut off; one who sends for ever meets the server's own limit for a request. */
export const SILENCE_MS = 30_000
/** Bytes up to this still run in after a refusal, so that a browser in the midst of sending gets to read it. */
const RUN_OUT_BYTES = 30_000_000

/** In this part of the app a body is not read before a handler asks for it by `receiveUpload`. */
export function acceptUploads(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}

/**
 * Receives the body, or content that came before it, as one file of this rule, piece by piece, and refuses it as soon
 * as it breaks the rule.
 */
export async function receiveUpload(
  { settings }: Pick<Context, 'settings'>,
  request: FastifyRequest,
  rule: FileRule,
  { content, silenceMs = SILENCE_MS }: { content?: AsyncIterable<Buffer>; silenceMs?: number } = {},
): Promise<Upload> {
  const { raw } = request
  if (!content) raw.setTimeout(silenceMs, () => raw.destroy())
  try {
    const name = readName(request, rule)
    const mediaType = checkDeclared(request, name, rule)
    const file = await openNameless(join(settings.dataDir, 'uploads'))
    try {
      const size = await fill(file, raw, rule, content)
      raw.setTimeout(0)
      if ((await mediaTypeOfContent(file, size)) !== mediaType) throw wrongType(rule)
      return {
        name,
        mediaType,
        size,
        open: () => Readable.from(piecesOf(file, size), { objectMode: false }),
        [Symbol.asyncDispose]: () => file.close(),
      }
    } catch (error) {
      await file.close()
      throw error
    }
  } catch (error) {
    letRunOut(raw)
    throw error
  }
}

/** The person's own name for the file, without folders and without what cannot be seen. */
function readName({ headers }: FastifyRequest, rule: FileRule) {
  const sent = headers[FILE_NAME_HEADER]
  const name = typeof sent === 'string' ? decode(sent) : ''
  const bare = name
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  if (!bare || bare.length > 200) throw invalidField('file', rule.messages.missing)
  return bare
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The headers can be refused before the first byte. */
function checkDeclared({ headers }: FastifyRequest, name: string, rule: FileRule) {
  const declared = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const mediaType = mediaTypeOf(name, rule)
  if (!mediaType || mediaType !== declared) throw wrongType(rule)
  if (Number(headers['content-length']) > rule.maxBytes) throw tooLarge(rule)
  return mediaType
}

const wrongType = ({ messages }: FileRule) => new Refusal('unsupported_type', { message: messages.wrongType })
const tooLarge = ({ messages }: FileRule) => new Refusal('too_large', { message: messages.tooLarge })

/** Without a name from the start, the file ends with its handle, also when this process is killed. */
async function openNameless(folder: string) {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

const PIECE = 65_536

/** A stream of the handle's own would close it for all others when it is given up. */
async function* piecesOf(file: FileHandle, size: number) {
  for (let at = 0; at < size; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PIECE), 0, PIECE, at)
    if (bytesRead === 0) return
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

async function fill(
  file: FileHandle,
  raw: IncomingMessage,
  rule: FileRule,
  content: AsyncIterable<Buffer> = raw.iterator({ destroyOnReturn: false }),
) {
  let size = 0
  try {
    for await (const part of content) {
      size += part.length
      if (size > rule.maxBytes) throw tooLarge(rule)
      await file.appendFile(part)
    }
  } catch (error) {
    if (raw.destroyed && !raw.complete)
      throw new Refusal('unreadable', { message: 'The file did not arrive whole.' })
    throw error
  }
  if (size === 0) throw invalidField('file', rule.messages.missing)
  return size
}

export function letRunOut(raw: IncomingMessage) {
  let left = RUN_OUT_BYTES
  raw.on('error', () => {})
  raw.on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) raw.destroy()
  })
}
