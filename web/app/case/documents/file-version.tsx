import type { FileVersion } from '@sojourn/contract/work/documents'
import type { ReactNode } from 'react'
import { InstantText } from '../../ui/date/time-text.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'
import { rich } from '../../words/rich.tsx'
import css from './documents.module.css'
import { DownloadLink } from './download-link.tsx'
import { PreviewButton } from './preview-button.tsx'
import { VersionScan } from './version-scan.tsx'

interface Props {
  version: FileVersion
  /** The name of the document or paper. */
  of: string
  /** The address without the number of the version. */
  path: string
  /** The name of the file stands right above it. */
  nameless?: boolean | undefined
  children?: ReactNode
}

/** One version of a document or paper; it can be opened once it is known to be clean. */
export function FileVersionLine({ version, of, path, nameless, children }: Props) {
  const file = `${path}/download?version=${version.number}`
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
        {children}
      </span>
      {version.may_open && (
        <span className={css.open}>
          <PreviewButton path={file} version={version} document={of} />
          <DownloadLink path={file} fileName={version.file_name} />
        </span>
      )}
    </li>
  )
}
