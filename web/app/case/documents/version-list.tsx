import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { DocumentVersionLine } from './document-version.tsx'
import css from './documents.module.css'

interface Props {
  order: string
  document: OrderDocument
}

/** The newest first, whose name is that of the list; those before it are kept. */
export function VersionList({ order, document }: Props) {
  const [newest, ...older] = document.versions
  if (!newest) return null
  return (
    <>
      <ul className={css.versions}>
        <DocumentVersionLine order={order} document={document} version={newest} nameless />
      </ul>
      {older.length > 0 && (
        <details className={css.older}>
          <summary>
            {t('{count, plural, one {# earlier version} other {# earlier versions}}', {
              count: older.length,
            })}
          </summary>
          <ul className={css.versions}>
            {older.map((version) => (
              <DocumentVersionLine key={version.number} order={order} document={document} version={version} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
