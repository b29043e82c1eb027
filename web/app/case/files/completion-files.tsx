import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { AddCaseFile } from './add-case-file.tsx'
import { CaseFileList } from './case-file-list.tsx'
import { caseFilesQuery } from './case-file-queries.ts'
import css from './case-files.module.css'

export function NewCompletionFiles({ order }: { order: string }) {
  const { data = [] } = useQuery(caseFilesQuery(order))
  const files = data.filter(({ purpose, of }) => purpose === 'completion' && of === null)
  return (
    <>
      {files.length > 0 && <CaseFileList order={order} files={files} />}
      <AddCaseFile
        order={order}
        path={`/orders/${order}/completion-requests/files`}
        label={t('Files')}
        help={t('They are sent with your request.')}
        multiple
      />
    </>
  )
}

export function CompletionFiles({ order, request }: { order: string; request: string }) {
  const { data = [] } = useQuery(caseFilesQuery(order))
  const files = data.filter(({ of }) => of === request)
  if (files.length === 0) return null
  return (
    <div className={css.part}>
      <h3>{t('Files of the completion request')}</h3>
      <CaseFileList order={order} files={files} />
    </div>
  )
}
