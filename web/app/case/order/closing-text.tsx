import { closingWords } from '@sojourn/contract/work/closing-words'
import type { ClosingName } from '@sojourn/contract/work/closings'
import type { Side } from '../../words/order-words.ts'

export interface Props {
  closing: ClosingName
  side: Side
}

export default function ClosingText({ closing, side }: Props) {
  return <p>{closingWords(closing, side)}</p>
}
