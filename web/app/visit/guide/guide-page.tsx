import { paths } from '@sojourn/contract/paths/paths'
import { useSearchParams } from 'react-router'
import { type Load, onServer } from '../../api/load.ts'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import type { Route } from './+types/guide-page'
import { addressOf, readGuideAddress } from './guide-address.ts'
import { GuideAnswer } from './guide-answer.tsx'
import { GuideView } from './guide-view.tsx'
import { loadGuide } from './load-guide.ts'

const load = ((api, { url: { searchParams } }) =>
  loadGuide(api, readGuideAddress(searchParams))) satisfies Load<unknown>

export const loader = onServer(load)

/** An answer is shared by its own words, and found by search as little as any other list of choices. */
export const meta = (args: Route.MetaArgs) => {
  const given = args.loaderData?.answer.answer
  return pageMeta(args, {
    title: given?.title ?? 'Which visa do I need?',
    description:
      given?.text ??
      'From your passport and your plan to the entry rule, the visas that fit with their papers, cost and time, and the agents who help with exactly that.',
    path: given ? addressOf(readGuideAddress(new URLSearchParams(args.location.search))) : paths.guide(),
    hidden: given !== undefined && given !== null,
    about: (origin) => [breadcrumbs(origin, [{ name: 'Which visa do I need?', path: paths.guide() }])],
  })
}

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const address = readGuideAddress(useSearchParams()[0])
  return (
    <GuideView
      data={loaderData}
      address={address}
      title="Which visa do I need?"
      lead="Tell us your passport, where you want to go and why. You see the rule at the border, the visas that fit, and who can help."
    >
      <GuideAnswer
        answer={loaderData.answer}
        plan={loaderData.plan}
        purpose={loaderData.purpose}
        address={address}
      />
    </GuideView>
  )
}
