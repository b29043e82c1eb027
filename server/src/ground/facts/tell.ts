import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { By } from '../../platform/http/by.ts'
import { type FactName, type NewFact, PASSING } from './facts.ts'
import { hearFact } from './hear-fact.ts'
import type { Hearing, ToldAlong } from './listeners.ts'
import { addFact } from './store.ts'

/**
 * Says what happened, once, in the transaction in which it did: it is kept, whoever must act at once does so, and
 * whoever may act later gets a job. Answers with the fact's id, which names the mails about it.
 */
export async function tell<Name extends FactName>(
  context: Context,
  tx: Tx,
  fact: NewFact<Name>,
  by: By = context.by,
) {
  const id = PASSING.has(fact.fact) ? null : await keep(context, tx, fact, by)
  const told = { ...fact, id, by } as ToldAlong<Name>
  const { now = [], later = [] }: Hearing<Name> = context.listeners[fact.fact]
  for (const listener of now) await listener(context, tx, told)
  if (id === null) return NOT_KEPT
  await context.jobs.enqueueAll(
    tx,
    hearFact,
    later.map(({ name }) => ({ fact: id, listener: name })),
  )
  return id
}

/** Nothing is named after what is not kept. */
const NOT_KEPT = ''

async function keep<Name extends FactName>(
  { clock }: Context,
  tx: Tx,
  fact: NewFact<Name>,
  { id: actor_id, mode, requestId }: By,
) {
  const {
    fact: name,
    person,
    agent,
    order,
    reason,
    along: _,
    ...details
  } = fact as { fact: FactName } & About
  const { id } = await addFact(tx, {
    fact: name,
    person_id: person ?? null,
    agent_id: agent ?? null,
    order_id: order ?? null,
    reason: reason ?? null,
    details: JSON.stringify(details),
    actor_id,
    actor_mode: mode,
    request_id: requestId,
    created_at: clock.now(),
  })
  return id
}

interface About {
  person?: string | null
  agent?: string
  order?: string
  reason?: string | null
  along?: unknown
}
