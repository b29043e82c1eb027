import type { Context } from '../../../context.ts'
import { StartFailure } from '../../../platform/start-failure.ts'
import type { Settings } from '../../../settings/settings.ts'
import { describeSignIns } from '../people/demo-sign-ins.ts'
import { bringManyAgents } from '../people/many-agents.ts'
import { tellDemoStory } from '../tell-demo-story.ts'

const MOST_AGENTS = 1_000_000

const USAGE = `Fill the database with the demo story, and with a crowd to measure with:
  npm run demo
  npm run demo -- --agents 100000`

export interface DemoCommand {
  agents: number
}

/** Nobody fills the database of real people by mistake. */
export function readDemoCommand(words: string[], { demo }: Pick<Settings, 'demo'>): DemoCommand {
  const [option, count, ...rest] = words
  const isKnown = option === undefined || (option === '--agents' && /^\d{1,9}$/.test(count ?? ''))
  if (!isKnown || rest.length > 0) throw new StartFailure(USAGE)
  const agents = Number(count ?? 0)
  if (agents > MOST_AGENTS)
    throw new StartFailure(`Please ask for at most ${MOST_AGENTS.toLocaleString('en')} agents.`)
  if (!demo)
    throw new StartFailure('This database is not for invented people. With DEMO=1 it is filled all the same.')
  return { agents }
}

/** Safe to run again: who is there stays as they are. */
export async function runDemoCommand(
  context: Context,
  { agents }: DemoCommand,
  tell: (sentence: string) => void,
) {
  const people = await tellDemoStory(context)
  if (agents > 0) await bringManyAgents(context, agents, tell)
  tell(
    context.settings.devPages
      ? describeSignIns(people)
      : 'The demo story is told. Nobody of it can sign in: others can reach this server.',
  )
}
