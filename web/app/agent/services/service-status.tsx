import { serviceStatus, stateIn } from '@sojourn/contract/calls/status'
import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { Pill } from '../../ui/mark/pill.tsx'

const NAMES: Record<keyof typeof serviceStatus, string> = {
  active: t('Active'),
  draft: t('Draft'),
  archived: t('Archived'),
}

/** How a service stands, and for a draft how far it is. */
export function ServiceStatus({ service: { status, missing } }: { service: OwnService }) {
  const state = stateIn(serviceStatus, status)
  const label = state ? NAMES[state] : status[1]
  if (state === 'active')
    return (
      <Pill tone="success" icon="check">
        {label}
      </Pill>
    )
  if (state === 'archived') return <Pill icon="minus">{label}</Pill>
  return (
    <Pill tone="warning" icon="edit">
      {missing.length === 0
        ? t('{label}, ready to publish', { label })
        : t('{count, plural, one {{label}, # thing missing} other {{label}, # things missing}}', {
            label,
            count: missing.length,
          })}
    </Pill>
  )
}
