import { PRODUCT } from '@sojourn/contract/calls/names'
import { paths } from '@sojourn/contract/paths/paths'
import type { ArticleCard } from '@sojourn/contract/talk/articles'
import type { Context } from '../../context.ts'
import { escapeHtml } from '../../platform/html.ts'
import { listArticles } from '../../talk/articles/reading/list-articles.ts'
import { listArticlesOf } from '../../talk/articles/reading/show-article.ts'
import { type ArticleTimes, timesOfArticles } from './store.ts'

const MOST = 30

export async function drawFeed(context: Context) {
  const { data } = await listArticles(context, { sort: 'newest', limit: MOST })
  return draw(context, data.items, {
    title: `${PRODUCT}: articles`,
    page: paths.articles(),
    self: '/articles.atom',
  })
}

/** The agent is named by uuid or name. */
export async function drawFeedOf(context: Context, name: string) {
  const { data } = await listArticlesOf(context, name, { limit: MOST })
  const author = data.items[0]?.author
  return draw(context, data.items, {
    title: author ? `Articles by ${author.name}` : 'Articles',
    page: paths.agent(author?.username ?? name),
    self: `/${author?.uuid ?? name}/articles.atom`,
  })
}

interface Feed {
  title: string
  /** The page whose news these are. */
  page: string
  self: string
}

async function draw({ db, settings, clock }: Context, articles: ArticleCard[], { title, page, self }: Feed) {
  const { origin } = settings
  const times = await timesOfArticles(
    db,
    articles.map(({ id }) => id),
  )
  const changes = [...times.values()].map(({ changed_at }) => changed_at.getTime())
  const updated = changes.length > 0 ? new Date(Math.max(...changes)) : clock.now()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${plain(origin + self)}</id>`,
    `<title>${plain(title)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${plain(origin + self)}"/>`,
    `<link rel="alternate" type="text/html" href="${plain(origin + page)}"/>`,
    ...articles.map((article) => drawEntry(origin, article, times.get(article.id))),
    '</feed>',
    '',
  ].join('\n')
}

const drawEntry = (origin: string, article: ArticleCard, times: ArticleTimes | undefined) =>
  [
    '<entry>',
    `<id>urn:uuid:${article.id}</id>`,
    `<title>${plain(article.title)}</title>`,
    `<updated>${times?.changed_at.toISOString() ?? dayOf(article)}</updated>`,
    `<published>${times?.published_at.toISOString() ?? dayOf(article)}</published>`,
    `<author><name>${plain(article.author.name)}</name></author>`,
    `<category term="${plain(article.category)}"/>`,
    `<link rel="alternate" type="text/html" href="${plain(origin + paths.article(article.author.uuid, encodeURIComponent(article.slug)))}"/>`,
    `<summary>${plain(article.excerpt)}</summary>`,
    '</entry>',
  ].join('\n')

/** A date is missing where the article was removed a moment ago. */
const dayOf = ({ date }: ArticleCard) => `${date}T00:00:00Z`

/** Characters that XML has no place for, also not written as numbers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const plain = (text: string) => escapeHtml(text.toWellFormed().replaceAll(NOT_IN_XML, ''))
