import type { Context } from '../../context.ts'
import { countRunning } from './list-store.ts'

/** Money is held and somebody waits: that is settled first. */
export async function ordersAgainstDeletion({ db }: Context, personId: string) {
  const asClient = await countRunning(db, { as: 'client', personId })
  const asAgent = await countRunning(db, { as: 'agent', personId })
  const reasons = [
    asClient > 0 && `${many(asClient)} as a client: see ${asClient === 1 ? 'it' : 'them'} through first.`,
    asAgent > 0 &&
      `${many(asAgent)} of clients who hired you: see ${asAgent === 1 ? 'it' : 'them'} through first.`,
  ].filter(Boolean)
  return reasons.length > 0 ? reasons.join(' ') : null
}

const many = (count: number) =>
  `You have ${count === 1 ? 'an order that is' : `${count} orders that are`} not finished,`
