/** Pages on which one settles what stands against the deletion of an account. */
export const BLOCKER_PLACES = [
  'client_orders',
  'agent_orders',
  'payments',
  'wallet',
  'coupons',
  'plan',
] as const
export type BlockerPlace = (typeof BLOCKER_PLACES)[number]
