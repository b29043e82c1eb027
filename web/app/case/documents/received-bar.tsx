import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useId } from 'react'
import css from './documents.module.css'
import { receivedOf } from './received.ts'

/** How many of the documents are there. */
export function ReceivedBar({ items }: { items: OrderDocument[] }) {
  const id = useId()
  const received = receivedOf(items)
  if (!received) return null
  const { there, of } = received
  return (
    <div className={css.received}>
      <label htmlFor={id}>{t('{there} of {of} received', { there, of })}</label>
      <progress id={id} max={of} value={there} />
    </div>
  )
}
