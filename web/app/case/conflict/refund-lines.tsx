import type { RefundParts as Refund } from '@sojourn/contract/amounts/refund-parts'
import { type RefundReader, refundLines } from '@sojourn/contract/amounts/refund-words'
import { t } from '@sojourn/contract/words/t'
import { MoneyLine } from '../../ui/money/money-line.tsx'
import css from './conflict.module.css'

interface Props {
  refund: Refund
  reader: RefundReader
  /** Said of the whole. */
  name?: string
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const RefundLines = ({ refund, reader, name = t('Refund') }: Props) => (
  <dl className={css.sum}>
    <RefundParts refund={refund} reader={reader} />
    <MoneyLine name={name} value={refund.total} data-total />
  </dl>
)

/** The parts alone, for a sum that goes on. */
export const RefundParts = ({ refund, reader }: Pick<Props, 'refund' | 'reader'>) =>
  refundLines(refund, reader).map((line) => (
    <MoneyLine key={line.name} name={capital(line.name)} value={line.value} />
  ))
