import { couponMessages } from '@sojourn/contract/money/coupons'
import type { Context } from '../../context.ts'
import { writeAuditEntry } from '../../ground/audit/write-audit-entry.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField, notNow } from '../../platform/refusal.ts'
import { makeCode } from './make-code.ts'
import { addCoupons, findMemberOfEmail } from './store.ts'

interface Promos {
  amount: number
  quantity: number
  email?: string | null | undefined
  expires_at: string
  note: string
}

/** U1, by staff: codes for whoever has them, or gifts for one person, who is told. */
export function makePromos(
  context: Context,
  actor: Person,
  { amount, quantity, email, note, ...rest }: Promos,
) {
  return transact(context, async (tx) => {
    const now = context.clock.now()
    const expires_at = new Date(rest.expires_at)
    if (expires_at <= now) throw invalidField('expires_at', couponMessages.expiry)
    const owner = email ? await findMemberOfEmail(tx, email.toLowerCase()) : null
    if (owner === undefined) throw invalidField('email', 'no account has this email')
    if (owner?.id === actor.id) throw notNow('You cannot give a coupon to yourself. Please ask a colleague.')

    const codes = Array.from({ length: quantity }, () => makeCode('GIFT'))
    const promo = {
      kind: 'promo' as const,
      owner_id: owner?.id ?? null,
      currency: 'USD',
      amount,
      balance: amount,
      expires_at,
      note,
      made_by: actor.id,
      created_at: now,
      updated_at: now,
    }
    await addCoupons(
      tx,
      codes.map((code) => ({ ...promo, code })),
    )
    const entry = await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'make_promos',
      subject_id: owner?.id ?? actor.id,
      details: {
        amount: String(amount),
        quantity: String(quantity),
        expires_at: expires_at.toISOString(),
        note,
      },
    })
    const given = { key: entry.id, codes, amount, currency: promo.currency, expires_at }
    if (owner) await tell(context, tx, { fact: 'coupons_given', person: owner.id, along: given })
    return { codes }
  })
}
