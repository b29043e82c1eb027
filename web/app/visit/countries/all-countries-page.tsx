import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { keepWhileFiltering } from '../../layouts/page/keep-while-filtering.ts'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { byName } from '../../words/by-name.ts'
import type { Route } from './+types/all-countries-page'
import { CountriesPage } from './countries-page.tsx'
import type { CountryLine } from './find-countries.ts'

const load = (async (api) => {
  const { data } = await api('GET /countries')
  return {
    countries: byName(data.items).map(
      ({ id, name, native_name, continent, visa_count }): CountryLine => ({
        id,
        name,
        continent,
        visa_count,
        ...(native_name !== name && { native_name }),
      }),
    ),
  }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = keepWhileFiltering

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Countries'),
    description: t(
      'All countries with their flags, visas, typical processing times, government fees, document checklists and the agents who can help.',
    ),
    about: (origin) => [breadcrumbs(origin, [{ name: t('Countries'), path: paths.countries() }])],
  })

/** All of it is translated. */
export const handle = true

export default function Countries({ loaderData }: Route.ComponentProps) {
  return <CountriesPage countries={loaderData.countries} />
}
