import type { Reader } from '../../platform/database/database.ts'
import { type BestKey, bestAgents } from './best-store.ts'

const AT_A_TIME = 1000

/** Under which names the pages of the agents are found, the best first; so many are held at once, however many there are. */
export async function* namesOfBest(db: Reader) {
  let after: BestKey | null = null
  do {
    const agents: Awaited<ReturnType<typeof bestAgents>> = await bestAgents(db, after, AT_A_TIME)
    for (const { id, username } of agents) yield username ?? id
    const last = agents.at(-1)
    after = last ? [last.standing, last.id] : null
  } while (after)
}
