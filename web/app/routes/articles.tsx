import { inBrowser, type Load, onServer } from '../api/load.ts'
import { ArticlesPage } from '../articles/articles-page.tsx'
import { paths } from '../paths.ts'
import { pageMeta } from '../shells/page-meta.ts'
import { breadcrumbs } from '../shells/structured-data.ts'
import type { Route } from './+types/articles'

const PAGE = 9

const load = (async (api, { url }) => {
  const cursor = url.searchParams.get('cursor') || undefined
  const { data } = await api('GET /articles', { query: { limit: PAGE, cursor } })
  return { articles: data.items, nextCursor: data.pagination.next_cursor }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Articles',
    description:
      'Visa agents on documents, proof of funds, interviews, refusals, families and timelines, from their own cases.',
    about: (origin) => [breadcrumbs(origin, [{ name: 'Articles', path: paths.articles() }])],
  })

export default function Articles({ loaderData }: Route.ComponentProps) {
  return <ArticlesPage {...loaderData} />
}
