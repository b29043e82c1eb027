import type { DocumentVersion, OrderDocument } from '@sojourn/contract/work/documents'
import { ButtonFace, buttonClass } from '../../ui/button/button-face.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'
import css from './documents.module.css'
import { PreviewButton } from './preview-button.tsx'

interface Props {
  order: string
  document: OrderDocument
}

/** The newest first; those before it are kept. */
export function VersionList({ order, document }: Props) {
  const [newest, ...older] = document.versions
  if (!newest) return null
  return (
    <>
      <ul className={css.versions}>
        <Version order={order} document={document} version={newest} />
      </ul>
      {older.length > 0 && (
        <details className={css.older}>
          <summary>{older.length === 1 ? '1 earlier version' : `${older.length} earlier versions`}</summary>
          <ul className={css.versions}>
            {older.map((version) => (
              <Version key={version.number} order={order} document={document} version={version} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Version({ order, document, version }: Props & { version: DocumentVersion }) {
  const path = `/orders/${order}/documents/${document.uuid}/download?version=${version.number}`
  return (
    <li className={css.version}>
      <span className={css.file}>
        <span className={css.fileName}>{version.file_name}</span>
        <small>
          Version {version.number}, {sizeText(version.size)}, <InstantText value={version.created_at.date} />
        </small>
        <Scan scan={version.scan} />
      </span>
      {version.may_open && (
        <span className={css.open}>
          <PreviewButton path={path} version={version} document={document.name} />
          <a
            href={`/api${path}`}
            download={version.file_name}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            <ButtonFace icon="download">
              Download<span data-hidden> {version.file_name}</span>
            </ButtonFace>
          </a>
        </span>
      )}
    </li>
  )
}

function Scan({ scan }: Pick<DocumentVersion, 'scan'>) {
  if (scan === 'waiting') return <small className={css.checked}>Being checked for viruses</small>
  if (scan === 'infected') return <small className={css.infected}>Removed: a virus was found in it</small>
  return null
}
