/** A status on the wire: the pair of its code and its label. Its schema is in status-pair.ts, so that pages stay light. */
export type Status = [code: number, label: string]

type Table<State extends string = string> = Readonly<Record<State, readonly [code: number, label: string]>>

/** The name of a state, by its pair on the wire. */
export const stateIn = <State extends string>(
  table: Table<State>,
  [code]: readonly [code: number, ...unknown[]],
): State | undefined => (Object.keys(table) as State[]).find((state) => table[state][0] === code)

export const verificationStatus = {
  pending: [0, 'Pending'],
  verified: [1, 'Verified'],
  failed: [-1, 'Failed'],
} as const satisfies Table

export const verificationLevel = {
  unverified: [1, 'Unverified'],
  verified: [2, 'Verified'],
} as const satisfies Table

export const verificationLabel = {
  unverified: [-2, 'Unverified'],
  in_progress: [0, 'In Progress'],
  verified: [1, 'Verified'],
  failed: [-2, 'Failed'],
  expired: [-3, 'Expired'],
} as const satisfies Table

/** A licence is confirmed as a verification is, and expires as one: its codes are theirs. */
export const licenceStatus = {
  ...verificationStatus,
  expired: verificationLabel.expired,
} as const satisfies Table

export const serviceStatus = {
  active: [1, 'Active'],
  draft: [0, 'Draft'],
  archived: [3, 'Archived'],
} as const satisfies Table

export const requestStatus = {
  pending: [0, 'Pending'],
  accepted: [1, 'Accepted'],
  rejected: [-1, 'Rejected'],
  cancelled: [-2, 'Cancelled'],
  processed: [2, 'Processed'],
} as const satisfies Table

export const couponStatus = {
  active: [1, 'Active'],
  used: [0, 'Used'],
  refunded: [-2, 'Refunded'],
} as const satisfies Table

/** The label of a captured and applied payment is `Processed`: the hosted-window flow waits for that word. */
export const paymentStatus = {
  waiting: [-1, 'Waiting'],
  cancelled: [-2, 'Cancelled'],
  failed: [0, 'Failed'],
  success: [2, 'Processed'],
  processing: [3, 'Processing'],
  paid: [1, 'Paid'],
} as const satisfies Table

/** `awaiting_payment` is ours: the seed creates an order before it is paid and has no code for that time. */
export const orderStatus = {
  awaiting_payment: [0, 'Awaiting payment'],
  cancelled: [-1, 'Cancelled'],
  conflicted: [-2, 'Conflicted'],
  paid: [1, 'Paid'],
  completed: [2, 'Completed'],
  ongoing: [3, 'Ongoing'],
} as const satisfies Table

/** Where money is held, or work goes on: what menus count, and what stands in the way of leaving. */
export const RUNNING_ORDERS: readonly (keyof typeof orderStatus)[] = ['paid', 'ongoing', 'conflicted']

/** What a goal cannot be taken away from. */
export const OPEN_ORDERS: readonly (keyof typeof orderStatus)[] = ['awaiting_payment', ...RUNNING_ORDERS]

/** Goal and article codes are ours: the seed names the states and leaves their codes open. */
export const goalStatus = {
  draft: [0, 'Draft'],
  in_progress: [2, 'In Progress'],
  approved: [1, 'Approved'],
  rejected: [-1, 'Rejected'],
} as const satisfies Table

export const articleStatus = {
  draft: [0, 'Draft'],
  published: [1, 'Published'],
  pending: [2, 'Pending'],
  rejected: [-1, 'Rejected'],
  trash: [-2, 'Trash'],
} as const satisfies Table

export const openClosed = { open: [1, 'Open'], closed: [0, 'Closed'] } as const satisfies Table

export const linkStatus = {
  incomplete: [-3, 'Incomplete'],
  in_progress: [-1, 'In Progress'],
  linked: [1, 'Linked'],
} as const satisfies Table

export const businessType = {
  sole_proprietorship: [1, 'Sole proprietorship'],
  partnership: [2, 'Partnership'],
  llc: [3, 'LLC'],
  corporation: [4, 'Corporation'],
} as const satisfies Table

export const PAYABLE_TYPES = ['subscription', 'order'] as const
export const OWNER_TYPES = ['consultant', 'article'] as const
