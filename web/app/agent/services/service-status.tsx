import { serviceStatus, stateIn } from '@sojourn/contract/calls/status'
import type { OwnService } from '@sojourn/contract/supply/services'
import { Pill } from '../../ui/mark/pill.tsx'

/** How a service stands, and for a draft how far it is. */
export function ServiceStatus({ service: { status, missing } }: { service: OwnService }) {
  const [, label] = status
  const state = stateIn(serviceStatus, status)
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
        ? `${label}, ready to publish`
        : `${label}, ${thingsWords(missing.length)} missing`}
    </Pill>
  )
}

const thingsWords = (count: number) => (count === 1 ? '1 thing' : `${count} things`)
