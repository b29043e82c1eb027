import type { StructuredData } from '../../layouts/page/structured-data.ts'
import type { Question } from './faq.ts'

/** Questions and answers for search engines. */
export const faqData = (questions: Question[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
