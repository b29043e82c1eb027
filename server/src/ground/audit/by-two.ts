import type { AuditAction } from '@sojourn/contract/ground/audit-words'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { writeAuditEntry } from './write-audit-entry.ts'

interface Act<Held, Shown> {
  /** Undefined or null where there is nothing of that kind. */
  hold(tx: Tx): Promise<Held | null | undefined>
  /** The money is theirs, and `own` says what it is to them. */
  owner(held: Held): string
  own: string
  /** The act is the second of two here: another person must have taken the first. */
  second?: { first(held: NoInfer<Held>): string | null; refusal: string } | undefined
  take(tx: Tx, held: Held): Promise<unknown>
  audit: AuditAction
  details(held: Held): Record<string, string>
  show(tx: Tx): Promise<Shown>
}

/**
 * The act is on somebody's money, and gets its line in the audit log. Nobody handles their own, and whoever
 * took the first of two steps does not take the second.
 */
export const byTwo = <Held, Shown>(
  context: Context,
  actor: Person,
  { hold, owner, own, second, take, audit, details, show }: Act<Held, Shown>,
) =>
  transact(context, async (tx) => {
    const held = await hold(tx)
    if (!held) throw new Refusal('not_found')
    const owner_id = owner(held)
    if (owner_id === actor.id) throw notNow(`This is your own ${own}. Please ask a colleague.`)
    if (second?.first(held) === actor.id) throw notNow(second.refusal)
    await take(tx, held)
    const entry = { staff_id: actor.id, action: audit, subject_id: owner_id, details: details(held) }
    await writeAuditEntry(context, tx, entry)
    return show(tx)
  })
