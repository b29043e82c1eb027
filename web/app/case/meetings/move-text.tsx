import type { Side } from '../../words/order-words.ts'
import css from './meetings.module.css'
import { moveWords } from './move-words.ts'

export interface Props {
  left: number
  free: number
  notice: number
  isFree: boolean
  side: Side
  other: string
}

export default function MoveText({ side, other, ...moves }: Props) {
  return <p className={css.note}>{moveWords(moves, side, other)}</p>
}
