import { t } from '@sojourn/contract/words/t'
/** How long an agent usually takes to answer: `within 3 hours`. */
export function answersWords(hours: number) {
  if (hours <= 1) return t('within an hour')
  return hours <= 24
    ? t('within {count, plural, one {# hour} other {# hours}}', { count: hours })
    : t('within {count, plural, one {# day} other {# days}}', { count: Math.ceil(hours / 24) })
}

export const responseWords = (hours: number) => t('Usually answers {time}', { time: answersWords(hours) })
