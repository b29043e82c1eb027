import { rule } from '../../../ground/rules/rule.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { findTrust } from '../store.ts'

/** A trusted agent is verified, with enough articles that our team published and none that it hides: what they send goes out at once. */
export async function isTrusted(db: Reader, agentId: string) {
  const trust = await findTrust(db, agentId)
  if (!trust?.verified_at || trust.hidden > 0) return false
  return trust.counting >= (await rule(db, 'articles_trusted'))
}
