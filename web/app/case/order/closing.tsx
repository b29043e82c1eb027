import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { Props } from './closing-text.tsx'

/** How an order ended: an order that runs has no need of the many ways to say it. */
export const Closing = writtenPart<Props>(() => import('./closing-text.tsx'), <Skeleton width="long" />)
