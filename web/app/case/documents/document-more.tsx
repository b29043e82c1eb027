import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import type { Side } from '../../words/order-words.ts'
import css from './documents.module.css'
import { KeepInVault } from './keep-in-vault.tsx'
import type { mainAct } from './main-act.ts'
import { ReviewButtons } from './review-buttons.tsx'
import { UploadVersion } from './upload-version.tsx'
import { VersionList } from './version-list.tsx'

interface Props {
  order: string
  document: OrderDocument
  main: ReturnType<typeof mainAct>
  side: Side
}

/** The files of a document and what else can be done with it: open for whoever has to review it. */
export function DocumentMore({ order, document, main, side }: Props) {
  const { may, versions } = document
  const rest = may.filter((act) => act !== main)
  const [newest] = versions
  if (!newest && rest.length === 0) return null
  return (
    <details className={css.more} open={main === 'accept'}>
      <summary>
        <span className={css.fileName}>{newest ? newest.file_name : t('More')}</span>
      </summary>
      <div className={css.rest}>
        {newest && <VersionList order={order} document={document} />}
        {side === 'client' && <KeepInVault order={order} document={document} />}
        {rest.includes('upload') && <UploadVersion order={order} document={document} side={side} />}
        <ReviewButtons order={order} document={document} acts={rest} />
      </div>
    </details>
  )
}
