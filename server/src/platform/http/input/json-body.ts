import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../refusal.ts'

const MAX_DEPTH = 20
/** The type is taken to the letter: what is nearly this type is a way round somebody looks for. */
const JSON_TYPE = /^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?)?$/i

/** A mail program sends this when one unsubscribes (RFC 8058); it says nothing more, and is taken as no body. */
const ONE_CLICK = 'List-Unsubscribe=One-Click'

/** JSON is the only body calls take: an upload declares its own types, everything else is answered 415. */
export function acceptOnlyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) return done(new Refusal('unsupported_type'))
    if (text === '') return done(null, undefined)
    if (depthOf(text) > MAX_DEPTH) return done(new Refusal('too_deep'))
    parse(request, text, done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) =>
      text === ONE_CLICK ? done(null, undefined) : done(new Refusal('unsupported_type')),
  )
}

/** The deepest nesting of a JSON text, counted before it is parsed. */
export function depthOf(text: string) {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '\\' && inString) index++
    else if (character === '"') inString = !inString
    else if (inString) continue
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === '}' || character === ']') depth--
  }
  return deepest
}
