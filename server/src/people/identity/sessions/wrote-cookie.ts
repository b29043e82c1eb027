import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPosition, type Position } from '../../../platform/database/replica/position.ts'
import { MOST_LAG_MS } from '../../../platform/database/replica/watch-replica.ts'
import type { Settings } from '../../../settings/settings.ts'
import { addCookie, readCookie } from './cookies.ts'

const NAME = 'wrote'
/** A replica that is read at all has it by then, and so has whatever was read there and is kept for a moment. */
const WROTE_SECONDS = (2 * MOST_LAG_MS) / 1000

/** Whoever makes one up changes only where they read themselves, so nothing seals it. */
export function readWroteAt(request: FastifyRequest): Position | undefined {
  const text = readCookie(request, NAME)
  return text && isPosition(text) ? text : undefined
}

export const sendWroteAt = (reply: FastifyReply, settings: Pick<Settings, 'origin'>, wroteAt: Position) =>
  addCookie(reply, settings, `${NAME}=${wroteAt}`, `HttpOnly; Max-Age=${WROTE_SECONDS}`)
