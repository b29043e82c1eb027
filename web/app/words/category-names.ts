import { t } from '@sojourn/contract/words/t'

/** The names are known in English, and shown in the words of the reader. */
const NAMES: Record<string, string> = {
  Study: t('Study'),
  Work: t('Work'),
  Family: t('Family'),
  Visit: t('Visit'),
  'Permanent residence': t('Permanent residence'),
  Citizenship: t('Citizenship'),
  'Business and investment': t('Business and investment'),
  'Remote work': t('Remote work'),
  Retirement: t('Retirement'),
}

export const categoryName = (category: string) => NAMES[category] ?? category
