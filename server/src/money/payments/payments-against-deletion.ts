import type { Context } from '../../context.ts'
import { countUnsettled } from './store.ts'

/** Money that is on its way has to arrive first. */
export async function paymentsAgainstDeletion({ db }: Context, personId: string) {
  const isOpen = (await countUnsettled(db, personId)) > 0
  return isOpen ? 'A payment or a refund of yours is still on its way: please wait until it is done.' : null
}
