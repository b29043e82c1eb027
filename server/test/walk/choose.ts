import { Random } from '../random.ts'
import type { Act, Answer, Stage } from './act.ts'
import { actOf, acts, favour } from './acts/acts.ts'
import type { Household, Turn } from './household.ts'
import { type Intention, PLANS, type Plan } from './plans.ts'
import type { OrderSight, Sight } from './sight.ts'

/** A seed for what goes by chance of its own. */
export const mix = (...parts: number[]) =>
  parts.reduce((sum, part) => Math.imul(sum ^ part, 0x9e3779b1) >>> 0, 0x85ebca6b)

/** Acts that the rules allow, by their weight; now and then any other. */
const BLIND = 0.06

function byChance(random: Random, chance: Pick<Stage, 'household' | 'sight' | 'order'>): Act {
  if (random.chance(BLIND)) return random.one(acts)
  const able = acts.map((one) => ({ one, weight: one.weight(chance) * favour(chance.household.theme, one) }))
  return weighed(random, able)?.one ?? random.one(acts)
}

/** Two of three households go after a plan, each after the next one. */
export const planOf = (seed: number): Plan | undefined =>
  seed % 3 === 0 ? undefined : PLANS[Math.floor((seed * 2) / 3) % PLANS.length]

/** They begin soon: a plan takes its time. */
export const walkingTo = (plan: Plan | undefined) =>
  plan && { begins: 0, plan: [...plan.intentions], theme: plan.theme }

type Choice = { act: Act; order: OrderSight | undefined }

/** The step it waits for, if it does. */
export const stepOf = (next: Intention | undefined) => (next && 'at' in next ? next.at : undefined)

const PURPOSE = 0.9
const MOST_REFUSED = 3

/** The next intention with the order it can be done with; null while it cannot be done, undefined where there is none. */
function intended(
  random: Random,
  household: Household,
  sight: Sight,
  step: number,
): Choice | null | undefined {
  for (let next = household.plan[0]; next; next = passed(household)) {
    if ('until' in next) {
      if (!next.until(sight)) return null
      continue
    }
    if (step < (stepOf(next) ?? 0)) return null
    const wanted = actOf(next.act)
    const able = ordersFor(next, sight).map((order) => ({
      order,
      weight: wanted.weight({ household, sight, order }),
    }))
    const chosen = weighed(random, able)
    if (chosen) return { act: wanted, order: chosen.order }
    if (!next.isOptional) return null
  }
  return undefined
}

function ordersFor({ of }: { of?: 'first' | 'newest' }, { orders }: Sight) {
  if (orders.length === 0) return [undefined]
  return of ? [of === 'first' ? orders[0] : orders.at(-1)] : orders
}

/** They go on to the next once it is done, or was refused too often. */
export function hear(household: Household, answer: Answer | null | undefined) {
  if ((answer && answer.status < 300) || ++household.refused >= MOST_REFUSED) passed(household)
}

/** The first intention is over; this is the next. */
function passed(household: Household): Intention | undefined {
  household.plan.shift()
  household.refused = 0
  return household.plan[0]
}

function weighed<Of extends { weight: number }>(random: Random, all: readonly Of[]): Of | undefined {
  let left = random.number() * all.reduce((sum, { weight }) => sum + weight, 0)
  return all.find(({ weight }) => {
    left -= weight
    return left < 0
  })
}

/** Something can still become of it. */
const isLive = ({ status, isCleared, hasCredit }: OrderSight) =>
  hasCredit || (status !== 'cancelled' && !(status === 'completed' && isCleared))

/** The act is the one written down, one the household means to do, or one by chance. */
export function choose(
  household: Household,
  sight: Sight,
  turn: Turn,
): (Choice & { isMeant?: boolean }) | null {
  if (turn.act) return { act: actOf(turn.act), order: sight.orders.find(({ place }) => place === turn.order) }
  const random = new Random(turn.seed)
  const purpose = new Random(mix(turn.seed, 3))
  const isPurpose = purpose.chance(PURPOSE) || stepOf(household.plan[0]) === turn.step
  const meant = isPurpose ? intended(purpose, household, sight, turn.step) : undefined
  if (meant !== undefined) return meant && { ...meant, isMeant: true }
  const live = sight.orders.filter(isLive)
  const order =
    random.chance(0.85) && live.length > 0
      ? random.one(live)
      : sight.orders.length > 0
        ? random.one(sight.orders)
        : undefined
  return { act: byChance(new Random(mix(turn.seed, 7)), { household, sight, order }), order }
}
