import type { Reader } from '../../platform/database/database.ts'
import { AGENT_KINDS } from './accounts.ts'
import { linesPosted } from './store.ts'

/** Null means that the chargeback came before the release and took protected money. */
export async function takenByDispute(db: Reader, cause: string) {
  const lines = await linesPosted(db, { cause, template: 'L8a' })
  const sum = (test: (kind: string) => boolean) =>
    lines.filter(({ kind }) => test(kind)).reduce((total, { amount }) => total + amount, 0)
  const share = sum((kind) => AGENT_KINDS.includes(kind))
  const commission = sum((kind) => kind === 'commission')
  return share + commission > 0 ? { share, commission } : null
}
