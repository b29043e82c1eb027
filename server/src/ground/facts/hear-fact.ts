import { z } from 'zod'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { FactName } from './facts.ts'
import type { Listener } from './listeners.ts'
import { readFact } from './read-fact.ts'

/** One listener hears one fact; a listener that is there no longer has nothing to do. */
export const hearFact = defineJob({
  name: 'hear-fact',
  schema: z.object({ fact: z.uuid(), listener: z.string() }),
  run: (context, { fact: id, listener }) =>
    transact(context, async (tx) => {
      const fact = await readFact(tx, id)
      const hear = fact && laterOf(context, fact.fact).find(({ name }) => name === listener)
      await hear?.(context, tx, fact as never)
    }),
})

const laterOf = ({ listeners }: Context, name: string): readonly Listener[] =>
  name in listeners ? (listeners[name as FactName].later ?? []) : []
