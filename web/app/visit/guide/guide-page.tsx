import { useSearchParams } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { paths } from '../../paths/paths.ts'
import type { Route } from './+types/guide-page'
import { readGuideAddress } from './guide-address.ts'
import { GuideAnswer } from './guide-answer.tsx'
import { GuideForm } from './guide-form.tsx'
import css from './guide-page.module.css'

const load = (async (api, { url }) => {
  const [answer, countries, purposes] = await Promise.all([
    api('GET /guide', { query: readGuideAddress(url.searchParams) }),
    api('GET /countries'),
    api('GET /purposes'),
  ])
  return {
    answer: answer.data,
    countries: countries.data.items.map(({ id, name }) => ({ id, name })),
    purposes: purposes.data.items.map(({ id, name }) => ({ id, name })),
  }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Which visa do I need?',
    description:
      'From your passport and your plan to the entry rule, the visas that fit with their papers, cost and time, and the agents who help with exactly that.',
    path: paths.guide(),
    about: (origin) => [breadcrumbs(origin, [{ name: 'Which visa do I need?', path: paths.guide() }])],
  })

export default function GuidePage({ loaderData: { answer, countries, purposes } }: Route.ComponentProps) {
  const address = readGuideAddress(useSearchParams()[0])
  return (
    <div className={layout.page}>
      <PageHead
        title="Which visa do I need?"
        lead="Tell us your passport, where you want to go and why. You see the rule at the border, the visas that fit, and who can help."
      />
      <div className={css.columns}>
        <GuideForm
          key={JSON.stringify(address)}
          asked={answer.asked}
          problems={answer.problems}
          address={address}
          countries={countries}
          purposes={purposes}
        />
        <GuideAnswer answer={answer} address={address} />
      </div>
    </div>
  )
}
