import type { PaperKind } from '@sojourn/contract/ground/paper-words'
import type { PaperCheck, PaperRead, PaperReport } from '@sojourn/contract/ground/papers'
import type { Findings } from '../../platform/papers/findings.ts'
import { COULD_NOT_LOOK } from './checks/check-paper.ts'
import type { Reading } from './sealed-readings.ts'

/** Both sides read this. */
export function reportOf(
  { status, found }: Reading,
  check: (found: Findings) => PaperCheck[],
): Pick<PaperReport, 'state' | 'checks'> {
  if (status === 'waiting') return { state: 'checking', checks: [] }
  return { state: 'done', checks: found ? check(found) : [COULD_NOT_LOOK] }
}

/** Only the owner is asked to confirm it; null means that nothing was read. */
export function readOf(
  { found, confirmed }: Reading,
  { kind, mayConfirm }: { kind: PaperKind; mayConfirm: boolean },
): PaperRead | null {
  if (kind !== 'passport' && kind !== 'identity_card') return null
  const zone = found?.zone?.fields
  if (!zone && !confirmed) return null
  const { number, surname, given_names, nationality, birth, expiry } = confirmed ?? zone ?? NOTHING
  return {
    fields: { number, surname, given_names, nationality, birth, expiry },
    is_sure: zone?.is_sure ?? false,
    is_confirmed: confirmed !== null,
    may_confirm: mayConfirm,
  }
}

const NOTHING = { number: '', surname: '', given_names: '', nationality: '', birth: '', expiry: '' }
