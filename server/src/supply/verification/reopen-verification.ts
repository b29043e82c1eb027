import type { Context } from '../../context.ts'
import type { Told } from '../../ground/facts/listeners.ts'
import type { Tx } from '../../platform/database/database.ts'
import { acting } from '../../platform/http/by.ts'
import { advanceVerification } from './advance-verification.ts'
import { hasNewName, labelOf } from './asked-of.ts'
import { graceFrom } from './days.ts'
import { verificationMachine } from './verification-state.ts'
import {
  changeVerification,
  findPlace,
  type LockedVerification,
  lockVerification,
  type Place,
} from './verification-store.ts'

/** F5 listens to a changed name: what was verified is no longer who they are. */
export const reopenForName = (context: Context, tx: Tx, { person, by }: Told<'profile_changed'>) =>
  reopen(context, tx, { agentId: person, requestId: by.requestId })

/** F5 listens to a changed address: they may no longer live where they did. */
export async function reopenForAddress(context: Context, tx: Tx, { person, by }: Told<'address_changed'>) {
  const place = await findPlace(tx, person)
  if (place) await reopen(context, tx, { agentId: person, place, requestId: by.requestId })
}

interface Changed {
  agentId: string
  /** Their address as it stands now; absent where only the name can have changed. */
  place?: Place
  requestId: string | null
}

/** Our team looks again. They count as verified for 14 days more; what already waits is looked at as it stands now. */
async function reopen(context: Context, tx: Tx, { agentId, place, requestId }: Changed) {
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
  // Whoever changed it, it is the agent’s own doing.
  const asAgent = acting(context, { id: agentId, mode: 'agent', requestId })
  await advanceVerification(
    asAgent,
    tx,
    verificationMachine.reopen,
    { ...verification, agent_id: agentId },
    {
      changes: { ...changes, submitted_at: now, counts_until: graceFrom(now), tries: 1 },
      along: { changed: different },
    },
  )
}

function whatDiffers(verification: LockedVerification, place: Place | undefined) {
  const different: ('name' | 'country')[] = []
  if (hasNewName(verification)) different.push('name')
  if (place && place.country_iso !== verification.country_iso) different.push('country')
  return different
}
