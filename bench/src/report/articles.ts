import type { ArticleFigures } from '../articles.ts'
import { HEAD, row } from './rows.ts'

export const describeArticles = (many: number, articles: ArticleFigures) => [
  `Reading and finding articles among ${many.toLocaleString('en')}:`,
  '',
  ...HEAD,
  row('an article, from the cache', articles.page, articles.pageFloor, '≥ 0.5'),
  row('an article, rendered', articles.pageRendered, articles.pageFloor),
  row('its floor: bare Fastify + pg, same HTML', articles.pageFloor),
  row('the list, from the cache', articles.listPage, articles.listPageFloor, '≥ 0.5'),
  row('its floor: bare Fastify + pg, same HTML', articles.listPageFloor),
  row('GET articles by category and country', articles.list, articles.listFloor, '≥ 0.5'),
  row('its floor: bare Fastify + pg', articles.listFloor),
  row('GET articles by words', articles.search, articles.searchFloor, '≥ 0.6'),
  row('its floor: bare Fastify + pg', articles.searchFloor),
]
