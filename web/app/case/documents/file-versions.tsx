import { t } from '@sojourn/contract/words/t'
import type { FileVersion } from '@sojourn/contract/work/documents'
import type { ReactNode } from 'react'
import css from './documents.module.css'
import { FileVersionLine } from './file-version.tsx'

interface Props<Version> {
  versions: readonly Version[]
  /** The name of the document or paper. */
  of: string
  path: string
  /** The name of the newest file stands right above them. */
  nameless?: boolean
  noteOf?: (version: Version) => ReactNode
}

/** The newest stands first; those before it are kept. */
export function FileVersions<Version extends FileVersion>(props: Props<Version>) {
  const { versions, of, path, nameless, noteOf } = props
  const lineOf = (version: Version, isNameless?: boolean) => (
    <FileVersionLine key={version.number} {...{ version, of, path }} nameless={isNameless}>
      {noteOf?.(version)}
    </FileVersionLine>
  )
  const [newest, ...older] = versions
  if (!newest) return null
  return (
    <>
      <ul className={css.versions}>{lineOf(newest, nameless)}</ul>
      {older.length > 0 && (
        <details className={css.older}>
          <summary>
            {t('{count, plural, one {# earlier version} other {# earlier versions}}', {
              count: older.length,
            })}
          </summary>
          <ul className={css.versions}>{older.map((version) => lineOf(version))}</ul>
        </details>
      )}
    </>
  )
}
