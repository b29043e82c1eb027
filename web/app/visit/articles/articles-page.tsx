import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { redirect } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { categoryName } from '../../words/category-names.ts'
import type { Route } from './+types/articles-page'
import { readArticleSearch } from './article-search.ts'
import { FindArticlesPage, type FoundArticles } from './find-articles-page.tsx'

const PAGE = 9

const load = (async (api, { url }): Promise<FoundArticles> => {
  const search = readArticleSearch(url.searchParams)
  const cursor = url.searchParams.get('cursor') || undefined
  const [found, { data: choices }] = await Promise.all([
    api('GET /articles', { query: { ...search, limit: PAGE, cursor } }).catch((error) => {
      throw isLostPlace(error, cursor) ? redirect(paths.articles({ ...search })) : error
    }),
    api('GET /articles/filters'),
  ])
  return {
    articles: found.data.items,
    nextCursor: found.data.pagination.next_cursor,
    choices,
    search,
    isFurther: cursor !== undefined,
  }
}) satisfies Load<unknown>

/** A place in a list that was asked for differently, or is no place at all: the list begins anew. */
const isLostPlace = (error: unknown, cursor: string | undefined) =>
  cursor !== undefined && error instanceof ApiError && error.status === 422

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) => {
  const category = args.loaderData?.search.category
  return pageMeta(args, {
    title: category ? t('Articles: {category}', { category: categoryName(category) }) : t('Articles'),
    description: t(
      'Visa agents on documents, proof of funds, interviews, refusals, families and timelines, from their own cases.',
    ),
    ...(import.meta.env.SSR && { feed: { path: '/articles.atom', title: t('Articles') } }),
    about: (origin) => [breadcrumbs(origin, [{ name: t('Articles'), path: paths.articles() }])],
  })
}

/** All of it is translated; articles are in the language of who wrote them. */
export const handle = true

export default function Articles({ loaderData }: Route.ComponentProps) {
  return <FindArticlesPage {...loaderData} />
}
