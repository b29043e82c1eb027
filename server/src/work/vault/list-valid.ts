import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import { isValidOn, papersThere } from './papers-there.ts'

/** The papers of a vault that can be handed over and have not expired. */
export async function listValid({ db, clock }: Pick<Context, 'db' | 'clock'>, ownerId: string) {
  const today = dayOf(clock.now())
  return (await papersThere(db, ownerId)).filter((one) => isValidOn(one, today)).map(({ paper }) => paper)
}
