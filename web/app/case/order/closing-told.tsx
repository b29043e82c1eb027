import { closingWords } from '@sojourn/contract/work/closing-words'
import type { ClosingName } from '@sojourn/contract/work/closings'
import type { Side } from '../../words/order-words.ts'

interface Props {
  closing: ClosingName
  side: Side
}

/** How an order ended, as each side reads it. */
export default ({ closing, side }: Props) => closingWords(closing, side)
