import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Context } from '../../context.ts'
import { countOpenOf } from '../../ground/entry-rules/find-entry-rules.ts'
import { escapeHtml } from '../../platform/html.ts'
import { namesOfBest } from '../../supply/search/names-of-best.ts'
import { articlesToFind, countriesToFind, visasToFind } from './store.ts'

interface Page {
  path: string
  /** The day it last changed, where that is known. */
  changed?: string
}

export const SITEMAP = '/sitemap.xml'

const ALWAYS: Page[] = [
  paths.home(),
  paths.countries(),
  paths.guide(),
  guidePaths.passports(),
  guidePaths.compare(),
  paths.agents(),
  paths.ranking(),
  paths.articles(),
  paths.howToHire(),
  paths.about(),
  paths.contact(),
  paths.privacy(),
  paths.terms(),
].map((path) => ({ path }))

/** A sitemap may hold 50,000 addresses. */
const MOST = 40_000
/** All of them are kept for a while; four hundred thousand addresses are forty megabytes. */
const MOST_SITEMAPS = 10

/**
 * Every page a stranger may find, the best agents and the newest articles first: the text of each sitemap, by its path.
 * More than one holds are parted, and `/sitemap.xml` names the parts.
 */
export async function drawSitemaps(
  { db, settings: { origin } }: Pick<Context, 'db' | 'settings'>,
  most = MOST,
): Promise<Map<string, string>> {
  const [countries, visas, passports, agents, articles] = await Promise.all([
    countriesToFind(db),
    visasToFind(db),
    countOpenOf({ db }),
    namesOfBest(db, most * MOST_SITEMAPS),
    articlesToFind(db, most * MOST_SITEMAPS),
  ])
  const pages: Page[] = [
    ...ALWAYS,
    ...countries.map(({ iso }) => ({ path: paths.country(iso) })),
    ...countries
      .filter(({ has_visas }) => has_visas)
      .flatMap(({ iso }) => [{ path: paths.visas(iso) }, { path: paths.guideTo(iso) }]),
    ...visas.map((id) => ({ path: `${paths.visas(id.slice(0, 2))}${id.slice(2)}` })),
    ...passports.map(({ passport }) => ({ path: guidePaths.passport(passport) })),
    ...agents.map((name) => ({ path: paths.agent(name) })),
    ...articles.map(({ agent_id, slug, changed_at }) => ({
      path: paths.article(agent_id, slug),
      changed: changed_at.toISOString().slice(0, 10),
    })),
  ]
  const drawAll = (some: Page[]) =>
    draw(
      'urlset',
      some.map((page) => drawPage(origin, page)),
    )
  if (pages.length <= most) return new Map([[SITEMAP, drawAll(pages)]])
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    text: drawAll(pages.slice(index * most, (index + 1) * most)),
  }))
  const index = parts.map(({ path }) => `<sitemap><loc>${origin}${path}</loc></sitemap>`)
  return new Map([
    [SITEMAP, draw('sitemapindex', index)],
    ...parts.map(({ path, text }) => [path, text] as const),
  ])
}

const draw = (kind: 'urlset' | 'sitemapindex', lines: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${kind}>`,
    '',
  ].join('\n')

function drawPage(origin: string, { path, changed }: Page) {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${escapeHtml(origin + encodeURI(path))}</loc>${lastmod}</url>`
}
