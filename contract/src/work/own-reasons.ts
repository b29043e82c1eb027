/** Our own reasons for a step of an order: replies say them in the language of their reader. */
export const OWN_REASONS = {
  cooling_off: 'Cancelled within the cooling-off time',
  withdrawal: 'Withdrawn within the time the law gives',
  not_started_in_time: 'The agent did not begin in time',
  agent_suspended: 'The account of the agent is suspended',
  gift_checked: 'Our team checked the gift',
  client_deleted: 'The account of the client was deleted.',
  service_gone: 'The service is no longer offered.',
  stage_refunded: 'The stage before it was refunded.',
  offer_taken_back: 'The agent took the offer back.',
  file_lost: 'We could not keep this file: it cannot be read any more. Please upload it again.',
} as const

const OWN: ReadonlySet<string> = new Set(Object.values(OWN_REASONS))

export const isOwnReason = (reason: string) => OWN.has(reason)
