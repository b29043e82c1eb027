import { PRODUCT } from '@sojourn/contract/calls/names'
import { t } from '@sojourn/contract/words/t'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import type { Route } from './+types/terms-page'
import { LegalPage } from './legal-page.tsx'
import { terms } from './terms.tsx'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Terms'),
    description: `The rules of ${PRODUCT}: who does what, when payments are held and released, what is refunded at which stage, and how disagreements are settled.`,
  })

export default function Terms() {
  return (
    <LegalPage
      title="Terms"
      lead="What you can expect from us, from each other, and what we expect from you. Using the site means agreeing to this."
      updated="2026-11-23"
      sections={terms}
    />
  )
}
