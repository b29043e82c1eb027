import type { Context } from '../../context.ts'
import { countRunning } from './lists/list-store.ts'

/** Money is held and somebody waits: that is settled first. */
export async function ordersAgainstDeletion({ db }: Context, personId: string) {
  const asClient = await countRunning(db, { as: 'client', personId })
  const asAgent = await countRunning(db, { as: 'agent', personId })
  const reasons = [
    asClient > 0 && `You have ${open(asClient)} as a client. Finish or cancel ${them(asClient)} first.`,
    asAgent > 0 && `You have ${open(asAgent)} from clients. Finish or cancel ${them(asAgent)} first.`,
  ].filter(Boolean)
  return reasons.length > 0 ? reasons.join(' ') : null
}

const open = (count: number) => (count === 1 ? 'an open order' : `${count} open orders`)
const them = (count: number) => (count === 1 ? 'it' : 'them')
