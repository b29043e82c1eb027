import { t } from '@sojourn/contract/words/t'
import type { OwnDeadline } from '@sojourn/contract/work/own-deadlines'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { deadlinesChanged } from './deadline-queries.ts'

interface Props {
  paper: OwnDeadline['paper']
  onClose: () => void
}

export function RemovePaper({ paper, onClose }: Props) {
  const queries = useQueryClient()
  const action = useAction()

  async function remove() {
    if (!paper) return
    const done = await action.run(() =>
      browserApi('DELETE /deadlines/papers/{id}', { params: { id: paper.id } }),
    )
    if (!done) return
    onClose()
    toast.success(t('The paper is removed'))
    await deadlinesChanged(queries)
  }

  return (
    <ConfirmModal
      open={paper !== null}
      title={t('Remove this paper?')}
      confirm={t('Remove')}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      {t('We no longer remind you of it, and it leaves your calendar.')}
    </ConfirmModal>
  )
}
