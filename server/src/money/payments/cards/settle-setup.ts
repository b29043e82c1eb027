import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { SetupState } from '../../../platform/payments/processor.ts'
import type { Outcome } from '../news/event-store.ts'
import { lockSetup } from './card-store.ts'
import { keepCard } from './keep-card.ts'
import { setupMachine } from './setup-state.ts'

export const settleSetup = (context: Context, id: string, state: SetupState) =>
  transact(context, (tx) => settleSetupIn(context, tx, id, state))

/** A page where a card was to be added is settled by the delivery, by the list being asked, and by the reconciler. */
export async function settleSetupIn(
  context: Context,
  tx: Tx,
  id: string,
  state: SetupState,
): Promise<Outcome> {
  const setup = state.reference === id ? await lockSetup(tx, id) : undefined
  if (!setup || setup.processor !== context.processor.name) return 'unknown'
  if (state.state === 'open') return 'known'
  const changes = { processor_id: state.id, updated_at: context.clock.now() }
  if (
    !(await performOrSkip(
      context,
      tx,
      state.state === 'done' ? setupMachine.save : setupMachine.giveUp,
      { id },
      { patch: changes },
    ))
  )
    return 'known'
  if (state.state === 'done' && state.card) await keepCard(context, tx, setup.person_id, state.card)
  return 'applied'
}
