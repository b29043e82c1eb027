import { t } from '@sojourn/contract/words/t'
import type { DocumentVersion, OrderDocument } from '@sojourn/contract/work/documents'
import { InstantText } from '../../ui/date/time-text.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'
import { rich } from '../../words/rich.tsx'
import css from './documents.module.css'
import { DownloadLink } from './download-link.tsx'
import { PreviewButton } from './preview-button.tsx'
import { VersionScan } from './version-scan.tsx'

interface Props {
  order: string
  document: OrderDocument
  version: DocumentVersion
  /** Its name stands right above it. */
  nameless?: boolean
}

/** One version of a document; it can be opened once it is known to be clean. */
export function DocumentVersionLine({ order, document, version, nameless }: Props) {
  const path = `/orders/${order}/documents/${document.uuid}/download?version=${version.number}`
  return (
    <li className={css.version}>
      <span className={css.file}>
        {!nameless && <span className={css.fileName}>{version.file_name}</span>}
        <small>
          {rich('Version {number}, {size}, {time}', {
            number: version.number,
            size: sizeText(version.size),
            time: <InstantText value={version.created_at.date} />,
          })}
        </small>
        <VersionScan scan={version.scan} />
        {version.is_from_vault && (
          <small>
            {version.has_left
              ? t('From the client’s vault. It left the agent’s reach when the order ended.')
              : t(
                  'From the client’s vault. It leaves the agent’s reach when the order ends, unless it is filed.',
                )}
          </small>
        )}
      </span>
      {version.may_open && (
        <span className={css.open}>
          <PreviewButton path={path} version={version} document={document.name} />
          <DownloadLink path={path} fileName={version.file_name} />
        </span>
      )}
    </li>
  )
}
