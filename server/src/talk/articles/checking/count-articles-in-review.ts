import type { Context } from '../../../context.ts'
import { countInReview } from './check-store.ts'

/** How many articles, and changes of articles, wait for our team. */
export const countArticlesInReview = ({ db }: Context) => countInReview(db)
