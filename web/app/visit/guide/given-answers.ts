import { t } from '@sojourn/contract/words/t'

const WORDS: Record<string, string> = {
  'under-18': t('under 18'),
  '18-30': t('18 to 30'),
  '31-35': t('31 to 35'),
  '36-49': t('36 to 49'),
  '50-plus': t('50 or older'),
  yes: t('yes'),
  no: t('no'),
}

/** A value that is none of the answers stands as it is in the address. */
export const answerWords = (given = '') => WORDS[given] ?? given

export const ANSWERS = [
  { name: 'age', label: t('Age') },
  { name: 'job_offer', label: t('Job offer') },
  { name: 'school_place', label: t('Place at a school') },
  { name: 'relative', label: t('Close family there') },
  { name: 'studied_there', label: t('Finished a course there') },
] as const
