import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Settle } from '../documents/case-files/receive-case-file.ts'
import { holdWorkOf } from './hold-work.ts'

/** A file of the agent goes with their next completion request. */
export const completionFile =
  (actor: Pick<Person, 'id'>, orderId: string): Settle =>
  async (tx) => {
    const { status } = await holdWorkOf(tx, actor.id, orderId, 'agent')
    if (status !== 'ongoing')
      throw new Refusal('not_now', { message: 'Only work in progress can be completed.' })
    return { purpose: 'completion', subjectId: null }
  }
