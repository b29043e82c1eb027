import type { OrderDocument } from '@sojourn/contract/work/documents'
import { Pill } from '../../ui/mark/pill.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import type { Side } from '../../words/order-words.ts'
import { documentWords } from './document-words.ts'
import css from './documents.module.css'

/** What a document is, how it stands, and who gives it. */
export function DocumentHead({ document, side }: { document: OrderDocument; side: Side }) {
  const { name, icon, tone } = documentWords(document, side)
  return (
    <>
      <div className={css.head}>
        <Icon name="document" className={css.page} />
        <h3 className={css.name}>{document.name}</h3>
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </div>
      <p className={css.note}>{about(document, side)}</p>
    </>
  )
}

function about({ mandatory, given_by, asked_by }: OrderDocument, side: Side) {
  const giver =
    given_by === side ? 'From you' : given_by === 'client' ? 'From your client' : 'From your agent'
  if (asked_by === given_by) return `${giver}, in addition`
  return `${giver}, ${mandatory ? 'required' : 'optional'}`
}
