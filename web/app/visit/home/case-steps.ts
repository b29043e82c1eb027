import { t } from '@sojourn/contract/words/t'
/** The four stops of a case in words, each with its drawing. */
export const caseSteps = [
  {
    title: t('Name your goal'),
    text: t('Where you want to go, why, and by when. Everything you do here is tied to that goal.'),
    drawing: 'goal',
  },
  {
    title: t('Hire with protected payment'),
    text: t('Compare agents by reviews, licence and price. What you pay is held while they work.'),
    drawing: 'receipt',
  },
  {
    title: t('Receive your documents'),
    text: t('Your agent hands over the finished papers. You look through them before the money moves.'),
    drawing: 'documents',
  },
  {
    title: t('Get the decision'),
    text: t(
      'You or your agent file, the authority decides, and your goal carries the stamp of how it ended.',
    ),
    drawing: 'decision',
  },
]
