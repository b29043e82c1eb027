import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { findAddressee } from '../person-store.ts'
import { addLoginChallenge } from '../sign-in/login-challenge-store.ts'
import { hasTwoStep } from '../two-step/two-step-store.ts'
import type { Client } from './client.ts'
import { endSession } from './end-sessions.ts'
import { type OpenedSession, openSession } from './open-session.ts'

export type LoginOutcome =
  | { kind: 'signed_in'; session: OpenedSession }
  | { kind: 'two_step'; challengeId: string }

/** Whoever has shown who they are: to their second step if they want one, else in. */
export async function letIn(
  context: Context,
  tx: Tx,
  client: Client,
  personId: string,
): Promise<LoginOutcome> {
  if (!(await hasTwoStep(tx, personId)))
    return { kind: 'signed_in', session: await signIn(context, tx, client, personId) }
  const challengeId = await addLoginChallenge(tx, personId, client.device, context.clock.now())
  return { kind: 'two_step', challengeId }
}

/** All steps are passed: a new session takes the place of the browser's old one, and a browser new to the account is told by mail. */
export async function signIn(context: Context, tx: Tx, client: Client, personId: string) {
  if (client.inside) await endSession(context, tx, client.inside.personId, client.inside.sessionId)
  const { session, isNewDevice } = await openSession(context, tx, client, personId)
  if (isNewDevice && (await findAddressee(tx, personId)).login_alerts)
    await tell(context, tx, {
      fact: 'device_new',
      person: personId,
      session: session.id,
      along: { client },
    })
  return session
}
