interface Paid {
  kind: string
  processor: string | null
}

/** Returns true if a processor pays it that is no longer used: nobody can ask that one about it. */
export const isLeft = ({ kind, processor }: Paid, used: string) => kind === 'processor' && processor !== used

export const LINK_AGAIN =
  'Another company makes our payouts now. Please remove your bank account from your wallet and link it again.'
