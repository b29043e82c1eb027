import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { afterCommit } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import type { Gatekeeper } from '../../../platform/http/register.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { allOf } from '../../../platform/secrets/derive-key.ts'
import { checkNonce } from './nonce.ts'
import { livingAmong } from './session-store.ts'

/** A socket is opened by the session cookie together with a nonce of that session and device. */
export const admitToSocket =
  ({ settings, clock }: Context, gatekeeper: Gatekeeper) =>
  async (request: FastifyRequest, nonce: string, device: string): Promise<Person | null> => {
    const actor = await gatekeeper.identify(request)
    if (actor.kind === 'visitor' || actor.suspendedFor !== null) return null
    const person = { ...actor, device: device.toLowerCase() }
    try {
      checkNonce(allOf(settings), nonce, person, clock.now())
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
    return person
  }

export const livingSessions = ({ db, clock }: Context, ids: string[]) => livingAmong(db, ids, clock.now())

/** Heard on the bus when somebody may do nothing more. */
export const PERSON_SUSPENDED = 'person-suspended'
export interface PersonSuspended {
  person: string
}

export async function announceSuspension(
  { bus, log }: Context,
  tx: Tx,
  { person }: PersonSuspended,
): Promise<void> {
  afterCommit({ log }, tx, () => bus.publish(PERSON_SUSPENDED, { person }))
}
