import type { Context } from '../../context.ts'
import { hasOpen } from './failed/failed-refund-store.ts'
import { countUnsettled } from './store.ts'

/** Money that is on its way has to arrive first. */
export async function paymentsAgainstDeletion({ db }: Context, personId: string) {
  if ((await countUnsettled(db, personId)) > 0)
    return 'You have a payment or a refund in progress. Please wait until it is done.'
  return (await hasOpen(db, personId))
    ? 'A refund of yours did not reach your card. Choose among your payments where the money goes, and wait until it is done.'
    : null
}
