import type { CaseFile } from '@sojourn/contract/work/case-files'
import { CaseFileLine } from './case-file-line.tsx'
import css from './case-files.module.css'

interface Props {
  order: string
  files: CaseFile[]
}

/** Files of a case that are no document of its checklist, each with what one can do with it. */
export const CaseFileList = ({ order, files }: Props) => (
  <ul className={css.files}>
    {files.map((file) => (
      <CaseFileLine key={file.id} order={order} file={file} />
    ))}
  </ul>
)
