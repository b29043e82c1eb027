import { t } from '@sojourn/contract/words/t'

/** Known in English, also in addresses. */
const NAMES: Record<string, string> = {
  Africa: t('Africa'),
  Antarctica: t('Antarctica'),
  Asia: t('Asia'),
  Europe: t('Europe'),
  'North America': t('North America'),
  Oceania: t('Oceania'),
  'South America': t('South America'),
}

export const continentName = (continent: string) => NAMES[continent] ?? continent
