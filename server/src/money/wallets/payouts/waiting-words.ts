export type PauseCause = 'suspended' | 'revoked' | 'staff' | 'guards_changed' | 'wallet_changed'

interface Words {
  toAgent: string
  toStaff: string
}

/** The words are sentences. */
export const PAUSES: Record<PauseCause, Words> = {
  suspended: { toAgent: 'Your account is suspended.', toStaff: 'This agent is suspended.' },
  revoked: {
    toAgent: 'Your verification was refused or revoked.',
    toStaff: 'The verification of this agent was refused or revoked.',
  },
  staff: { toAgent: 'Our team has paused them.', toStaff: 'Our team has paused them.' },
  guards_changed: {
    toAgent: 'Your email, password or two-step sign-in changed.',
    toStaff: 'The email, password or two-step sign-in of this agent changed.',
  },
  wallet_changed: {
    toAgent: 'Your bank account changed.',
    toStaff: 'The bank account of this agent changed.',
  },
}

const WAITS: Record<PauseCause | 'funds', Words> = {
  suspended: {
    toAgent: 'It waits because your account is suspended.',
    toStaff: 'It waits: this agent is suspended.',
  },
  revoked: {
    toAgent: 'It waits because your verification was refused or revoked.',
    toStaff: 'It waits: the verification of this agent was refused or revoked.',
  },
  staff: {
    toAgent: 'It waits because our team has paused your payouts.',
    toStaff: 'It waits: our team has paused the payouts of this agent.',
  },
  guards_changed: {
    toAgent: 'It waits because your email, password or two-step sign-in changed.',
    toStaff: 'It waits: the email, password or two-step sign-in of this agent changed.',
  },
  wallet_changed: {
    toAgent: 'It waits because your bank account changed.',
    toStaff: 'It waits: the bank account of this agent changed.',
  },
  funds: {
    toAgent: 'It is on its way: we are waiting for our bank. You do not have to do anything.',
    toStaff: 'It waits: too little of our money is with the processor. It is tried again by itself.',
  },
}

export type WaitsFor = keyof typeof WAITS

interface Waiting {
  status: string
  waits_for: WaitsFor | null
  /** It is null once its agent is erased. */
  wallet_status?: string | null
}

const DETAILS: Words = {
  toAgent: 'It waits until the details of your bank account are complete and checked.',
  toStaff: 'It waits until the details of this agent’s bank account are complete and checked.',
}

function sentence({ status, waits_for, wallet_status }: Waiting, to: keyof Words) {
  if (status !== 'pending' && status !== 'accepted') return null
  if (waits_for) return WAITS[waits_for][to]
  return status === 'pending' && (wallet_status === 'incomplete' || wallet_status === 'in_progress')
    ? DETAILS[to]
    : null
}

export const waitsToAgent = (payout: Waiting) => sentence(payout, 'toAgent')
export const waitsToStaff = (payout: Waiting) => sentence(payout, 'toStaff')
