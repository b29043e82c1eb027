import type { Licence } from '@sojourn/contract/supply/business'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { licencesQuery } from './business-queries.ts'
import { isConfirmed } from './licence-state.tsx'

export function RemoveLicence({ licence, onClose }: { licence: Licence | null; onClose: () => void }) {
  const queries = useQueryClient()
  const action = useAction()

  async function remove() {
    const id = licence?.id
    if (!id) return
    const done = await action.run(() =>
      browserApi('DELETE /account/consultant/licences/{id}', { params: { id } }),
    )
    if (!done) return
    onClose()
    toast.success(t('Your licence is removed'))
    await queries.invalidateQueries(licencesQuery)
  }

  return (
    <ConfirmModal
      open={licence !== null}
      title={t('Remove this licence?')}
      confirm={t('Remove')}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      {licence && isConfirmed(licence)
        ? t(
            'Your stamp is removed, and services for {country} that need the licence are hidden immediately. Open orders continue.',
            { country: licence.country.name },
          )
        : t('You can add it again at any time.')}
    </ConfirmModal>
  )
}
