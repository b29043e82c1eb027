import type { VaultPaper, VaultVersion } from '@sojourn/contract/work/vault'
import { DownloadLink } from '../../case/documents/download-link.tsx'
import { PreviewButton } from '../../case/documents/preview-button.tsx'
import { VersionScan } from '../../case/documents/version-scan.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'
import { rich } from '../../words/rich.tsx'
import css from './vault-page.module.css'

interface Props {
  paper: VaultPaper
  version: VaultVersion
}

/** One version of a paper, with its file. */
export function VersionLine({ paper, version }: Props) {
  const path = `/vault/papers/${paper.uuid}/download?version=${version.number}`
  return (
    <li className={css.version}>
      <span className={css.file}>
        <span>{version.file_name}</span>
        <small>
          {rich('Version {number}, {size}, {time}', {
            number: version.number,
            size: sizeText(version.size),
            time: <InstantText value={version.created_at.date} />,
          })}
        </small>
        <VersionScan scan={version.scan} />
      </span>
      {version.may_open && (
        <span className={css.acts}>
          <PreviewButton path={path} version={version} document={paper.name} />
          <DownloadLink path={path} fileName={version.file_name} />
        </span>
      )}
    </li>
  )
}
