import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { receiveCaseFile } from '../documents/receive-case-file.ts'
import { holdWork } from './hold-work.ts'

/** What the agent adds goes with their next completion request. */
export const addCompletionFile = (
  context: Context,
  actor: Person,
  orderId: string,
  request: FastifyRequest,
) =>
  receiveCaseFile(context, actor, orderId, request, async (tx) => {
    const { status } = await holdWork(tx, actor.id, orderId, 'agent')
    if (status !== 'ongoing')
      throw new Refusal('not_now', { message: 'Only work in progress can be completed.' })
    return { purpose: 'completion', subjectId: null }
  })
