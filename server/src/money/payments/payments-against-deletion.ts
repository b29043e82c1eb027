import type { Context } from '../../context.ts'
import { countUnsettled } from './store.ts'

/** Money that is on its way has to arrive first. */
export async function paymentsAgainstDeletion({ db }: Context, personId: string) {
  const isOpen = (await countUnsettled(db, personId)) > 0
  return isOpen ? 'You have a payment or a refund in progress. Please wait until it is done.' : null
}
