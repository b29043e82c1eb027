interface Known {
  /** The price of the offer is for so many; null means that no offer says it. */
  people: number | null | undefined
  /** This many apply for the goal now, the client among them. */
  applying: number
  /** The order names so many, the client among them. */
  named: number
  /** Stages count from 1; those after it belong to a plan that was agreed on. */
  stage: number
}

/**
 * The people of the goal are others than the offer, or the order made of it, is for: `more` needs another offer, `again` another
 * order of the same. Nobody pays for fewer than apply; for more they may.
 */
export function peopleChanged({ people, applying, named, stage }: Known): 'more' | 'again' | 'fewer' | null {
  if (stage > 1) return null
  if (people && applying > people) return 'more'
  if (applying > named) return 'again'
  return people && applying < people ? 'fewer' : null
}

/** Somebody who applies is not in the price. */
export const leavesOut = (known: Known) => ['more', 'again'].includes(peopleChanged(known) ?? '')
