import { isAbove, type Plan, type PlanTerms, plans, type Term } from '@sojourn/contract/amounts/plans'
import { daysLeft, nextEnd, type Period } from './periods.ts'

export type PaidPlan = Exclude<Plan, 'free'>

export interface Line {
  text: string
  /** The amount is in whole cents without taxes, and below zero where something is taken off. */
  amount: number
}

/** The plan an agent has paid for. */
interface Held {
  plan: PaidPlan
  term: Term
  /** Its whole period cost this, less what of it was given back. */
  price: number
  period: Period
}

interface Wanted {
  plan: PaidPlan
  term: Term
}

export interface Quote {
  lines: Line[]
  price: number
  fullPrice: number
  period: Period
}

export const nameOf = ({ plan, term }: { plan: Plan; term: Term }) =>
  plan === 'free' ? plans.free.name : `${plans[plan].name}, ${term === 'year' ? 'yearly' : 'monthly'}`

/** Returns true if the wanted plan begins at once: it allows at least as much, and is not paid for more shortly. */
export const beginsAtOnce = (held: Omit<Held, 'price' | 'period'>, { plan, term }: Wanted) =>
  !isAbove(held.plan, plan) && !(held.term === 'year' && term === 'month')

interface Asked {
  terms: Record<Plan, PlanTerms>
  held: Held | null
  wanted: Wanted
  now: Date
  /** Less than this no card can be charged. */
  least: number
}

/** The plan begins at once. */
export function quote({ terms, held, wanted, now, least }: Asked): Quote {
  const fullPrice = terms[wanted.plan][wanted.term]
  const isSameTerm = held?.term === wanted.term
  const period = held && isSameTerm ? { ...held.period } : { start: now, end: nextEnd(now, wanted.term, now) }
  const lines =
    held && isSameTerm
      ? [restOf(nameOf(wanted), fullPrice, period, now)]
      : [{ text: nameOf(wanted), amount: fullPrice }]
  if (held) {
    const { text, amount } = restOf(`Unused part of ${nameOf(held)}`, held.price, held.period, now)
    lines.push({ text, amount: -amount })
  }
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  if (sum !== 0 && sum < least)
    lines.push({ text: sum < 0 ? 'Not more than what is due today' : 'Too small to charge', amount: -sum })
  return { lines, price: sum < least ? 0 : sum, fullPrice, period }
}

/** Whole days count, so that what is shown still holds when it is confirmed. */
function restOf(name: string, price: number, period: Period, now: Date): Line {
  const { left, all } = daysLeft(period, now)
  const amount = Number((BigInt(price) * BigInt(left) * 2n + BigInt(all)) / (BigInt(all) * 2n))
  return { text: `${name}, ${left} of ${all} days`, amount }
}
