import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../../test/people.ts'
import { makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { acting, SYSTEM } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { untold } from '../../platform/states/machine.ts'
import { serviceMachine } from '../../supply/services/service-state.ts'
import { perform, performOrFail, performOrSkip } from './perform.ts'

let server: TestApp
let context: Context
beforeAll(async () => {
  server = await openTestApp()
  context = server.context
})
afterAll(() => server.close())

async function makeOffer() {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const { id } = await makeService(server, agent)
  return { id, agent_id: agent.id }
}

const told = { title: 'A visa', move: 'unpublish' as const }

const take = <Done>(act: (tx: Tx) => Promise<Done>) => transact(context, act)

const stateOf = async (id: string) =>
  (await context.db.selectFrom('service').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status

const factsOf = (agent: string) =>
  context.db
    .selectFrom('fact')
    .select(['id', 'details', 'actor_id', 'actor_mode'])
    .where('agent_id', '=', agent)
    .where('fact', '=', 'service_unlisted')
    .execute()

describe('a step that is taken', () => {
  test('moves the row, writes with it and tells what machine, row and caller say of it', async () => {
    const offer = await makeOffer()
    const by = { id: offer.agent_id, mode: 'client', requestId: 'r' } as const
    const archived_at = server.clock.now()
    const fact = await take((tx) =>
      perform(acting(context, by), tx, serviceMachine.archive, offer, {
        patch: { archived_at },
        told: { title: 'A visa', move: 'archive' },
      }),
    )
    expect(await stateOf(offer.id)).toBe('archived')
    expect(await factsOf(offer.agent_id)).toEqual([
      {
        ...{ id: fact, actor_id: offer.agent_id, actor_mode: 'client' },
        details: { service: offer.id, title: 'A visa', move: 'archive' },
      },
    ])
  })

  test('by the only one who may is told as theirs, whatever else they are', async () => {
    const offer = await makeOffer()
    const asClient = acting(context, { id: offer.agent_id, mode: 'client', requestId: 'r' })
    await take((tx) =>
      perform(context, tx, serviceMachine.archive, offer, { told: { ...told, move: 'archive' } }),
    )
    await take((tx) =>
      perform(asClient, tx, serviceMachine.restore, offer, { told: { ...told, move: 'restore' } }),
    )
    const modes = (await factsOf(offer.agent_id)).map(({ actor_mode }) => actor_mode)
    expect(modes.toSorted()).toEqual(['agent', SYSTEM.mode])
  })

  test('is told after what follows from it, and not at all where that fails', async () => {
    const offer = await makeOffer()
    const failed = take((tx) =>
      perform(context, tx, serviceMachine.unpublish, offer, {
        told: async () => {
          throw new Error('nothing of it stands')
        },
      }),
    )
    await expect(failed).rejects.toThrow('nothing of it stands')
    expect([await stateOf(offer.id), await factsOf(offer.agent_id)]).toEqual(['active', []])
  })

  test('is told to nobody where it follows from another one', async () => {
    const offer = await makeOffer()
    expect(await take((tx) => perform(context, tx, untold(serviceMachine.unpublish), offer))).toBe(true)
    expect([await stateOf(offer.id), await factsOf(offer.agent_id)]).toEqual(['draft', []])
  })
})

describe('a step that cannot be taken any more', () => {
  test('is refused to a person in the words of the table', async () => {
    const offer = await makeOffer()
    const refused = take((tx) => perform(context, tx, serviceMachine.restore, offer, { told }))
    await expect(refused).rejects.toThrow(Refusal)
    await expect(refused).rejects.toThrow('Only an archived service can be restored.')
  })

  test('is a fault of ours where it was looked at, or is left', async () => {
    const offer = await makeOffer()
    const failed = take((tx) => performOrFail(context, tx, serviceMachine.restore, offer, { told }))
    await expect(failed).rejects.toThrow(`Service ${offer.id} cannot take step restore`)
    await expect(failed).rejects.not.toBeInstanceOf(Refusal)
    const run: string[] = []
    const skipped = await take((tx) =>
      performOrSkip(context, tx, serviceMachine.restore, offer, {
        told: async () => {
          run.push('told')
          return told
        },
      }),
    )
    expect([skipped, run, await stateOf(offer.id)]).toEqual([false, [], 'active'])
  })
})

/** Never run: the compiler reads it. */
export const typed = (tx: Tx, offer: { id: string; agent_id: string }) => [
  // @ts-expect-error What neither machine nor row say must be told.
  () => perform(context, tx, serviceMachine.unpublish, offer),
  // @ts-expect-error The title is text.
  () => perform(context, tx, serviceMachine.unpublish, offer, { told: { title: 1, move: 'unpublish' } }),
  // @ts-expect-error The facts of a service say whose it is.
  () => perform(context, tx, serviceMachine.publish, { id: offer.id }),
  // @ts-expect-error A step without a fact takes nothing to tell.
  () => perform(context, tx, serviceMachine.changeDraft, offer, { told: {} }),
  // @ts-expect-error There is no such column.
  () => perform(context, tx, serviceMachine.changeDraft, offer, { patch: { colour: 'red' } }),
  () => perform(context, tx, serviceMachine.publish, offer),
]
