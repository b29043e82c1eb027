import type { Conflict } from '@sojourn/contract/work/conflicts'

/** These stand beside the answers to a proposal; the rest stands below what was said. */
export function firstActs({ may, refunds }: Conflict) {
  const isAsked = refunds.some((request) => request.may.includes('accept'))
  return may.filter((act) => act !== 'withdraw' && !(isAsked && act === 'ask_team'))
}
