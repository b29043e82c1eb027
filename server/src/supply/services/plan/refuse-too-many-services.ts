import type { Tx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { countServices, lockPublisher } from '../store.ts'

/** More drafts than anybody writes are no work but a flood. */
const MOST_SERVICES = 500

export async function refuseTooManyServices(tx: Tx, agentId: string) {
  if (!(await lockPublisher(tx, agentId))) throw new Refusal('wrong_mode')
  const { active, draft, archived } = await countServices(tx, agentId)
  if (active + draft + archived >= MOST_SERVICES)
    throw new Refusal('not_now', {
      message: `You have ${MOST_SERVICES} services. Delete a draft you no longer need first.`,
    })
}
