import type { CaseFile } from '@sojourn/contract/work/case-files'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonFace, buttonClass } from '../../ui/button/button-face.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'
import { PreviewButton } from '../documents/preview-button.tsx'
import { caseFilesChanged } from './case-file-queries.ts'
import css from './case-files.module.css'

interface Props {
  order: string
  files: CaseFile[]
}

/** Files of a case that are no document of its checklist, each with what one can do with it. */
export const CaseFileList = ({ order, files }: Props) => (
  <ul className={css.files}>
    {files.map((file) => (
      <Line key={file.id} order={order} file={file} />
    ))}
  </ul>
)

function Line({ order, file }: { order: string; file: CaseFile }) {
  const path = `/orders/${order}/files/${file.id}/download`
  return (
    <li>
      <span className={css.file}>
        <span>{file.file_name}</span>
        <small>
          {sizeText(file.size)}, <InstantText value={file.created_at.date} />
          {file.scan === 'waiting' && ', being checked for viruses'}
          {file.scan === 'infected' && ', removed: a virus was found in it'}
        </small>
      </span>
      <span className={css.acts}>
        {file.may.includes('open') && (
          <>
            <PreviewButton path={path} version={file} document={file.file_name} />
            <a
              href={`/api${path}`}
              download={file.file_name}
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              <ButtonFace icon="download">
                Download<span data-hidden> {file.file_name}</span>
              </ButtonFace>
            </a>
          </>
        )}
        {file.may.includes('remove') && <Remove order={order} file={file} />}
      </span>
    </li>
  )
}

function Remove({ order, file: { id, file_name } }: { order: string; file: CaseFile }) {
  const queries = useQueryClient()
  const { busy, run } = useAction()
  const remove = () =>
    run(async () => {
      await browserApi('DELETE /orders/{uuid}/files/{id}', { params: { uuid: order, id } })
      await caseFilesChanged(queries, order)
    })
  return (
    <Button variant="quiet" size="s" icon="trash" busy={busy} onClick={remove}>
      Remove<span data-hidden> {file_name}</span>
    </Button>
  )
}
