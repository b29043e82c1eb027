import { t } from '@sojourn/contract/words/t'
import type { CaseFile } from '@sojourn/contract/work/case-files'
import { InstantText } from '../../ui/date/time-text.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'
import { DownloadLink } from '../documents/download-link.tsx'
import { PreviewButton } from '../documents/preview-button.tsx'
import css from './case-files.module.css'
import { RemoveCaseFile } from './remove-case-file.tsx'

/** One file of a case. */
export function CaseFileLine({ order, file }: { order: string; file: CaseFile }) {
  const path = `/orders/${order}/files/${file.id}/download`
  return (
    <li>
      <span className={css.file}>
        <span>{file.file_name}</span>
        <small>
          <bdi>{sizeText(file.size)}</bdi>
          {t(', ')}
          <InstantText value={file.created_at.date} />
          {file.scan === 'waiting' && t(', ') + t('being checked for viruses')}
          {file.scan === 'infected' && t(', ') + t('removed: a virus was found in it')}
        </small>
      </span>
      <span className={css.acts}>
        {file.may.includes('open') && (
          <>
            <PreviewButton path={path} version={file} document={file.file_name} />
            <DownloadLink path={path} fileName={file.file_name} />
          </>
        )}
        {file.may.includes('remove') && <RemoveCaseFile order={order} file={file} />}
      </span>
    </li>
  )
}
