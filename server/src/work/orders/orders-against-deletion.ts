import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { countRunning } from './lists/list-store.ts'

/** Money is held and somebody waits: that is settled first. */
export async function clientOrdersAgainstDeletion({ db }: Context, personId: string) {
  const count = await countRunning(db, { as: 'client', personId })
  return count > 0 ? `You have ${open(count)} as a client. Finish or cancel ${them(count)} first.` : null
}

export async function agentOrdersAgainstDeletion({ db }: Context, personId: string) {
  const count = await countRunning(db, { as: 'agent', personId })
  return count > 0 ? `You have ${open(count)} from clients. Finish or cancel ${them(count)} first.` : null
}

/** Orders of either side count. */
export const hasOpenOrders = async (db: Reader, personId: string) =>
  (await countRunning(db, { as: 'client', personId })) + (await countRunning(db, { as: 'agent', personId })) >
  0

const open = (count: number) => (count === 1 ? 'an open order' : `${count} open orders`)
const them = (count: number) => (count === 1 ? 'it' : 'them')
