import type { TestApp } from './start-app.ts'

/** A notification as if its fact had just happened. */
export async function makeNotice(
  { context, clock }: Pick<TestApp, 'context' | 'clock'>,
  { id: person_id }: { id: string },
) {
  const created_at = clock.now()
  const { id: fact_id } = await context.db
    .insertInto('fact')
    .values({ fact: 'verification_confirmed', agent_id: person_id, actor_mode: 'system', created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return context.db
    .insertInto('notification')
    .values({ person_id, fact_id, mode: 'agent', kind: 'account', created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
}
