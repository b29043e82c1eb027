import type { OwnService } from '@sojourn/contract/services'
import { Pill } from '../ui/pill.tsx'

/** How a service stands, and for a draft how far it is. */
export function ServiceStatus({ service: { status, missing } }: { service: OwnService }) {
  const [code, label] = status
  if (code === 1)
    return (
      <Pill tone="success" icon="check">
        {label}
      </Pill>
    )
  if (code === 3) return <Pill icon="minus">{label}</Pill>
  return (
    <Pill tone="warning" icon="edit">
      {missing.length === 0
        ? `${label}, ready to publish`
        : `${label}, ${thingsWords(missing.length)} missing`}
    </Pill>
  )
}

const thingsWords = (count: number) => (count === 1 ? '1 thing' : `${count} things`)
