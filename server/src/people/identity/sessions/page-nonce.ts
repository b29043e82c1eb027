import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Gatekeeper } from '../../../platform/http/register.ts'
import { addCookie } from './cookies.ts'
import { ANY_DEVICE, makeNonce } from './nonce.ts'
import { readSessionToken } from './session-cookie.ts'

/** The page's scripts keep theirs as long: web/app/api/cookies.ts. */
const LIFE_SECONDS = 30 * 86_400

/** Gives a page that somebody signed in opens the nonce of what it writes, so that its first write is not refused. */
export const pageNonces =
  ({ settings, clock }: Context, gatekeeper: Gatekeeper) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (!readSessionToken(request, settings)) return
    const actor = await gatekeeper.identify(request)
    if (actor.kind === 'visitor') return
    // A request for a page does not tell the device.
    const nonce = makeNonce(settings.secret, { ...actor, device: ANY_DEVICE }, clock.now())
    addCookie(reply, settings, `token=${nonce}`, `Max-Age=${LIFE_SECONDS}`)
  }
