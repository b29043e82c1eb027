import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import type { Side } from '../../words/order-words.ts'
import { DocumentHead } from './document-head.tsx'
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
  const part = useKeptFocus<HTMLLIElement>()
  return (
    <li {...part} className={css.item} data-slug={document.slug} aria-label={document.name}>
      <DocumentHead document={document} side={side} />
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
