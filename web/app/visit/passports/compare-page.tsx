import { GUIDE_WORD_LENGTH } from '@sojourn/contract/calls/limits'
import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'
import { useSearchParams } from 'react-router'
import type { Api } from '../../api/api.ts'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { byName } from '../../words/by-name.ts'
import { RuleSource } from '../visas/facts/rule-source.tsx'
import type { Route } from './+types/compare-page'
import css from './compare.module.css'
import { CompareForm } from './compare-form.tsx'
import { CompareTable } from './compare-table.tsx'

const load = (async (api, { url: { searchParams } }) => {
  const [countries, purposes, ...answers] = await Promise.all([
    api('GET /countries'),
    api('GET /purposes'),
    askFor(api, searchParams, 'one'),
    askFor(api, searchParams, 'other'),
  ])
  return {
    countries: byName(countries.data.items).map(({ id, name }) => ({ id, name })),
    purposes: purposes.data.items.map(({ id, name }) => ({ id, name })),
    answers: answers.filter((answer) => answer?.asked.destination).filter((answer) => answer !== null),
    problems: problemsOf(answers.filter((answer) => answer !== null)),
  }
}) satisfies Load<unknown>

function problemsOf(answers: GuideAnswer[]) {
  const [one, other] = answers.map(({ asked }) => asked.destination?.id)
  const sentences = answers.flatMap(({ problems }) => problems.map(({ message }) => message))
  if (one && one === other) sentences.push(t('Choose two different countries.'))
  return [...new Set(sentences)]
}

/** Null means that no destination is chosen. */
async function askFor(api: Api, params: URLSearchParams, name: 'one' | 'other'): Promise<GuideAnswer | null> {
  const destination = params.get(name)?.slice(0, GUIDE_WORD_LENGTH)
  if (!destination) return null
  const [passport, purpose] = ['passport', 'purpose'].map((one) =>
    params.get(one)?.slice(0, GUIDE_WORD_LENGTH),
  )
  const query = { destination, ...(passport && { passport }), ...(purpose && { purpose }) }
  return (await api('GET /guide', { query })).data
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const TITLE = t('Compare two destinations')

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: TITLE,
    description: t(
      'Two countries side by side for your passport and purpose: the entry rule, the visas that fit, government fees, typical times and agents.',
    ),
    path: guidePaths.compare(),
    about: (origin) => [breadcrumbs(origin, [{ name: TITLE, path: guidePaths.compare() }])],
  })

/** All of it is translated. */
export const handle = true

export default function Compare({
  loaderData: { countries, purposes, answers, problems },
}: Route.ComponentProps) {
  const [params] = useSearchParams()
  const [one, other] = answers
  return (
    <div className={layout.page}>
      <PageHead
        title={TITLE}
        lead={t(
          'Choose your passport, your purpose and two countries. You see the entry rule, the visas that fit, what they cost, how long they take, and who can help.',
        )}
      />
      <CompareForm key={params.toString()} countries={countries} purposes={purposes} params={params} />
      {problems.length > 0 && (
        <ul className={css.problems} aria-label={t('Please check')}>
          {problems.map((message) => (
            <li key={message}>
              <Icon name="warning" /> {message}
            </li>
          ))}
        </ul>
      )}
      {one && other && one.asked.destination?.id !== other.asked.destination?.id && (
        <CompareTable answers={[one, other]} />
      )}
      {one && <RuleSource source={one.source} />}
    </div>
  )
}
