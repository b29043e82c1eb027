import type { Call } from '@sojourn/contract/calls/call'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Actor } from './actor.ts'

/**
 * Refuses a call from a tab that still shows somebody else than is signed in by now. Calls that need no nonce, such as
 * signing in, go through.
 */
export function refuseOtherPerson(call: Pick<Call, 'nonce'>, { headers }: FastifyRequest, actor: Actor) {
  const shown = headers['x-person']
  if (!call.nonce || actor.kind === 'visitor' || shown === undefined) return
  if (shown !== actor.id) throw new Refusal('other_person')
}
