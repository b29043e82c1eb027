/** Each status has its code and label on the wire. It is plain data, for browser, server and mails. */
const table = <const T extends Record<string, readonly [number, string]>>(statuses: T) => statuses

type Table<State extends string> = Readonly<Record<State, readonly [code: number, label: string]>>

export const stateIn = <State extends string>(
  of: Table<State>,
  [code]: readonly [code: number, ...unknown[]],
): State | undefined => (Object.keys(of) as State[]).find((state) => of[state][0] === code)

export const verificationStatus = table({
  pending: [0, 'Pending'],
  verified: [1, 'Verified'],
  failed: [-1, 'Failed'],
})

export const verificationLevel = table({ unverified: [1, 'Unverified'], verified: [2, 'Verified'] })

export const verificationLabel = table({
  unverified: [-2, 'Unverified'],
  in_progress: [0, 'In Progress'],
  verified: [1, 'Verified'],
  failed: [-2, 'Failed'],
  expired: [-3, 'Expired'],
})

/** A licence is confirmed as a verification is, and expires as one: its codes are theirs. */
export const licenceStatus = table({ ...verificationStatus, expired: verificationLabel.expired })

export const serviceStatus = table({ active: [1, 'Active'], draft: [0, 'Draft'], archived: [3, 'Archived'] })

export const requestStatus = table({
  pending: [0, 'Pending'],
  accepted: [1, 'Accepted'],
  rejected: [-1, 'Rejected'],
  cancelled: [-2, 'Cancelled'],
  processed: [2, 'Processed'],
})

/** Waiting and handed over share the code of a pending request, so the slug tells them apart. */
export const documentStatus = table({
  waiting: [0, 'Waiting'],
  handed_over: [0, 'Handed over'],
  accepted: [1, 'Accepted'],
  returned: [-1, 'Returned'],
  filed: [2, 'Filed'],
  not_needed: [-2, 'Not needed'],
})

export const couponStatus = table({ active: [1, 'Active'], used: [0, 'Used'], refunded: [-2, 'Refunded'] })

/** The label of a captured and applied payment is `Processed`: the hosted-window flow waits for that word. */
export const paymentStatus = table({
  waiting: [-1, 'Waiting'],
  cancelled: [-2, 'Cancelled'],
  failed: [0, 'Failed'],
  success: [2, 'Processed'],
  processing: [3, 'Processing'],
  paid: [1, 'Paid'],
})

/** `awaiting_payment` is ours: the seed creates an order before it is paid and has no code for that time. */
export const orderStatus = table({
  awaiting_payment: [0, 'Awaiting payment'],
  cancelled: [-1, 'Cancelled'],
  conflicted: [-2, 'Conflicted'],
  paid: [1, 'Paid'],
  completed: [2, 'Completed'],
  ongoing: [3, 'Ongoing'],
})

/** The seed has no offers. `accepted` waits for its payment, `agreed` is paid. */
export const offerStatus = table({
  open: [0, 'Open'],
  change_asked: [3, 'Change asked for'],
  wished: [4, 'Asked for'],
  accepted: [1, 'Accepted'],
  agreed: [2, 'Agreed'],
  declined: [-1, 'Declined'],
  taken_back: [-2, 'Taken back'],
  expired: [-3, 'Ended'],
  replaced: [-4, 'Replaced'],
})

/** Money is held or work goes on in these: menus count them, and they stand in the way of leaving. */
export const RUNNING_ORDERS: readonly (keyof typeof orderStatus)[] = ['paid', 'ongoing', 'conflicted']

/** A goal cannot be taken away from these. */
export const OPEN_ORDERS: readonly (keyof typeof orderStatus)[] = ['awaiting_payment', ...RUNNING_ORDERS]

/** Goal and article codes are ours: the seed names the states and leaves their codes open. */
export const goalStatus = table({
  draft: [0, 'Draft'],
  in_progress: [2, 'In Progress'],
  approved: [1, 'Approved'],
  rejected: [-1, 'Rejected'],
})

/** A published article with changes that readers do not see yet is still published: `changes` tells them apart. */
export const articleStatus = table({
  draft: [0, 'Draft'],
  published: [1, 'Published'],
  changing: [1, 'Published'],
  changes_pending: [1, 'Published'],
  changes_rejected: [1, 'Published'],
  pending: [2, 'Pending'],
  rejected: [-1, 'Rejected'],
  trash: [-2, 'Trash'],
})

/** The seed has no meetings either; a time that is only held goes on no wire. */
export const meetingStatus = table({
  booked: [1, 'Booked'],
  done: [2, 'Done'],
  missed_by_client: [-2, 'Missed by the client'],
  missed_by_agent: [-3, 'Missed by the agent'],
  cancelled: [-1, 'Cancelled'],
})

/** The seed names subscriptions and has no table of their states. */
export const subscriptionStatus = table({
  waiting: [-1, 'Waiting for payment'],
  active: [1, 'Active'],
  past_due: [3, 'Past due'],
  ended: [0, 'Ended'],
})

/** The seed has no table of money on its way back to a card. */
export const refundStatus = table({
  pending: [0, 'On its way'],
  failed: [-1, 'Not refunded'],
  by_bank: [1, 'Paid by bank transfer'],
  kept: [-2, 'Kept as credit'],
  taken: [-3, 'Refunded by the bank'],
  processed: [2, 'Refunded'],
})

export const openClosed = table({ open: [1, 'Open'], closed: [0, 'Closed'] })

export const linkStatus = table({
  incomplete: [-3, 'Incomplete'],
  in_progress: [-1, 'In Progress'],
  linked: [1, 'Linked'],
})

/** Refused, failed and returned share a code, so the slug tells them apart. */
export const payoutStatus = table({
  pending: [0, 'Waiting'],
  accepted: [1, 'On its way'],
  processed: [2, 'Paid'],
  rejected: [-1, 'Not sent'],
  failed: [-1, 'Failed'],
  cancelled: [-2, 'Cancelled'],
})

export const businessType = table({
  sole_proprietorship: [1, 'Sole proprietorship'],
  partnership: [2, 'Partnership'],
  llc: [3, 'LLC'],
  corporation: [4, 'Corporation'],
})

export const PAYABLE_TYPES = ['subscription', 'order', 'debt'] as const
export const OWNER_TYPES = ['consultant', 'article'] as const
