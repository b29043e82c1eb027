import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { Pill } from '../../ui/mark/pill.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import type { Side } from '../../words/order-words.ts'
import { documentWords } from './document-words.ts'
import css from './documents.module.css'

interface Props {
  document: OrderDocument
  side: Side
  /** The case asks for nothing now. */
  isOver: boolean
}

export function DocumentHead({ document, side, isOver }: Props) {
  const { name, icon, tone } = documentWords(document, side, isOver)
  return (
    <>
      <Icon name="document" className={css.page} />
      <div className={css.about}>
        <h3 className={css.name}>{document.name}</h3>
        <p className={css.note}>{about(document, side)}</p>
      </div>
      <span className={css.state}>
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </span>
    </>
  )
}

function about({ mandatory, given_by, asked_by }: OrderDocument, side: Side) {
  const giver =
    given_by === side ? t('From you') : given_by === 'client' ? t('From your client') : t('From your agent')
  if (asked_by === given_by) return t('{giver}, in addition', { giver })
  return mandatory ? t('{giver}, required', { giver }) : t('{giver}, optional', { giver })
}
