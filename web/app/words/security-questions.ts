import type { SecurityQuestion } from '@sojourn/contract/people/security'
import { t } from '@sojourn/contract/words/t'

const words: Record<SecurityQuestion, string> = {
  'What was the name of your first pet?': t('What was the name of your first pet?'),
  'In which street did you live as a child?': t('In which street did you live as a child?'),
  'What was the name of your first school?': t('What was the name of your first school?'),
  'What is the first name of your oldest friend?': t('What is the first name of your oldest friend?'),
  'Which dish did your grandmother cook best?': t('Which dish did your grandmother cook best?'),
  'What was your first job?': t('What was your first job?'),
}

/** Each is kept in English, and read in the language of the page. */
export const questionChoices = Object.entries(words).map(([value, label]) => ({ value, label }))

export const questionInWords = (question: string) =>
  questionChoices.find(({ value }) => value === question)?.label ?? question
