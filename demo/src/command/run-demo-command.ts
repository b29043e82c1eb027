import type { Context } from '../../../server/src/context.ts'
import { StartFailure } from '../../../server/src/platform/start-failure.ts'
import type { Settings } from '../../../server/src/settings/settings.ts'
import { bringManyOrders } from '../marketplace/bring-many-orders.ts'
import { describeSignIns } from '../people/demo-sign-ins.ts'
import { bringManyAgents } from '../people/many-agents.ts'
import { tellDemoStory } from '../tell-demo-story.ts'

/** The machine of one server holds as many. */
const MOST: Record<keyof DemoCommand, number> = {
  agents: 1_000_000,
  orders: 5_000_000,
  messages: 100_000_000,
}
const MESSAGES_AN_ORDER = 10

const USAGE = `Fill the database with the demo story, and with a crowd to measure with:
  npm run demo
  npm run demo -- --agents 100000
  npm run demo -- --orders 1000000 --messages 10000000`

export interface DemoCommand {
  agents: number
  /** How many orders of invented people. */
  orders: number
  /** How many they wrote about them, ten an order if it is not said. */
  messages: number
}

/** Nobody fills the database of real people by mistake. */
export function readDemoCommand(words: string[], { demo }: Pick<Settings, 'demo'>): DemoCommand {
  const asked = askedIn(words)
  for (const [what, most] of Object.entries(MOST) as [keyof DemoCommand, number][])
    if ((asked[what] ?? 0) > most)
      throw new StartFailure(`Please ask for at most ${most.toLocaleString('en')} ${what}.`)
  if (!demo)
    throw new StartFailure('This database is not for invented people. With DEMO=1 it is filled all the same.')
  const { agents = 0, orders = 0, messages = Math.min(orders * MESSAGES_AN_ORDER, MOST.messages) } = asked
  return { agents, orders, messages }
}

function askedIn(words: readonly string[]): Partial<DemoCommand> {
  const asked: Partial<DemoCommand> = {}
  for (let place = 0; place < words.length; place += 2) {
    const what = words[place]?.replace(/^--/, '') ?? ''
    const count = words[place + 1] ?? ''
    if (!words[place]?.startsWith('--') || !isCounted(what) || what in asked || !/^\d{1,9}$/.test(count))
      throw new StartFailure(USAGE)
    asked[what] = Number(count)
  }
  if (asked.messages !== undefined && !asked.orders) throw new StartFailure(USAGE)
  return asked
}

const isCounted = (what: string): what is keyof DemoCommand => Object.hasOwn(MOST, what)

/** Safe to run again: who is there stays as they are. */
export async function runDemoCommand(
  context: Context,
  { agents, orders, messages }: DemoCommand,
  tell: (sentence: string) => void,
) {
  const people = await tellDemoStory(context)
  if (agents > 0) await bringManyAgents(context, agents, tell)
  if (orders > 0) await bringManyOrders(context, { orders, messages }, tell)
  tell(
    context.settings.devPages
      ? describeSignIns(people)
      : 'The demo story is told. Nobody of it can sign in: others can reach this server.',
  )
}
