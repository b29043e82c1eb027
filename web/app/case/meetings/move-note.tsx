import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { Side } from '../../words/order-words.ts'
import type { Props } from './move-text.tsx'

const Text = writtenPart<Props>(() => import('./move-text.tsx'), <Skeleton width="long" />)

/** The note tells what a move of the next meeting costs. */
export const MoveNote = ({
  meetings: { moves },
  side,
  other,
}: {
  meetings: OrderMeetings
  side: Side
  other: string
}) => (
  <Text
    left={moves.free_left}
    free={moves.free}
    notice={moves.notice_hours}
    isFree={moves.is_free}
    side={side}
    other={other}
  />
)
