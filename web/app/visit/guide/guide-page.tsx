import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useSearchParams } from 'react-router'
import { type Load, onServer } from '../../api/load.ts'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import type { Route } from './+types/guide-page'
import { addressOf, readGuideAddress } from './guide-address.ts'
import { GuideAnswer } from './guide-answer.tsx'
import { GuideStep } from './guide-step.tsx'
import css from './guide-view.module.css'
import { GuideView } from './guide-view.tsx'
import { loadGuide } from './load-guide.ts'
import { askingOf, QUESTIONS } from './steps.ts'

const EntryPass = writtenPart(() => import('./entry-pass.tsx'))
const GuideGiven = writtenPart(() => import('./guide-given.tsx'))
const GuideStart = writtenPart(() => import('./guide-start.tsx'))

const load = ((api, { url: { searchParams } }) =>
  loadGuide(api, readGuideAddress(searchParams))) satisfies Load<unknown>

export const loader = onServer(load)

/** An answer is shared by its own words, and found by search as little as any other list of choices. */
export const meta = (args: Route.MetaArgs) => {
  const address = readGuideAddress(new URLSearchParams(args.location.search))
  const answer = args.loaderData?.answer
  const asking = answer && address.step ? askingOf(address, answer.asked) : null
  const given = asking
    ? { title: `${QUESTIONS[asking.step].title} ${TITLE}`, text: QUESTIONS[asking.step].why }
    : answer?.answer
  return pageMeta(args, {
    title: given?.title ?? TITLE,
    description:
      given?.text ??
      t(
        'From your passport and your plan to the entry rule, the visas that fit with their papers, cost and time, and the agents who help with exactly that.',
      ),
    path: given ? addressOf(address) : paths.guide(),
    hidden: given !== undefined && given !== null,
    about: (origin) => [breadcrumbs(origin, [{ name: TITLE, path: paths.guide() }])],
  })
}

/** All of it is translated. */
export const handle = true

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const params = useSearchParams()[0]
  const address = readGuideAddress(params)
  const search = params.toString()
  const { answer, plan, purpose } = loaderData
  const { asked, entry } = answer
  const asking = askingOf(address, asked)
  if (!asking)
    return (
      <GuideView title={TITLE} beside={<GuideGiven asked={asked} search={search} />}>
        <GuideAnswer answer={answer} plan={plan} purpose={purpose} address={address} />
      </GuideView>
    )
  return (
    <GuideView
      title={TITLE}
      lead={t(
        'A few questions, one at a time. You see the rule at the border, the visas that fit, and who can help.',
      )}
      beside={asked.destination ? <GuideGiven asked={asked} search={search} /> : <GuideStart />}
    >
      {/* A reader who comes with passport and country has the rule at once; what follows is asked below it. */}
      <div className={css.asking}>
        {!address.step && answer.answer && entry && asked.destination && (
          <EntryPass answer={answer.answer} entry={entry} destination={asked.destination} />
        )}
        <GuideStep
          key={JSON.stringify(address)}
          {...{ asking, asked, address }}
          problems={answer.problems}
          countries={loaderData.countries}
          purposes={loaderData.purposes}
        />
      </div>
    </GuideView>
  )
}

const TITLE = t('Which visa do I need?')
