import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow } from '../../platform/refusal.ts'
import type { Settle } from '../documents/case-files/receive-case-file.ts'
import { takeConflict, type Which } from './take-conflict.ts'

/** Evidence stays in an open conflict: the other side and our team rely on it. */
export const evidence =
  (context: Context, actor: Pick<Person, 'id'>, { uuid, cid }: Which): Settle =>
  async (tx) => {
    const { conflict, side } = await takeConflict(tx, actor, { uuid, cid })
    if (conflict.status === 'closed' || conflict.status === 'settling')
      throw notNow('This conflict is settled, so nothing can be added to it.')
    const fact = { fact: 'evidence_added', order: uuid, conflict: cid } as const
    const step = { step: 'K1e', from: 'conflicted', to: 'conflicted' }
    const by = { ...context.by, id: actor.id, mode: side }
    return {
      purpose: 'evidence',
      subjectId: cid,
      announce: (tx, name) => tell(context, tx, { ...fact, ...step, name }, by),
    }
  }
