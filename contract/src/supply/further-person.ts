interface Priced {
  /** All amounts are in minor units. */
  price: number
  /** Null means that the service does not say what further people cost. */
  furtherPerson: number | null
}

/** The client themself is not counted. */
export const priceForPeople = ({ price, furtherPerson }: Priced, further: number) =>
  price + (furtherPerson ?? 0) * further

/** The price of further people is spread over the stages in proportion; the last stage takes what is left of rounding. */
export function stagesForPeople<Stage extends { amount: number }>(stages: readonly Stage[], total: number) {
  const before = stages.reduce((sum, { amount }) => sum + amount, 0)
  let left = total
  return stages.map((stage, place) => {
    const amount = place === stages.length - 1 ? left : Math.floor((stage.amount * total) / before)
    left -= amount
    return { ...stage, amount }
  })
}
