import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { redirect } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { countryCode } from '../../paths/country-code.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import type { Route } from './+types/any-visas-page'
import { FoundVisas } from './found-visas.tsx'
import { VisaSearch } from './visa-search.tsx'

const LONGEST = 200

/** Visas that answer a question; without one Canada's, as the menu says, unless a form asks for another country. */
const load = (async (api, { url }) => {
  const query = url.searchParams.get('query')?.trim().slice(0, LONGEST)
  if (!query) {
    const country = url.searchParams.get('country')
    throw redirect(paths.visas(country ? countryCode(country) : undefined))
  }
  return { query, visas: (await api('GET /visas', { query: { query } })).data.items }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: args.loaderData ? t('Visas for “{query}”', { query: args.loaderData.query }) : t('Find a visa'),
    description: t('Ask for a visa in your own words and read what it costs and how long it takes.'),
    path: paths.anyVisas(args.loaderData?.query),
    hidden: true,
  })

/** All of it is translated. */
export const handle = true

export default function AnyVisas({ loaderData: { query, visas } }: Route.ComponentProps) {
  return (
    <div className={layout.page}>
      <PageHead title={t('Find a visa')} />
      <VisaSearch query={query} />
      {visas.length > 0 ? (
        <FoundVisas visas={visas} />
      ) : (
        <Empty
          hint={t('Name the country and what you want to do there, such as “study in Canada”.')}
          action={
            <LinkButton to={paths.guide()} variant="secondary">
              {t('Which visa do I need?')}
            </LinkButton>
          }
        >
          {t('No visa matches “{query}”.', { query })}
        </Empty>
      )}
    </div>
  )
}
