import type { Context } from '../context.ts'
import { cardsOf } from './card-store.ts'
import { viewFoundAgent } from './view.ts'

/** In the order asked for; who cannot be found now is left out. */
export const compareAgents = async ({ pool }: Context, ids: string[]) =>
  (await cardsOf(pool, ids)).map(viewFoundAgent)
