import { checkedDay } from '@sojourn/contract/ground/fact-age'
import type { FactKind } from '@sojourn/contract/ground/fact-words'
import { FactValues } from '@sojourn/contract/ground/visa-facts'
import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { currencyFault } from '../currencies.ts'
import { addCorrection, closeCorrected, findVisa, type KnownFact, lockFacts, writeFact } from './store.ts'

export interface Correction {
  visa: string
  fact: FactKind
  value: unknown
  note?: string | undefined
  source: string
  checked: string
  reason: string
}

/** Says what a fact is from now on, for every country that shares it; what it was before stays in its history. */
export async function correctFact({ clock }: Context, tx: Tx, staffId: string, correction: Correction) {
  const { visa: id, fact, reason } = correction
  const now = clock.now()
  const visa = await findVisa(tx, id)
  if (!visa) throw new Refusal('not_found')
  const [locked] = await lockFacts(tx, visa.origin)
  const before = (locked?.facts as Partial<Record<FactKind, KnownFact>> | undefined)?.[fact] ?? null
  const after = knownFact(correction)
  checkDay(after.checked, before, dayOf(now))
  await writeFact(tx, visa.origin, fact, after)
  const { id: made } = await addCorrection(tx, {
    origin: visa.origin,
    fact,
    before: before && JSON.stringify(before),
    after: JSON.stringify(after),
    reason,
    corrected_by: staffId,
    created_at: now,
  })
  const closing = { closed_at: now, closed_by: staffId }
  await closeCorrected(tx, { of: visa.origin, fact, correction: made }, closing)
  return visa
}

function knownFact({ fact, value, note, source, checked }: Correction) {
  const { success, data, error } = FactValues[fact].safeParse(value)
  if (!success) {
    const [issue] = error.issues
    throw invalidField(['value', ...(issue?.path ?? [])].join('.'), issue?.message ?? 'please check this')
  }
  const fault = currencyFault(data)
  if (fault) throw invalidField('value', fault)
  return { value: data, ...(note && { note }), source, checked } as KnownFact
}

function checkDay(checked: string, before: KnownFact | null, today: string) {
  if (checkedDay(checked) > today)
    throw invalidField('checked', 'please enter a day that is not in the future')
  if (before && checkedDay(checked) < checkedDay(before.checked))
    throw invalidField('checked', `please enter a day after ${before.checked}, when it was last checked`)
}
