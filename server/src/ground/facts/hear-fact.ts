import { z } from 'zod'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { By } from '../../platform/http/by.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { FactName } from './facts.ts'
import type { Listener, Told } from './listeners.ts'
import { type FactRow, findFact } from './store.ts'

/** One listener hears one fact; a listener that is there no longer has nothing to do. */
export const hearFact = defineJob({
  name: 'hear-fact',
  schema: z.object({ fact: z.uuid(), listener: z.string() }),
  run: (context, { fact: id, listener }) =>
    transact(context, async (tx) => {
      const fact = await findFact(tx, id)
      const hear = fact && laterOf(context, fact.fact).find(({ name }) => name === listener)
      await hear?.(context, tx, toldOf(fact as FactRow) as never)
    }),
})

const laterOf = ({ listeners }: Context, name: string): readonly Listener[] =>
  name in listeners ? (listeners[name as FactName].later ?? []) : []

const toldOf = (row: FactRow): Told<FactName> =>
  ({
    ...(row.details as object),
    fact: row.fact,
    ...(row.person_id && { person: row.person_id }),
    ...(row.agent_id && { agent: row.agent_id }),
    ...(row.order_id && { order: row.order_id }),
    reason: row.reason,
    id: row.id,
    by: { id: row.actor_id, mode: row.actor_mode as By['mode'], requestId: row.request_id },
  }) as Told<FactName>
