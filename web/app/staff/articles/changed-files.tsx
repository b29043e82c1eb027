import type { ArticleAttachment } from '@sojourn/contract/talk/own-articles'
import { sizeText } from '../../ui/file/file-rules.ts'
import css from './changed.module.css'

interface Props {
  article: string
  /** Undefined stands for an article readers have never seen. */
  before: readonly ArticleAttachment[] | undefined
  after: readonly ArticleAttachment[]
}

/** The files of an article to open; those that came and those that were taken out are marked. */
export function ChangedFiles({ article, before, after }: Props) {
  const isNew = ({ id }: ArticleAttachment) => before !== undefined && !before.some((one) => one.id === id)
  const gone = before?.filter(({ id }) => !after.some((one) => one.id === id)) ?? []
  if (after.length + gone.length === 0) return null
  return (
    <div className={css.line}>
      <span className={css.note}>Files</span>
      {gone.map((file) => (
        <del key={file.id} data-is="removed">
          <FileLink article={article} file={file} />
        </del>
      ))}
      {after.map((file) =>
        isNew(file) ? (
          <ins key={file.id} data-is="added">
            <FileLink article={article} file={file} />
          </ins>
        ) : (
          <FileLink key={file.id} article={article} file={file} />
        ),
      )}
    </div>
  )
}

const FileLink = ({
  article,
  file: { id, name, size, is_waiting },
}: {
  article: string
  file: ArticleAttachment
}) =>
  is_waiting ? (
    <span>
      <bdi>{name}</bdi>, being checked for viruses
    </span>
  ) : (
    <a href={`/api/staff/articles/${article}/attachments/${id}`} download={name}>
      <bdi>{name}</bdi> ({sizeText(size)})
    </a>
  )
