import { t } from '@sojourn/contract/words/t'

interface CardState {
  window: Window | null
  isBusy: boolean
  said: string
}

export const BEFORE: CardState = { window: null, isBusy: false, said: '' }

interface Step {
  isBusy: boolean
  says: string
}

const rows = <Name extends string>(steps: Record<Name, Step>) => steps

const STEPS = rows({
  begin: { isBusy: true, says: '' },
  goToWindow: {
    isBusy: false,
    says: t('Finish in the window we opened. This page updates automatically.'),
  },
  leaveTab: {
    isBusy: true,
    says: t(
      'Your browser blocked the new window, so the page opens here. It leads you back here afterwards.',
    ),
  },
  cancel: { isBusy: false, says: t('Checking whether a card was added…') },
  leaveWithout: {
    isBusy: false,
    says: t('The window was closed before a new card was saved.'),
  },
  save: { isBusy: false, says: '' },
  fail: { isBusy: false, says: '' },
})

export interface TakenCardStep {
  step: keyof typeof STEPS
  window?: Window | null
}

export function afterCardStep(_: CardState, { step, window = null }: TakenCardStep): CardState {
  const { isBusy, says } = STEPS[step]
  return { window, isBusy, said: says }
}
