/** The sandbox keeps what processors do: 2.9 % and 30 of the smallest unit, never more than there is. */
export const feeOf = (amount: number) => Math.min(amount, Math.round((amount * 29) / 1000) + 30)
