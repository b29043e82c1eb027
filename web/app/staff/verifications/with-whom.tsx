import type { VerificationLine } from '@sojourn/contract/desk/staff-queue'
import { Pill } from '../../ui/mark/pill.tsx'

/** Which of us a case is with. */
export const WithWhom = ({ claim }: Pick<VerificationLine, 'claim'>) => {
  if (!claim) return 'Nobody'
  return (
    <Pill tone={claim.is_own ? 'action' : 'plain'} icon="user">
      {claim.is_own ? 'You' : claim.by.fullname}
    </Pill>
  )
}
