import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { usableCardOf } from './card-store.ts'

/** A usable card can be charged without its owner. */
export const hasUsableCard = async ({ clock, processor }: Context, tx: Tx, personId: string) =>
  (await usableCardOf(tx, personId, processor.name, dayOf(clock.now()))) !== undefined
