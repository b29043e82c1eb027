import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { findBusiness } from './business-store.ts'
import { viewBusiness } from './business-view.ts'

export async function showBusiness({ db }: Context, { id }: Person) {
  const row = await findBusiness(db, id)
  return row ? viewBusiness(row) : null
}
