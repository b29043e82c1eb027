import { t } from '@sojourn/contract/words/t'

export type Stage =
  | { kind: 'ready' }
  /** Nothing can be done but wait. */
  | { kind: 'busy' }
  /** The payer is in the payment's window. */
  | { kind: 'window'; window: Window }

/** The checkout says it above its button. */
export interface Said {
  isProblem?: boolean
  text: string
}

export interface TryState {
  stage: Stage
  said: Said | null
  /** A page of the processor one can go on at. */
  page: string | null
}

export const BEFORE: TryState = { stage: { kind: 'ready' }, said: null, page: null }

interface Step {
  /** A step without it changes the words only. */
  to?: 'ready' | 'busy'
  /** A step without them leaves the words as they are. */
  says?: string | null
  isProblem?: true
}

const rows = <Name extends string>(steps: Record<Name, Step>) => steps

const STEPS = rows({
  send: { to: 'busy', says: t('Sending your payment…') },
  askBank: { to: 'busy', says: t('Waiting for your bank to confirm…') },
  goToWindow: { to: 'busy', says: t('Finish paying in the window we opened.') },
  leaveTab: {
    to: 'busy',
    says: t(
      'Your browser blocked the new window, so the payment page opens here. It leads you back here afterwards.',
    ),
  },
  finish: { to: 'busy' },
  offerPage: {
    to: 'ready',
    says: t('You started to pay on the payment page. Continue there, or pay another way here.'),
  },
  offerPageLeft: {
    to: 'ready',
    says: t('The payment window was closed before you finished. Nothing was paid.'),
  },
  offerConfirming: { to: 'ready', says: t('Your bank wants you to confirm this payment.') },
  leaveUnpaid: {
    to: 'ready',
    says: t('The payment window was closed before you finished. Nothing was paid.'),
    isProblem: true,
  },
  lose: {
    to: 'ready',
    says: t('We could not reach the payment service. Please try again. You are never charged twice.'),
    isProblem: true,
  },
  fail: { to: 'ready' },
  end: { to: 'ready', says: t('This order cannot be paid any more.'), isProblem: true },
  findEnded: { says: t('This order cannot be paid any more.') },
  holdInTab: { says: t('The payment is still in progress. Please wait a moment.') },
  holdInWindow: { says: t('The payment window is open. Finish there, or press Cancel.') },
  forgetWords: { says: null },
})

export type StepName = keyof typeof STEPS

export interface TakenStep {
  step: StepName
  /** It is open for the payer from now on. */
  window?: Window
  page?: string
  /** It is told before anything else: a card that was declined, a refusal. */
  problem?: string | undefined
}

export function afterStep(state: TryState, { step, window, page, problem }: TakenStep): TryState {
  const { to, says, isProblem } = STEPS[step]
  const said = problem ? { isProblem: true, text: problem } : saidBy(says, state.said, isProblem)
  if (!to) return { ...state, said }
  return { stage: window ? { kind: 'window', window } : { kind: to }, said, page: page ?? null }
}

function saidBy(says: Step['says'], before: Said | null, isProblem?: true): Said | null {
  if (says === undefined) return before
  return says === null ? null : { text: says, ...(isProblem && { isProblem }) }
}
