import { PRODUCT } from '@sojourn/contract/names'
import { About } from '../guide/about.tsx'
import { pageMeta } from '../shells/page-meta.ts'
import type { Route } from './+types/about'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'About us',
    description: `Why ${PRODUCT} exists, what its stamps mean, how agents are verified and licensed, and how your payment is protected until the work is done.`,
  })

export default About
