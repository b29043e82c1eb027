import type { OrderDocument } from '@sojourn/contract/work/documents'
import type { Order } from '@sojourn/contract/work/orders'
import { stateOf } from '../../words/order-words.ts'
import { isAskedFor } from './main-act.ts'

type Known = Pick<OrderDocument, 'given_by' | 'asked_by' | 'slug' | 'mandatory'>

/** Nothing is asked for now: it is not counted what is missing. */
export const isOver = (order: Pick<Order, 'status'>) =>
  stateOf(order) !== 'paid' && stateOf(order) !== 'ongoing'

/** After the end only what was handed over is of use. */
export function shownOf<Paper extends Pick<OrderDocument, 'slug' | 'versions'>>(
  order: Pick<Order, 'status'>,
  items: Paper[],
) {
  const state = stateOf(order)
  if (state !== 'completed' && state !== 'cancelled') return items
  return items.filter(({ slug, versions }) => versions.length > 0 || !NEVER_CAME.has(slug))
}

const NEVER_CAME: ReadonlySet<OrderDocument['slug']> = new Set(['waiting', 'not_needed'])

/** How many of the documents a client was asked for are there; null where they were asked for none. Optional ones count once they are there. */
export function receivedOf(items: readonly Known[]) {
  const asked = items.filter(
    ({ given_by, asked_by, slug, mandatory }) =>
      given_by === 'client' &&
      asked_by !== 'client' &&
      slug !== 'not_needed' &&
      (mandatory || !isAskedFor(slug)),
  )
  if (asked.length === 0) return null
  return { there: asked.filter(({ slug }) => !isAskedFor(slug)).length, of: asked.length }
}
