import type { Theme } from './acts/acts.ts'
import type { Sight } from './sight.ts'

/** A walk has so many. */
export const STEPS = 34

interface Intended {
  act: string
  /** It is passed over where it cannot be done at once. */
  isOptional?: boolean
  /** It is about this order of theirs and no other. */
  of?: 'first' | 'newest'
  /** It is done at this step of the walk and no earlier. */
  at?: number
}

/** An intention: an act, done as soon as it can be, or something that has to come about first. */
export type Intention = Intended | { until(sight: Sight): boolean }

export interface Plan {
  intentions: readonly Intention[]
  theme: Theme
}

export const NOTHING = 'nobody does anything'

const perhaps = (act: string): Intention => ({ act, isOptional: true })
const first = (act: string): Intention => ({ act, of: 'first' })
const newest = (act: string): Intention => ({ act, of: 'newest' })
const silence = (turns: number) => Array.from({ length: turns }, () => NOTHING)

type Part = string | Intention

function plan(theme: Theme, ...parts: (Part | Part[])[]): Plan {
  const intentions = parts.flat().map((part) => (typeof part === 'string' ? { act: part } : part))
  return { theme, intentions }
}

const WORKED = ['hire', 'start', 'accept the work']
const WITH_BANK = [...WORKED, 'the agent links a bank account']
const ASKS_BACK = 'the client’s bank asks all of it back'
const COMPLAINS = ['the client opens a conflict', ...silence(2), perhaps('the client withdraws the conflict')]
const isPayable: Intention = { until: ({ available }) => available > 0 }

/**
 * Stories that people go after and chance alone seldom meets: several steps in one order, and then nobody does
 * anything. Nothing here says how one ends.
 */
export const PLANS: readonly Plan[] = [
  // A bank asks back what was kept as credit: the credit is spent meanwhile, was spent before, or lies there.
  plan(
    {},
    'hire',
    'leave for credit',
    first(ASKS_BACK),
    'hire',
    'the client wants credit as money',
    perhaps('the team pays the credit out'),
    perhaps('the team pays the credit out'),
    'the bank decides',
  ),
  plan(
    {},
    'hire',
    'leave for credit',
    'hire',
    first(ASKS_BACK),
    'the bank decides',
    'start',
    'accept the work',
    'hire',
  ),
  plan({}, 'hire', 'leave for credit', first(ASKS_BACK), 'the bank decides', silence(2), 'hire'),
  plan({}, 'hire', 'start', 'move to another country', 'leave for the money'),
  // Somebody argues, and then nobody answers.
  plan({}, 'hire', 'the agent opens a conflict', 'the agent proposes that nothing goes back', silence(9)),
  plan({}, 'hire', 'the agent opens a conflict', 'leave for the money', 'the client asks the team'),
  plan(
    {},
    'hire',
    'start',
    'the client opens a conflict',
    'the agent proposes that all goes back',
    silence(9),
  ),
  // Agents are to be paid, and stopped or paid elsewhere first.
  plan({}, WITH_BANK, 'the agent chooses a schedule', 'the agent is suspended', silence(9)),
  plan(
    {},
    WITH_BANK,
    'the agent’s verification is taken back',
    isPayable,
    'the agent withdraws',
    'the team handles the payout',
    'the team handles the payout',
  ),
  plan(
    {},
    WITH_BANK,
    'the bank account becomes another while the processor wants more of the agent',
    'the agent withdraws',
  ),
  plan({}, WITH_BANK, 'the agent chooses a schedule', silence(9)),
  // Refunds do not reach their card.
  plan(
    {},
    'hire',
    'leave for the money',
    'a refund comes back',
    'the payer keeps the refund as credit',
    'the client wants credit as money',
    'one of the team would pay the credit out alone',
    'the team pays the credit out',
  ),
  plan({}, 'hire', 'leave for the money', 'a refund comes back', silence(9)),
  // Our team decides, and then a bank takes a part.
  plan(
    {},
    'hire',
    'start',
    'the client opens a conflict',
    perhaps('the client asks the team'),
    'the team decides that a part goes back',
    perhaps('a second of the team answers the decision'),
    'the client’s bank asks a part of it back',
    'the bank decides',
    silence(9),
  ),
  // An agent has money, and then owes.
  plan(
    {},
    WORKED,
    isPayable,
    'hire',
    newest(ASKS_BACK),
    'the team says that the agent bears the fee of the bank',
    'the bank decides',
    silence(9),
  ),
  // Somebody complains again and again after the work is done.
  plan({}, WORKED, COMPLAINS, COMPLAINS, COMPLAINS),
  // A plan is given back and chosen anew.
  plan(
    { hiring: 0.05, planning: 10 },
    'the agent takes a plan',
    'the team gives back what a plan cost',
    'the agent takes a plan',
    'the agent takes a plan',
    'the agent takes a plan',
  ),
  // A page is open while its account is deleted; the clock goes slowly in the middle of a walk.
  plan(
    { hiring: 0.05 },
    { act: 'the agent asks to be deleted', at: STEPS / 2 - 1 },
    { act: 'the agent opens the page that pays a plan', at: STEPS / 2 },
    { act: 'the agent pays on the page', at: STEPS / 2 + 2 },
  ),
  // Our team takes the first message away before anybody was mailed, and others come.
  plan(
    { talking: 12 },
    'hire',
    'the client’s browser is to tell of messages',
    'the agent writes two messages, and the first is hidden at once',
    silence(2),
    'the agent writes a message',
    NOTHING,
    'the agent writes a message',
    silence(2),
    'the client writes a message',
    NOTHING,
    'a message is reported and hidden',
    NOTHING,
  ),
]
