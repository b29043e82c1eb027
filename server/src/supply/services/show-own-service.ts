import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { loadPublisher } from './load-publisher.ts'
import { countServices, findService } from './store.ts'
import { viewOwnService } from './view.ts'

export async function showOwnService(context: Context, actor: Person, id: string, db: Reader = context.db) {
  const service = await findService(db, actor.id, id)
  if (!service) throw new Refusal('not_found')
  const { active } = await countServices(db, actor.id)
  return viewOwnService(service, await loadPublisher(context, db, actor.id, active))
}
