import type { Context } from '../../../context.ts'
import type { Person } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import { findUpload } from './store.ts'

/** A page that was loaded again may not have heard of what came: the database says it. */
export async function showUpload(context: Context, actor: Pick<Person, 'id'>, id: string) {
  const upload = await findUpload(context.db, actor.id, id)
  if (!upload) throw new Refusal('not_found')
  return { id, arrived: upload.arrived }
}
