import { pipeline, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { chooseEncoding } from './accept-encoding.ts'
import { compressor, compressText } from './encoders.ts'

const WORTH_BYTES = 1000
const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b|image\/svg\+xml)/i
/** Such an answer is not whole, not changed, or has no body. */
const UNTOUCHED = new Set([204, 206, 304])

/** Text that is at hand as a whole is compressed in a thread beside, text that streams piece by piece. */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, sent, done) => {
    const payload = sent instanceof Response ? unpack(sent, reply) : sent
    if (request.method === 'HEAD' || payload == null || !isWorthIt(reply, payload)) return done(null, payload)
    addVary(reply, 'accept-encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (!encoding) return done(null, payload)

    reply.header('content-encoding', encoding).removeHeader('content-length')
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) return compressText(encoding, payload, done)
    const source = payload instanceof ReadableStream ? Readable.fromWeb(payload) : (payload as Readable)
    // A broken source breaks the answer, which Fastify sees; there is nobody else to tell.
    done(
      null,
      pipeline(source, compressor(encoding), () => {}),
    )
  })
}

/** Fastify would do this after the hook, too late to look at the headers. */
function unpack(response: Response, reply: FastifyReply) {
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    if (name === 'vary') addVary(reply, value)
    else reply.header(name, value)
  }
  return response.body as ReadableStream | null
}

function isWorthIt(reply: FastifyReply, payload: unknown) {
  if (sizeOf(reply, payload) < WORTH_BYTES) return false
  if (reply.statusCode < 200 || UNTOUCHED.has(reply.statusCode) || reply.hasHeader('content-encoding'))
    return false
  if (!TEXT.test(String(reply.getHeader('content-type') ?? ''))) return false
  return !String(reply.getHeader('cache-control') ?? '').includes('no-transform')
}

/** A stream that does not tell its length counts as long. */
function sizeOf(reply: FastifyReply, payload: unknown) {
  if (typeof payload === 'string') return payload.length
  if (Buffer.isBuffer(payload)) return payload.byteLength
  return Number(reply.getHeader('content-length') ?? Infinity)
}

function addVary(reply: FastifyReply, names: string) {
  const known = String(reply.getHeader('vary') ?? '')
    .split(/\s*,\s*/)
    .filter(Boolean)
  const lower = new Set(known.map((name) => name.toLowerCase()))
  const added = names.split(/\s*,\s*/).filter((name) => !lower.has(name.toLowerCase()))
  reply.header('vary', [...known, ...added].join(', '))
}
