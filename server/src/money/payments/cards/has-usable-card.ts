import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { usableCardOf } from './card-store.ts'

/** Whether somebody has a saved card that can be charged without them. */
export const hasUsableCard = async ({ clock, processor }: Context, tx: Tx, personId: string) =>
  (await usableCardOf(tx, personId, processor.name, dayOf(clock.now()))) !== undefined
