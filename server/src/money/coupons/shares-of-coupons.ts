interface Use {
  kind: 'promo' | 'credit'
  amount: number
  returned_amount: number
}

interface Shares {
  promo: number
  credit: number
}

/** A refund is spread over what was taken of coupons, in its order. */
export function sharesOfCoupons<Of extends Use>(uses: readonly Of[], { promo, credit }: Shares) {
  const left = { promo, credit }
  const shares: { use: Of; share: number }[] = []
  for (const use of uses) {
    const share = Math.min(left[use.kind], use.amount - use.returned_amount)
    if (share === 0) continue
    left[use.kind] -= share
    shares.push({ use, share })
  }
  if (left.promo + left.credit > 0) throw new RangeError('More is given back than coupons were used for')
  return shares
}
