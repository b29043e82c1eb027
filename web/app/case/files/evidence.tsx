import { t } from '@sojourn/contract/words/t'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import { useQuery } from '@tanstack/react-query'
import { AddCaseFile } from './add-case-file.tsx'
import { CaseFileList } from './case-file-list.tsx'
import { caseFilesQuery } from './case-file-queries.ts'
import css from './case-files.module.css'

/** Evidence stays: the other side and our team rely on it. */
export function Evidence({ order, conflict }: { order: string; conflict: Conflict }) {
  const { data = [] } = useQuery(caseFilesQuery(order))
  const files = data.filter(({ of }) => of === conflict.id)
  const canAdd = conflict.stage !== 'closed' && conflict.stage !== 'settling'
  if (files.length === 0 && !canAdd) return null
  return (
    <div className={css.part}>
      <h3>{t('Evidence')}</h3>
      {files.length > 0 && <CaseFileList order={order} files={files} />}
      {canAdd && (
        <AddCaseFile
          order={order}
          path={`/orders/${order}/conflicts/${conflict.id}/files`}
          label={t('Add evidence')}
          help={t('Both sides and our team can open it. It cannot be removed.')}
          multiple
        />
      )}
    </div>
  )
}
