import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'
import type { GuideAddress } from './guide-address.ts'

/** The questions in the order they are asked, one a page. */
export const STEPS = ['destination', 'passport', 'purpose', 'stay', 'residence'] as const
export type Step = (typeof STEPS)[number]

export const QUESTIONS: Record<Step, { title: string; why: string }> = {
  destination: {
    title: t('Where do you want to go?'),
    why: t('The country whose border you want to cross.'),
  },
  passport: {
    title: t('Which passport do you travel with?'),
    why: t('Entry rules differ by passport. With two, we show the one that serves you best.'),
  },
  purpose: { title: t('Why do you go?'), why: t('Choose what you mainly want to do there.') },
  stay: { title: t('For how long?'), why: t('Longer stays often need a visa where short ones do not.') },
  residence: {
    title: t('Where do you live now?'),
    why: t('A residence permit can spare you a visa, and many authorities ask where you apply from.'),
  },
}

/** Without these there is no answer. */
const NEEDED = ['destination', 'passport', 'purpose'] as const

const CHANGE = 'change-'
/** The name of a step whose answer is changed by itself. */
export const changing = (step: Step) => `${CHANGE}${step}`

export interface Asking {
  step: Step
  /** The answers were complete before: the next page is the answer again. */
  isChange: boolean
}

/** Null means that this address has its answer. */
export function askingOf({ step = '' }: GuideAddress, asked: GuideAnswer['asked']): Asking | null {
  const missing = NEEDED.find((one) => !isKnown(one, asked))
  const wanted = STEPS.find((one) => one === step.replace(CHANGE, ''))
  // An answer that was not understood is asked for again.
  const isAhead = missing && (!wanted || STEPS.indexOf(wanted) > STEPS.indexOf(missing))
  if (isAhead) return { step: missing, isChange: false }
  return wanted ? { step: wanted, isChange: !missing && step.startsWith(CHANGE) } : null
}

const isKnown = (step: (typeof NEEDED)[number], asked: GuideAnswer['asked']) =>
  step === 'passport' ? asked.passports.length > 0 : asked[step] !== null

/** The step before and the one after; undefined at the ends. */
export function around({ step, isChange }: Asking) {
  const at = STEPS.indexOf(step)
  return isChange ? {} : { before: STEPS[at - 1], after: STEPS[at + 1] }
}
