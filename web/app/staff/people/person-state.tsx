import { Pill } from '../../ui/mark/pill.tsx'

interface Props {
  person: { suspended_at: string | null; email_verified: boolean }
}

export function PersonState({ person: { suspended_at, email_verified } }: Props) {
  if (suspended_at) {
    return (
      <Pill tone="danger" icon="minus">
        Suspended
      </Pill>
    )
  }
  return email_verified ? (
    <Pill tone="success" icon="check">
      Active
    </Pill>
  ) : (
    <Pill tone="warning" icon="mail">
      Email not verified
    </Pill>
  )
}
