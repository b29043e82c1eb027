export type OrderState = 'awaiting_payment' | 'paid' | 'ongoing' | 'completed' | 'cancelled' | 'conflicted'

/** Where money is held, or work goes on: what menus count, and what stands in the way of leaving. */
export const RUNNING: readonly OrderState[] = ['paid', 'ongoing', 'conflicted']

/** What a goal cannot be taken away from. */
export const OPEN: readonly OrderState[] = ['awaiting_payment', ...RUNNING]

interface Transition {
  from: readonly OrderState[]
  to: OrderState
  /** What is said in every other state. */
  refusal: string
}

/** The steps of an order, by their number in the rules of the product; O1 makes it. */
export const transitions = {
  O2: {
    from: ['awaiting_payment'],
    to: 'paid',
    refusal: 'This order cannot be paid any more.',
  },
  O3: {
    from: ['awaiting_payment'],
    to: 'cancelled',
    refusal: 'Only an unpaid order can be cancelled.',
  },
} as const satisfies Record<string, Transition>

/** A meeting is booked once its order is paid, and as long as there is work to do. */
export const BOOKABLE: readonly OrderState[] = ['paid', 'ongoing']
