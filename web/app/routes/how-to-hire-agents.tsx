import { hiringQuestions } from '../guide/faq.ts'
import { faqData } from '../guide/faq-data.ts'
import { HowToHire } from '../guide/how-to-hire.tsx'
import { pageMeta } from '../shells/page-meta.ts'
import type { Route } from './+types/how-to-hire-agents'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'How to hire agents',
    description:
      'Step by step: what to check on a profile, which documents to prepare, how protected payment and refunds work, and the signs of a scam.',
    about: () => [faqData(hiringQuestions)],
  })

export default HowToHire
