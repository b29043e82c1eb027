import type { OrderDocument } from '@sojourn/contract/work/documents'
import { Pill } from '../../ui/mark/pill.tsx'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import { Icon } from '../../ui/text/icon.tsx'
import type { Side } from '../../words/order-words.ts'
import { documentWords } from './document-words.ts'
import css from './documents.module.css'
import { ReviewButtons } from './review-buttons.tsx'
import { UploadVersion } from './upload-version.tsx'
import { VersionList } from './version-list.tsx'

interface Props {
  order: string
  document: OrderDocument
  side: Side
}

/** One document: a page with its state, what can be done with it, and its versions. */
export function DocumentItem({ order, document, side }: Props) {
  const { name, icon, tone } = documentWords(document, side)
  const part = useKeptFocus<HTMLLIElement>()
  return (
    <li {...part} className={css.item} data-slug={document.slug} aria-label={document.name}>
      <div className={css.head}>
        <Icon name="document" className={css.page} />
        <h3 className={css.name}>{document.name}</h3>
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </div>
      <p className={css.note}>{about(document, side)}</p>
      {document.slug === 'returned' && document.reason && (
        <p className={css.reason}>
          <b>Why it was returned</b>
          {document.reason}
        </p>
      )}
      {document.versions.length > 0 && <VersionList order={order} document={document} />}
      {document.may.includes('upload') && <UploadVersion order={order} document={document} />}
      <ReviewButtons order={order} document={document} />
    </li>
  )
}

function about({ mandatory, given_by, asked_by }: OrderDocument, side: Side) {
  const giver =
    given_by === side ? 'From you' : given_by === 'client' ? 'From your client' : 'From your agent'
  if (asked_by === given_by) return `${giver}, in addition`
  return `${giver}, ${mandatory ? 'required' : 'optional'}`
}
