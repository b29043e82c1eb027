import { z } from 'zod'
import type { Context } from '../../context.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { FactName } from './facts.ts'
import type { Listener } from './listeners.ts'
import { readFact } from './read-fact.ts'
import { whenTold } from './store.ts'

const AGAIN_MS = MINUTE_MS
const OVER_MS = DAY_MS

/**
 * One listener hears one fact. A fact or a listener that this server does not know is of the next release while servers
 * are exchanged one by one, so it is left to another; after a day it is of one before, and there is nothing to do.
 */
export const hearFact = defineJob({
  name: 'hear-fact',
  schema: z.object({ fact: z.uuid(), listener: z.string() }),
  run: (context, { fact: id, listener }) =>
    transact(context, async (tx) => {
      const fact = await readFact(tx, id)
      if (!fact) return
      const hear = laterOf(context, fact.fact).find(({ name }) => name === listener)
      if (hear) await hear(context, tx, fact as never)
      else await leaveToAnother(context, tx, { fact: id, listener })
    }),
})

interface Left {
  fact: string
  listener: string
}

async function leaveToAnother({ clock, jobs }: Context, tx: Tx, left: Left) {
  const now = clock.now().getTime()
  const told = await whenTold(tx, left.fact)
  if (!told || now - told.getTime() > OVER_MS) return
  const startAfter = new Date(now + AGAIN_MS)
  await jobs.enqueue(tx, hearFact, left, { startAfter })
}

const laterOf = ({ listeners }: Context, name: string): readonly Listener[] =>
  name in listeners ? (listeners[name as FactName].later ?? []) : []
