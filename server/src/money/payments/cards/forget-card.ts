import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { ProcessorRefused } from '../../../platform/payments/processor.ts'
import { cardsEverOf } from './card-store.ts'

/** A card that was removed here is removed at the processor. */
export const forgetCard = defineJob({
  name: 'forget-card',
  schema: z.object({ processor: z.string(), card_id: z.string() }),
  retries: 20,
  async run({ processor }, { processor: name, card_id }) {
    if (processor.name !== name) return
    try {
      await processor.removeCard(card_id)
    } catch (error) {
      // It is gone there already.
      if (!(error instanceof ProcessorRefused)) throw error
    }
  },
})

/** All of somebody whose account is deleted. */
export async function forgetCardsOf(context: Context, tx: Tx, personId: string) {
  for (const { processor, processor_id } of await cardsEverOf(tx, personId))
    await context.jobs.enqueue(tx, forgetCard, { processor, card_id: processor_id })
}
