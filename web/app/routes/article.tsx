import { inBrowser, type Load, onServer } from '../api/load.ts'
import { ArticlePage } from '../articles/article-page.tsx'
import { articleTrail } from '../articles/article-trail.ts'
import { cutExcerpt } from '../articles/excerpt.ts'
import { paths } from '../paths.ts'
import { pageMeta } from '../shells/page-meta.ts'
import { articleData, breadcrumbs } from '../shells/structured-data.ts'
import type { Route } from './+types/article'

const MORE = 3

const load = (async (api, { params }) => {
  const { name: id, slug } = params as { name: string; slug: string }
  const [{ data: article }, { data: author }] = await Promise.all([
    api('GET /consultants/{id}/articles/{slug}', { params: { id, slug } }),
    api('GET /consultants/{id}', { params: { id } }),
  ])
  const others = await api('GET /articles', { query: { author: author.uuid, limit: MORE + 1 } })
  return { article, author, more: others.data.items.filter(({ id }) => id !== article.id).slice(0, MORE) }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { article } = args.loaderData
  const excerpt = cutExcerpt(article.excerpt, 'custom')
  return pageMeta(args, {
    title: article.title,
    description: excerpt,
    image: article.image,
    type: 'article',
    path: paths.article(article.author.uuid, article.slug),
    about: (origin) => [
      articleData(origin, { ...article, excerpt }),
      breadcrumbs(origin, articleTrail(article)),
    ],
  })
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}
