import { PRODUCT } from '@sojourn/contract/calls/names'
import { t } from '@sojourn/contract/words/t'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import type { Route } from './+types/privacy-policy-page'
import { LegalPage } from './legal-page.tsx'
import { privacyPolicy } from './privacy-policy.tsx'

const load = (async (api) => ({ kept: (await api('GET /retention')).data })) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Privacy policy'),
    description: `What ${PRODUCT} keeps about you and why, who sees your documents, how long they stay, and how to take everything with you or have it deleted.`,
  })

export default function PrivacyPolicy({ loaderData: { kept } }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Privacy policy"
      lead="You trust us with papers you would not show a neighbour. This is what happens to them, in words meant to be read."
      updated="2026-11-24"
      sections={privacyPolicy(kept)}
    />
  )
}
