import { serviceStatus, stateIn } from '@sojourn/contract/calls/status'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { OwnService } from '@sojourn/contract/supply/services'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '../../session/use-account.ts'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Menu, type MenuEntry } from '../../ui/overlay/menu.tsx'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { deliveryWords } from '../../words/agent-words.ts'
import { titleOf } from '../../words/service-words.ts'
import css from './service-line.module.css'
import { ServiceStatus } from './service-status.tsx'
import { useServiceActions } from './use-service-actions.ts'

/** One of an agent's own services; the whole card opens it. */
export function ServiceLine({ service }: { service: OwnService }) {
  const [deleting, setDeleting] = useState(false)
  const { remove } = useServiceActions()
  const entries = useEntries(service, () => setDeleting(true))
  const title = titleOf(service)
  return (
    <Card as="li" padding="none" className={css.line}>
      <div className={css.words}>
        <p className={css.place}>
          <Flag country={service.country.id} /> {service.country.name} · {service.visa.name}
        </p>
        <h2>
          <CardLink to={agentPaths.editService(service.id)}>{title}</CardLink>
        </h2>
        <p className={css.facts}>
          <ServiceStatus service={service} />
          <span>
            Changed <RelativeTime value={service.updated_at} />
          </span>
        </p>
      </div>
      <div className={css.terms}>
        {service.price ? (
          <MoneyText value={service.price} className={css.price} />
        ) : (
          <span>No price yet</span>
        )}
        {service.delivery_time !== null && <span>{deliveryWords(service.delivery_time)}</span>}
      </div>
      <div className={css.menu}>
        <Menu label={`Actions for ${title}`} entries={entries} />
      </div>
      <ConfirmModal
        open={deleting}
        title="Delete this draft?"
        confirm="Delete draft"
        danger
        onClose={() => setDeleting(false)}
        onConfirm={async () => {
          if (await remove(service)) setDeleting(false)
        }}
      >
        “{title}” will be deleted permanently. To hide it instead, archive it.
      </ConfirmModal>
    </Card>
  )
}

function useEntries(service: OwnService, askToDelete: () => void): MenuEntry[] {
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
      ? [{ label: 'Restore', icon: 'refresh' as const, onSelect: () => void restore(service) }]
      : []),
    ...(can('change') ? [{ label: 'Edit', icon: 'edit' as const, to: edit }] : []),
    { label: 'Preview', icon: 'eye', to: `${edit}#preview` },
    ...(stateIn(serviceStatus, service.status) === 'active'
      ? [
          {
            label: 'See it on my profile',
            icon: 'user' as const,
            to: `${paths.agent(username ?? uuid)}#services`,
          },
        ]
      : []),
    ...(can('duplicate') ? [{ label: 'Duplicate', icon: 'copy' as const, onSelect: () => void copy() }] : []),
    ...(can('unpublish')
      ? [
          {
            label: 'Unpublish',
            icon: 'eye-off' as const,
            apart: true,
            onSelect: () => void unpublish(service),
          },
        ]
      : []),
    ...(can('archive')
      ? [{ label: 'Archive', icon: 'minus' as const, onSelect: () => void archive(service) }]
      : []),
    ...(can('delete')
      ? [{ label: 'Delete', icon: 'trash' as const, danger: true, apart: true, onSelect: askToDelete }]
      : []),
  ]
}
