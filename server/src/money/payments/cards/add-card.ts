import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { CustomerUnknown, ProcessorUnreachable } from '../../../platform/payments/processor.ts'
import { withPatience } from '../../../platform/payments/with-patience.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { safeReturnUrl } from '../attempts/safe-return-url.ts'
import { inAWhile } from '../news/next-check.ts'
import { addSetup, findSetup, setSetup } from './card-store.ts'
import { customerOf } from './customer-of.ts'
import { loseCustomer } from './forget-customer.ts'

/** Somebody wants to add a card; its page is opened once this is committed. */
export async function beginSetup(context: Context, actor: Person, given: { return_url: string }) {
  await context.limits.take('card_setup', { account: actor.id })
  const return_url = safeReturnUrl(given.return_url, context.settings.origin)
  if (!return_url) throw invalidField('metadata.return_url', 'This address is not on this site.')
  const now = context.clock.now()
  return transact(context, async (tx) => ({
    setup: await addSetup(tx, {
      person_id: actor.id,
      processor: context.processor.name,
      return_url,
      look_at: inAWhile(now),
      created_at: now,
      updated_at: now,
    }),
  }))
}

/** A page that is asked for again is the same. */
export async function openSetup(context: Context, id: string): Promise<string> {
  const setup = await findSetup(context.db, id)
  if (!setup) throw new Refusal('not_found')
  if (setup.url) return setup.url
  const { id: processor_id, url } = await withPatience(ask(context, setup)).catch(unreachable)
  const now = context.clock.now()
  await transact(context, (tx) =>
    setSetup(tx, id, { processor_id, url, look_at: inAWhile(now), updated_at: now }),
  )
  return url
}

async function ask(context: Context, setup: { id: string; person_id: string; return_url: string }) {
  const open = async () =>
    context.processor.openSetup({
      key: setup.id,
      reference: setup.id,
      customerId: await customerOf(context, setup.person_id),
      returnUrl: setup.return_url,
    })
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof CustomerUnknown)) throw error
    await loseCustomer(context, setup.person_id)
    return open()
  }
}

function unreachable(error: unknown): never {
  if (!(error instanceof ProcessorUnreachable)) throw error
  throw new Refusal('overloaded', {
    message: 'The page for adding a card could not be opened. Please try again in a moment.',
    retryAfterSeconds: 2,
  })
}
