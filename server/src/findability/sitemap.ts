import type { Context } from '../context.ts'
import { namesOfBest } from '../discovery/names-of-best.ts'
import { escapeHtml } from '../platform/html.ts'
import { articlesToFind, countriesToFind } from './store.ts'

interface Page {
  path: string
  /** The day it last changed, where that is known. */
  changed?: string
}

const ALWAYS: Page[] = [
  '/',
  '/p/countries',
  '/p/agents',
  '/p/agents/ranking',
  '/p/articles',
  '/p/how-to-hire-agents',
  '/p/about',
  '/p/contact-us',
  '/p/privacy-policy',
  '/p/terms-and-condtions',
].map((path) => ({ path }))

/** A sitemap holds 50,000 addresses; countries and the pages above need a thousand of them. */
const MOST_AGENTS = 20_000
const MOST_ARTICLES = 25_000

/** Every page a stranger may find, the best agents and the newest articles first. */
export async function drawSitemap({ db, settings }: Context): Promise<string> {
  const [countries, agents, articles] = await Promise.all([
    countriesToFind(db),
    namesOfBest(db, MOST_AGENTS),
    articlesToFind(db, MOST_ARTICLES),
  ])
  const pages: Page[] = [
    ...ALWAYS,
    ...countries.map(({ iso }) => ({ path: `/p/countries/${iso.toLowerCase()}` })),
    ...countries
      .filter(({ has_visas }) => has_visas)
      .map(({ iso }) => ({ path: `/p/visas/${iso.toLowerCase()}` })),
    ...agents.map((name) => ({ path: `/${name}` })),
    ...articles.map(({ agent_uuid, slug, published_on }) => ({
      path: `/${agent_uuid}/articles/${slug}`,
      changed: published_on,
    })),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => drawPage(settings.origin, page)),
    '</urlset>',
    '',
  ].join('\n')
}

function drawPage(origin: string, { path, changed }: Page) {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${escapeHtml(origin + encodeURI(path))}</loc>${lastmod}</url>`
}
