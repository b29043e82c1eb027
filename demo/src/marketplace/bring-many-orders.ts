import { LINES } from '@sojourn/contract/talk/conversation-words'
import type { Context } from '../../../server/src/context.ts'
import { planTerms } from '../../../server/src/ground/rules/plan-terms.ts'
import { ruleMs } from '../../../server/src/ground/rules/rule.ts'
import { sealLedger } from '../../../server/src/money/ledger/seal-ledger.ts'
import { DAY_MS } from '../../../server/src/platform/clock.ts'
import type { Tx } from '../../../server/src/platform/database/database.ts'
import { transact } from '../../../server/src/platform/database/transact.ts'
import { isSandbox } from '../../../server/src/platform/payments/sandbox/sandbox.ts'
import { StartFailure } from '../../../server/src/platform/start-failure.ts'
import { indexAgents } from '../../../server/src/supply/search/index/index-agent.ts'
import { bringManyAgents } from '../people/many-agents.ts'
import {
  addClients,
  addGoals,
  addOrders,
  agentsOf,
  countOrders,
  drawOrders,
  listOffers,
  lookOver,
  newestNumber,
  type Portion,
  takeRoom,
} from './draw-orders-store.ts'
import { heardBySides } from './heard-by-sides.ts'
import { addNotices, tellFacts } from './order-facts-store.ts'
import { addPayments, addPayouts, keepBooks, linkWallets } from './order-money-store.ts'
import { addTalk } from './order-talk-store.ts'

interface ManyOrders {
  orders: number
  /** All conversations together have as many. */
  messages: number
}

/** Small enough for the memory of a statement, and for a cut to lose little. Two orders of a client stand beside each other. */
const ORDERS_A_PORTION = 10_000
const ORDERS_AN_AGENT = 100
const AGENTS_AT_A_TIME = 1000
const SEED = 2026
/** One message in a hundred stands in the longest conversation, up to as many as a screen was ever tried with. */
const LONGEST = 100_000

/**
 * A marketplace of three years: orders with their clients, goals, facts, money and talk, as the use cases would have left
 * them. What is there stays; where it was cut off, it goes on.
 */
export async function bringManyOrders(
  context: Context,
  { orders, messages }: ManyOrders,
  tell: (sentence: string) => void,
  portion = ORDERS_A_PORTION,
) {
  if (!isSandbox(context.processor))
    throw new StartFailure('Invented payments are only made where no real money moves.')
  const begun = await newestNumber(context.db)
  if (begun >= orders) return tell(`${orders.toLocaleString('en')} orders are there already.`)
  const agents = Math.max(Math.ceil(orders / ORDERS_AN_AGENT), ORDERS_AN_AGENT)
  await bringManyAgents(context, agents, tell)
  const since = context.clock.now().getTime()
  for (let from = begun + 1; from <= orders; from += portion) {
    // A commit that sealed its own thousands of entries would read those it sealed before, each time.
    await sealLedger.run(context, {})
    const to = Math.min(orders, from + portion - 1)
    await transact(context, async (tx) =>
      bringPortion(context, tx, { ...(await termsOf(context, tx)), from, to, orders, agents }, messages),
    )
    tell(
      `${to.toLocaleString('en')} orders${paceOf(to - begun, orders - to, context.clock.now().getTime() - since)}`,
    )
  }
  await sealLedger.run(context, {})
  for (let after = 0; after < agents; after += AGENTS_AT_A_TIME)
    await transact(context, async (tx) =>
      indexAgents(context, tx, await agentsOf(tx, agents, after, AGENTS_AT_A_TIME)),
    )
  await lookOver(context.db)
}

async function termsOf({ clock }: Context, tx: Tx) {
  const { business } = await planTerms(tx)
  const clearanceDays = (await ruleMs(tx, 'clearance')) / DAY_MS
  return { now: clock.now(), seed: SEED, clearanceDays, commissionPercent: business.commission_percent }
}

async function bringPortion({ processor }: Context, tx: Tx, portion: Portion, messages: number) {
  await takeRoom(tx)
  await listOffers(tx, portion.agents)
  await drawOrders(tx, portion)
  await addClients(tx, portion)
  await addGoals(tx)
  await addOrders(tx, portion)
  await tellFacts(tx, portion)
  await addNotices(tx, portion, heardBySides())
  await addPayments(tx, portion, processor.name)
  await linkWallets(tx, portion, processor.name)
  await addPayouts(tx, portion, processor.name)
  await keepBooks(tx, portion)
  await addTalk(tx, portion, messagesOf(portion, messages), LINES)
  await countOrders(tx)
}

/** The numbers of its orders decide, so that a fill that was cut off ends with as many. */
function messagesOf({ from, to, orders }: Portion, all: number) {
  const longest = Math.min(LONGEST, Math.floor(all / 100))
  const until = (number: number) => Math.floor(((all - longest) * number) / orders)
  return { longest, messages: until(to) - until(from - 1) }
}

function paceOf(done: number, left: number, ms: number) {
  if (ms <= 0) return ''
  const minutes = Math.ceil((ms * left) / done / 60_000)
  return `, ${Math.round((done * 1000) / ms).toLocaleString('en')} a second${left > 0 ? `, ${minutes} minutes to go` : ''}`
}
