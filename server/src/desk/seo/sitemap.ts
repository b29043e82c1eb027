import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { inLanguage, LANGUAGES, type Language, SOURCE } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import { countOpenOf } from '../../ground/entry-rules/find-entry-rules.ts'
import { escapeHtml } from '../../platform/html.ts'
import { namesOfBest } from '../../supply/search/names-of-best.ts'
import { type ArticleKey, articlesToFind, countriesToFind, visasToFind } from './store.ts'

interface Page {
  path: string
  /** The day it last changed, where that is known. */
  changed?: string
  /** The texts of the law are found in English alone, as they bind. */
  isEnglish?: boolean
}

/** A page as one language has it. */
interface Address extends Page {
  language: Language
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
].map((path) => ({ path }))

const IN_ENGLISH: Page[] = [paths.privacy(), paths.terms()].map((path) => ({ path, isEnglish: true }))

/** A sitemap may hold 50,000 addresses and 50 MB; each names the same page in every language. */
const MOST = 20_000
/** Whoever crawls more than eight hundred thousand addresses asks for them one by one. */
const MOST_SITEMAPS = 40
const AT_A_TIME = 1000

export interface Sitemaps {
  files: ReadonlyMap<string, string>
  /** Takes them away. */
  forget(): Promise<void>
}

/**
 * Every page a stranger may find, the best agents and the newest articles first, written to files address by address:
 * however many there are, as much memory is taken. More than one holds are parted, and `/sitemap.xml` names the parts.
 */
export async function drawSitemaps(
  { db, settings: { origin } }: Pick<Context, 'db' | 'settings'>,
  most = MOST,
): Promise<Sitemaps> {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-sitemap-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const addresses = addressesToFind(db)
    const parts: [path: string, file: string][] = []
    let next = await addresses.next()
    while (!next.done && parts.length < MOST_SITEMAPS) {
      const path = `/sitemap-${parts.length + 1}.xml`
      const file = join(folder, path)
      const lines = async function* () {
        for (let count = 0; count < most && !next.done; count++) {
          yield drawAddress(origin, next.value)
          next = await addresses.next()
        }
      }
      await pipeline(draw('urlset', lines()), createWriteStream(file))
      parts.push([path, file])
    }
    const [only, ...more] = parts
    if (only && more.length === 0) return { files: new Map([[SITEMAP, only[1]]]), forget }
    const index = join(folder, SITEMAP)
    const named = parts.map(([path]) => `<sitemap><loc>${origin}${path}</loc></sitemap>`)
    await pipeline(draw('sitemapindex', named), createWriteStream(index))
    return { files: new Map([[SITEMAP, index], ...parts]), forget }
  } catch (error) {
    await forget()
    throw error
  }
}

/** Each page in every language it is translated into. */
async function* addressesToFind(db: Context['db']): AsyncGenerator<Address, void> {
  for await (const page of pagesToFind(db))
    for (const language of page.isEnglish ? [SOURCE] : LANGUAGES) yield { ...page, language }
}

async function* pagesToFind(db: Context['db']): AsyncGenerator<Page, void> {
  const [countries, visas, passports] = await Promise.all([
    countriesToFind(db),
    visasToFind(db),
    countOpenOf({ db }),
  ])
  yield* ALWAYS
  yield* IN_ENGLISH
  for (const { iso } of countries) yield { path: paths.country(iso) }
  for (const { iso, has_visas } of countries)
    if (has_visas) yield* [{ path: paths.visas(iso) }, { path: paths.guideTo(iso) }]
  for (const id of visas) yield { path: `${paths.visas(id.slice(0, 2))}${id.slice(2)}` }
  for (const { passport } of passports) yield { path: guidePaths.passport(passport) }
  for await (const name of namesOfBest(db)) yield { path: paths.agent(name) }
  yield* articlePages(db)
}

async function* articlePages(db: Context['db']): AsyncGenerator<Page, void> {
  let after: ArticleKey | null = null
  do {
    const articles: Awaited<ReturnType<typeof articlesToFind>> = await articlesToFind(db, after, AT_A_TIME)
    for (const { agent_id, slug, changed_at } of articles)
      yield { path: paths.article(agent_id, slug), changed: changed_at.toISOString().slice(0, 10) }
    const last = articles.at(-1)
    after = last ? [last.published_at, last.article_id] : null
  } while (after)
}

async function* draw(kind: 'urlset' | 'sitemapindex', lines: Iterable<string> | AsyncIterable<string>) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n'
  yield `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const line of lines) yield `${line}\n`
  yield `</${kind}>\n`
}

function drawAddress(origin: string, { path, changed, isEnglish, language }: Address) {
  const addressIn = (one: Language) => escapeHtml(origin + encodeURI(inLanguage(one, path)))
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  const link = (hreflang: string, one: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(one)}"/>`
  const links = isEnglish
    ? ''
    : [...LANGUAGES.map((one) => link(one, one)), link('x-default', SOURCE)].join('')
  return `<url><loc>${addressIn(language)}</loc>${lastmod}${links}</url>`
}
