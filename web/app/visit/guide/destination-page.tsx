import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { type Load, onServer } from '../../api/load.ts'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { countryCode } from '../../paths/country-code.ts'
import { listed } from '../../ui/text/listed.ts'
import { anchorOf } from '../visas/by-purpose.ts'
import type { Route } from './+types/destination-page'
import { GuideStep } from './guide-step.tsx'
import { GuideView } from './guide-view.tsx'
import { loadGuide } from './load-guide.ts'
import { DestinationRules } from './rules/destination-rules.tsx'
import { rulesData } from './rules/rules-data.ts'

const load = (async (api, { params }) => {
  const id = countryCode(params.country)
  const [guide, { data: country }, { data: rules }] = await Promise.all([
    loadGuide(api, { destination: id }),
    api('GET /countries/{id}', { params: { id } }),
    api('GET /guide/destinations/{id}', { params: { id } }),
  ])
  // Asked for without `minimal`, it comes with its details.
  const { visas, visa_count } = country
  return {
    guide,
    rules,
    country: { id: country.id, name: country.name },
    visas:
      visa_count > 0
        ? visas.map(({ id, name, purposes }) => ({
            id,
            name,
            anchor: anchorOf({ id }),
            purposes: listed(purposes.map((purpose) => purpose.name)),
          }))
        : [],
  }
}) satisfies Load<unknown>

export const loader = onServer(load)

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { country, rules, visas } = args.loaderData
  return pageMeta(args, {
    title: t('Do I need a visa for {country}?', { country: country.name }),
    description: t(
      'What each passport needs to visit {country}, and the visas to study, work or settle there, with papers, fees and times.',
      { country: country.name },
    ),
    path: paths.guideTo(country.id),
    // The page says what others say too where neither rules nor programmes are known.
    hidden: rules.rules.length === 0 || visas.length === 0,
    about: (origin) => [
      breadcrumbs(origin, [
        { name: t('Which visa do I need?'), path: paths.guide() },
        { name: country.name, path: paths.guideTo(country.id) },
      ]),
      rulesData(origin, country, rules),
    ],
  })
}

/** All of it is translated. */
export const handle = true

const ASKING = { step: 'passport', isChange: false } as const

export default function DestinationPage({
  loaderData: { guide, country, rules, visas },
}: Route.ComponentProps) {
  return (
    <GuideView
      title={t('Do I need a visa for {country}?', { country: country.name })}
      lead={t('Choose your passport to see your rule, the visas that fit, and who can help.')}
      beside={<DestinationRules country={country} rules={rules} visas={visas} />}
    >
      <GuideStep
        asking={ASKING}
        asked={guide.answer.asked}
        problems={guide.answer.problems}
        address={{ destination: country.id }}
        countries={guide.countries}
        purposes={guide.purposes}
      />
    </GuideView>
  )
}
