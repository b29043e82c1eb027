import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { send } from '../../../src/talk/conversations/files/send-file.ts'
import { makeConflict } from '../../conflicts.ts'
import { makeOrder } from '../../orders.ts'
import { makePerson } from '../../people.ts'
import { pdf } from '../../sample-files.ts'
import type { TestApp } from '../../start-app.ts'
import { agentSideOf } from '../made.ts'

type Owner = { id: string } | null

const conversationOf = ({ context }: TestApp, orderId: string) =>
  context.db.selectFrom('conversation').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()

async function makeConversation(server: TestApp, owner: Owner) {
  const client = owner ?? (await makePerson(server))
  const order = await makeOrder(server, { client, status: 'paid' })
  return { ...(await conversationOf(server, order.id)), client }
}

async function sendPdf(server: TestApp, client: { id: string }, id: string) {
  const file = { name: 'passport.pdf', mediaType: 'application/pdf', size: pdf.length }
  const where = { id, clientId: randomUUID() }
  return (await send(server.context, client, where, { ...file, open: () => Readable.from([pdf]) })).uuid
}

async function makeFile(server: TestApp, owner: Owner) {
  const { id, client } = await makeConversation(server, owner)
  return { id, messageId: await sendPdf(server, client, id) }
}

const ids = () => ({ id: randomUUID() })

async function makeQuickAnswer(server: TestApp, owner: Owner) {
  const now = server.clock.now()
  return server.context.db
    .insertInto('quick_answer')
    .values({
      agent_id: await agentSideOf(server, owner),
      ...{ name: 'Welcome', body: 'Hello {client}!', created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export const conversationThings = {
  'quick answer': { make: makeQuickAnswer, missing: ids },
  conversation: {
    make: async (server: TestApp, owner: Owner) => ({ id: (await makeConversation(server, owner)).id }),
    missing: ids,
  },
  'new file of a conversation': {
    make: async (server: TestApp, owner: Owner) => ({
      id: (await makeConversation(server, owner)).id,
      clientId: randomUUID(),
    }),
    missing: () => ({ id: randomUUID(), clientId: randomUUID() }),
  },
  'file of a message': {
    make: makeFile,
    missing: () => ({ id: randomUUID(), messageId: randomUUID() }),
  },
  'file in a conflict': {
    make: async (server: TestApp) => {
      const client = await makePerson(server)
      const { order_id } = await makeConflict(server, client, 'mediation')
      const { id } = await conversationOf(server, order_id)
      return { id, messageId: await sendPdf(server, client, id) }
    },
    missing: () => ({ id: randomUUID(), messageId: randomUUID() }),
  },
  /** Whoever of our team asks has no part in it. */
  'conversation in a conflict': {
    make: async (server: TestApp) => {
      const conflict = await makeConflict(server, await makePerson(server), 'mediation')
      return conversationOf(server, conflict.order_id)
    },
    missing: ids,
  },
  'order in a conflict with a conversation': {
    make: async (server: TestApp) => ({
      uuid: (await makeConflict(server, await makePerson(server), 'mediation')).order_id,
    }),
    missing: () => ({ uuid: randomUUID() }),
  },
}
