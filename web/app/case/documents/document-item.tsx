import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import type { Side } from '../../words/order-words.ts'
import { DocumentHead } from './document-head.tsx'
import { DocumentMore } from './document-more.tsx'
import css from './documents.module.css'
import { mainAct } from './main-act.ts'
import { PaperReport } from './paper-report.tsx'
import { ReviewButtons } from './review-buttons.tsx'
import { UploadVersion } from './upload-version.tsx'

interface Props {
  order: string
  document: OrderDocument
  side: Side
  isOver: boolean
}

/** A line of the checklist: a document, how it stands, and the one thing to do with it; the rest is folded. */
export function DocumentItem({ order, document, side, isOver }: Props) {
  const part = useKeptFocus<HTMLLIElement>()
  const act = mainAct(document)
  const head = <DocumentHead document={document} side={side} isOver={isOver} />
  return (
    <li {...part} className={css.item} data-slug={document.slug} aria-label={document.name}>
      {act === 'upload' ? (
        <UploadVersion order={order} document={document} side={side}>
          {head}
        </UploadVersion>
      ) : (
        <div className={css.row}>
          {head}
          {act && <ReviewButtons order={order} document={document} acts={[act]} />}
        </div>
      )}
      {document.slug === 'returned' && document.reason && (
        <p className={css.reason}>
          <b>{t('Why it was returned')}</b>
          <bdi>{document.reason}</bdi>
        </p>
      )}
      <PaperReport order={order} document={document} />
      <DocumentMore order={order} document={document} main={act} side={side} />
    </li>
  )
}
