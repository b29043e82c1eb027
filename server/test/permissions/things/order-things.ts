import { randomInt, randomUUID } from 'node:crypto'
import { makeCode } from '../../../src/money/coupons/make-code.ts'
import { transact } from '../../../src/platform/database/transact.ts'
import { addUpload } from '../../../src/platform/files/parts/store.ts'
import { fileOf, makeLetter } from '../../case-files.ts'
import { makeConflict, makeProposal } from '../../conflicts.ts'
import { handOverPassport } from '../../documents.ts'
import { makeMeeting, makeMeetingRequest } from '../../meetings.ts'
import { makeGoal, makeOrder } from '../../orders.ts'
import { giveCredit } from '../../paying-coupons.ts'
import { makePerson, type TestPerson } from '../../people.ts'
import { makeService } from '../../services.ts'
import type { TestApp } from '../../start-app.ts'

type Owner = { id: string } | null

const clientOf = async (server: TestApp, owner: Owner) => owner ?? (await makePerson(server))
async function makeCredit(server: TestApp, client: { id: string }) {
  const code = await giveCredit(server, client, 20_00)
  return server.context.db
    .selectFrom('coupon')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
}

async function makeCreditRefund(server: TestApp, client: { id: string }) {
  const { id } = await makeCredit(server, client)
  const now = server.clock.now()
  const added = await server.context.db
    .insertInto('coupon_refund')
    .values({
      ...{ coupon_id: id, client_id: client.id, amount: 20_00, currency: 'USD' },
      ...{ created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, rid: added.id }
}

const orders = () => ({ uuid: randomUUID() })
const ids = () => ({ id: randomUUID() })
const orderAndId = () => ({ uuid: randomUUID(), id: randomUUID() })

const meeting = (inHours: number) => ({
  make: async (server: TestApp, owner: Owner) => {
    const { uuid, id } = await makeMeeting(server, { client: await clientOf(server, owner), inHours })
    return { uuid, id }
  },
  missing: orderAndId,
})

const meetingRequest = (madeBy: 'client' | 'agent') => ({
  make: async (server: TestApp, owner: Owner) => {
    const { uuid, id } = await makeMeetingRequest(server, await clientOf(server, owner), madeBy)
    return { uuid, id }
  },
  missing: orderAndId,
})

export const orderThings = {
  order: {
    make: async (server: TestApp, owner: Owner) => ({
      uuid: (await makeOrder(server, { client: await clientOf(server, owner) })).id,
    }),
    missing: orders,
  },
  'paid order': {
    make: async (server: TestApp, owner: Owner) => ({
      uuid: (await makeOrder(server, { client: await clientOf(server, owner), status: 'paid' })).id,
    }),
    missing: orders,
  },
  meeting: meeting(72),
  'meeting that is over': meeting(-3),
  'meeting request': meetingRequest('agent'),
  'own meeting request': meetingRequest('client'),
  upload: {
    make: async (server: TestApp, owner: Owner) => {
      const id = owner?.id ?? (await makePerson(server)).id
      const now = server.clock.now()
      const added = await transact(server.context, (tx) => addUpload(tx, { ownerId: id, size: 10, now }))
      return { id: added.id }
    },
    missing: () => ({ id: randomUUID() }),
  },
  'order document': {
    make: async (server: TestApp, owner: Owner) => {
      const client = await clientOf(server, owner)
      const { id } = await makeOrder(server, { client, status: 'paid' })
      const docId = await handOverPassport(server, client, id)
      return { uuid: id, docId }
    },
    missing: () => ({ uuid: randomUUID(), docId: randomUUID() }),
  },
  /** To an agent it is their own. */
  'order declined': {
    make: async (server: TestApp, owner: Owner) => ({
      uuid: (
        await makeOrder(server, {
          client: await makePerson(server),
          status: 'paid',
          ...(owner && { agent: owner as TestPerson }),
        })
      ).id,
    }),
    missing: orders,
  },
  conflict: {
    make: async (server: TestApp, owner: Owner) => {
      const { order_id: uuid, id: cid } = await makeConflict(server, await clientOf(server, owner))
      return { uuid, cid }
    },
    missing: () => ({ uuid: randomUUID(), cid: randomUUID() }),
  },
  'refund proposal': {
    make: async (server: TestApp, owner: Owner) => {
      const client = await clientOf(server, owner)
      const { order_id: uuid, id: cid } = await makeConflict(server, client)
      const { id: rid } = await makeProposal(server, { id: cid, order_id: uuid }, client)
      return { uuid, cid, rid }
    },
    missing: () => ({ uuid: randomUUID(), cid: randomUUID(), rid: randomUUID() }),
  },
  'conflict for staff': {
    make: async (server: TestApp, _owner: Owner) => ({
      id: (await makeConflict(server, await makePerson(server), 'mediation')).id,
    }),
    missing: ids,
  },
  'case file': {
    make: async (server: TestApp, owner: Owner) => {
      const client = await clientOf(server, owner)
      const { id: uuid } = await makeOrder(server, { client, status: 'paid' })
      return { uuid, id: await makeLetter(server, client, uuid) }
    },
    missing: () => ({ uuid: randomUUID(), id: randomUUID() }),
  },
  'document in conflict': {
    make: async (server: TestApp, _owner: Owner) => {
      const client = await makePerson(server)
      const { id, order_id } = await makeConflict(server, client, 'mediation')
      const file = await fileOf(server, await makeLetter(server, client, order_id))
      return { id, file }
    },
    missing: () => ({ id: randomUUID(), file: randomUUID() }),
  },
  'order for staff': {
    make: async (server: TestApp, _owner: Owner) => ({
      uuid: (await makeOrder(server, { client: await makePerson(server), status: 'paid' })).id,
    }),
    missing: orders,
  },
  'order a second is to end': {
    make: async (server: TestApp, _owner: Owner) => {
      const { id } = await makeOrder(server, { client: await makePerson(server), status: 'paid' })
      const { id: asked_by } = await makePerson(server, { staff: true })
      const now = server.clock.now()
      await server.context.db
        .insertInto('order_ending')
        .values({
          ...{ order_id: id, reason: 'fraud', text: 'The licence of this agent was forged.' },
          ...{ amount: 500_00, currency: 'USD', status: 'waiting', asked_by },
          ...{ created_at: now, updated_at: now },
        })
        .execute()
      return { uuid: id }
    },
    missing: orders,
  },
  'goal asked for its decision': {
    make: async (server: TestApp, owner: Owner) => {
      const client = await clientOf(server, owner)
      const { id } = await makeGoal(server, client, { status: 'in_progress' })
      const now = server.clock.now()
      await server.context.db
        .insertInto('decision_request')
        .values({ goal_id: id, ask_at: now, asked: 1, asked_at: now })
        .execute()
      return { id: String(id) }
    },
    missing: () => ({ id: String(randomInt(1e12, 1e13)) }),
  },
  'goal under way': {
    make: async (server: TestApp, owner: Owner) => {
      const client = await clientOf(server, owner)
      return { id: String((await makeGoal(server, client, { status: 'in_progress' })).id) }
    },
    missing: () => ({ id: String(randomInt(1e12, 1e13)) }),
  },
  /** Staff have none; they look at somebody's. */
  'active service': {
    make: async (server: TestApp, _owner: Owner) =>
      makeService(server, await makePerson(server, { home: 'consultant', verifiedAgent: true })),
    missing: ids,
  },
  /** Kept from a payment nobody knows any more, so that it waits for staff. */
  credit: {
    make: async (server: TestApp, owner: Owner) => makeCredit(server, await clientOf(server, owner)),
    missing: ids,
  },
  'credit refund': {
    make: async (server: TestApp, owner: Owner) => {
      const { id, rid } = await makeCreditRefund(server, await clientOf(server, owner))
      return { id, rid }
    },
    missing: () => ({ id: randomUUID(), rid: randomUUID() }),
  },
  'credit refund for staff': {
    make: async (server: TestApp, _owner: Owner) => {
      const { rid } = await makeCreditRefund(server, await makePerson(server))
      return { id: rid }
    },
    missing: ids,
  },
  'approved credit refund for staff': {
    make: async (server: TestApp, _owner: Owner) => {
      const { rid } = await makeCreditRefund(server, await makePerson(server))
      const { id: approved_by } = await makePerson(server, { staff: true })
      const approved = { approved_by, approved_at: server.clock.now() }
      await server.context.db.updateTable('coupon_refund').set(approved).where('id', '=', rid).execute()
      return { id: rid }
    },
    missing: ids,
  },
  coupon: {
    make: async (server: TestApp, owner: Owner) => {
      const now = server.clock.now()
      return server.context.db
        .insertInto('coupon')
        .values({
          code: makeCode('GIFT'),
          kind: 'promo',
          owner_id: (await clientOf(server, owner)).id,
          currency: 'USD',
          amount: 20_00,
          balance: 20_00,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    },
    missing: ids,
  },
}
