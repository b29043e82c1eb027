import { serviceStatus, stateIn } from '@sojourn/contract/calls/status'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { useNavigate } from 'react-router'
import { useAccount } from '../../session/use-account.ts'
import type { MenuEntry } from '../../ui/overlay/menu.tsx'
import { useServiceActions } from './use-service-actions.ts'

/** The menu of one service: what its agent may do with it now. */
export function useServiceEntries(service: OwnService, askToDelete: () => void): MenuEntry[] {
  const { username, uuid } = useAccount()
  const { archive, restore, duplicate, unpublish } = useServiceActions()
  const navigate = useNavigate()
  const can = (action: string) => service.may.includes(action)
  const edit = agentPaths.editService(service.id)
  const copy = async () => {
    if (await duplicate(service)) await navigate(agentPaths.services({ tab: 'draft' }))
  }
  return [
    ...(can('restore')
      ? [{ label: t('Restore'), icon: 'refresh' as const, onSelect: () => void restore(service) }]
      : []),
    ...(can('change') ? [{ label: t('Edit'), icon: 'edit' as const, to: edit }] : []),
    { label: t('Preview'), icon: 'eye', to: `${edit}#preview` },
    ...(stateIn(serviceStatus, service.status) === 'active'
      ? [
          {
            label: t('See it on my profile'),
            icon: 'user' as const,
            to: `${paths.agent(username ?? uuid)}#services`,
          },
        ]
      : []),
    ...(can('duplicate')
      ? [{ label: t('Duplicate'), icon: 'copy' as const, onSelect: () => void copy() }]
      : []),
    ...(can('unpublish')
      ? [
          {
            label: t('Unpublish'),
            icon: 'eye-off' as const,
            apart: true,
            onSelect: () => void unpublish(service),
          },
        ]
      : []),
    ...(can('archive')
      ? [{ label: t('Archive'), icon: 'minus' as const, onSelect: () => void archive(service) }]
      : []),
    ...(can('delete')
      ? [{ label: t('Delete'), icon: 'trash' as const, danger: true, apart: true, onSelect: askToDelete }]
      : []),
  ]
}
