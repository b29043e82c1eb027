import { createHash } from 'node:crypto'
import type { Language } from '@sojourn/contract/words/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { VersionOf } from './handler.ts'
import { languageOf } from './language.ts'

interface Kept {
  bytes: Buffer
  tag: string
}

/** The bytes of one call, in each language, until its version is another. Who has them already is told so. */
export function keptAnswers(versionOf: VersionOf) {
  let version: string | undefined
  let kept = new Map<Language, Kept>()

  async function find(context: Context, language: Language, make: () => Promise<unknown>) {
    const now = await versionOf(context)
    if (now !== version) {
      version = now
      kept = new Map()
    }
    const into = kept
    const known = into.get(language)
    if (known) return known
    const bytes = Buffer.from(JSON.stringify(await make()))
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const made = { bytes, tag }
    into.set(language, made)
    return made
  }

  return async (
    context: Context,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<unknown>,
  ) => {
    const { bytes, tag } = await find(context, languageOf(request), make)
    reply.header('etag', tag).header('vary', 'accept-language, x-language')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(bytes)
  }
}
