import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { graceFrom } from './days.ts'
import { hasNewName, labelOf } from './standing.ts'
import { takeStep } from './take-step.ts'
import { reopenedMail } from './verification-mails.ts'
import { changeVerification, type LockedVerification, lockVerification } from './verification-store.ts'

interface Place {
  country_iso: string
  state: string
  city: string
  alt_city: string | null
  postal_code: string
  street: string
}

interface Changed {
  agentId: string
  /** Their address as it stands now; absent where only the name can have changed. */
  place?: Place
  requestId: string | null
}

/**
 * F5, called in the transaction that changes a name or an address: what was verified is no longer who they are or
 * where they live, so our team looks again. They count as verified for 14 days more. What already waits is looked at
 * as it stands now.
 */
export async function reopenVerification(context: Context, tx: Tx, { agentId, place, requestId }: Changed) {
  const verification = await lockVerification(tx, agentId)
  if (!verification) return
  const label = labelOf(verification)
  if (label !== 'verified' && label !== 'in_progress') return
  const different = whatDiffers(verification, place)
  if (different.length === 0) return

  const now = context.clock.now()
  const changes = {
    first_name: verification.own_first_name,
    last_name: verification.own_last_name,
    ...(different.includes('country') && place),
    revision: (verification.revision ?? 0) + 1,
    changed: [...new Set([...(verification.changed ?? []), ...different])],
  }
  if (label === 'in_progress') return changeVerification(tx, agentId, changes)
  const eventId = await takeStep(context, tx, 'reopen', agentId, {
    from: label,
    actorId: agentId,
    requestId,
    changes: { ...changes, submitted_at: now, counts_until: graceFrom(now), tries: 1 },
  })
  await enqueueMail(context, tx, reopenedMail(verification, eventId, different))
}

function whatDiffers(verification: LockedVerification, place: Place | undefined) {
  const different: ('name' | 'country')[] = []
  if (hasNewName(verification)) different.push('name')
  if (place && place.country_iso !== verification.country_iso) different.push('country')
  return different
}
