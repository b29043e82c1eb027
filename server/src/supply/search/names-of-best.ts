import type { Reader } from '../../platform/database/database.ts'
import { bestAgents } from './best-store.ts'

/** Under which names the pages of the agents are found, the best first. */
export const namesOfBest = async (db: Reader, limit: number) =>
  (await bestAgents(db, limit)).map(({ id, username }) => username ?? id)
