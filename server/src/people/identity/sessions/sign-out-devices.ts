import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { endEverySession, endSession } from './end-sessions.ts'

export const signOutDevice = (context: Context, actor: Person, sessionId: string) =>
  transact(context, async (tx) => {
    if (!(await endSession(context, tx, actor.id, sessionId))) throw new Refusal('not_found')
  })

export const signOutOthers = (context: Context, actor: Person) =>
  transact(context, (tx) => endEverySession(context, tx, actor.id, actor.sessionId))
