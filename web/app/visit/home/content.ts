import { t } from '@sojourn/contract/words/t'
/** The words of the home page that a deployer is most likely to change, by the keys they are known under. */
export const content = {
  'bluecard.main.header.title': t('Serious papers deserve careful hands'),
  'bluecard.main.header.subtitle': t(
    'A visa can decide where you study, work or live with the people you love. So every case here is run the same careful way, whoever you hire.',
  ),
  'bluecard.bullet1.title': t('People we have checked'),
  'bluecard.bullet1.text': t(
    'We verify who an agent is, and confirm a licence with the regulator before its stamp appears on a profile.',
  ),
  'bluecard.bullet2.title': t('Payment held until the work is yours'),
  'bluecard.bullet2.text': t(
    'You pay the price you agreed on, once. Your agent is paid after the finished work has been handed over.',
  ),
  'bluecard.bullet3.title': t('The whole case in one place'),
  'bluecard.bullet3.text': t(
    'Messages, calls, documents and dates stay with your order, where both of you can always find them.',
  ),
} as const

export const popularDestinations = [
  { iso: 'CA', name: t('Canada') },
  { iso: 'GB', name: t('United Kingdom') },
  { iso: 'DE', name: t('Germany') },
  { iso: 'AU', name: t('Australia') },
  { iso: 'US', name: t('United States') },
] as const
