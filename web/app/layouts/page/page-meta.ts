import { PRODUCT } from '@sojourn/contract/calls/names'
import { LANGUAGE, PREFIX } from '@sojourn/contract/words/language'
import { inLanguage, isLanguage, LANGUAGES, SOURCE } from '@sojourn/contract/words/languages'
import type { MetaDescriptor } from 'react-router'
import { NO_SITE, type Site } from '../../session/site.ts'
import type { StructuredData } from './structured-data.ts'

interface Page {
  /** Without the product's name, which follows it. */
  title: string
  /** One or two sentences; 160 characters are shown. */
  description: string
  /** A picture of 1200 × 630 as a path of ours; the product's own unless told. */
  image?: string | null
  type?: 'website' | 'article' | 'profile'
  /** The path this page is known by, where it can be reached by others too; its own unless told. */
  path?: string
  /** For pages that say nothing to a stranger who searches. */
  hidden?: boolean
  /** The path of the feed that goes on with what stands here, and what it is called. */
  feed?: { path: string; title: string }
  /** Given the origin and the address of support, what the page is about in the words of schema.org. */
  about?: (origin: string, supportEmail: string) => StructuredData[]
}

interface Place {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

const PICTURE = '/og.png'
const LONGEST_DESCRIPTION = 200

/** `export const meta = (args: Route.MetaArgs) => pageMeta(args, { title, description })`. */
export function pageMeta(place: Place, page: Page): MetaDescriptor[] {
  const { origin, site } = rootOf(place)
  const { supportEmail } = site
  const path = page.path ?? place.location.pathname
  const url = origin + (PREFIX && path === '/' ? PREFIX : PREFIX + path)
  const title = `${page.title} · ${PRODUCT}`
  return [
    { title },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(import.meta.env.SSR ? described(page, { origin, path, url, supportEmail }) : []),
  ]
}

interface At {
  origin: string
  path: string
  url: string
  supportEmail: string
}

/** For who reads a page as the server sends it: search and whoever shows a link. The browser neither reads nor has it. */
function described(page: Page, { origin, path, url, supportEmail }: At): MetaDescriptor[] {
  const description = shorten(page.description)
  const picture = new URL(page.image ?? PICTURE, origin || 'http://localhost').href
  return [
    { name: 'description', content: description },
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:locale', content: LANGUAGE },
    ...(page.hidden ? [] : elsewhere(origin, path)),
    ...(page.feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/atom+xml',
            title: page.feed.title,
            href: origin + page.feed.path,
          } as const,
        ]
      : []),
    ...(page.about?.(origin, supportEmail) ?? []).map((thing) => ({ 'script:ld+json': thing })),
  ]
}

/** The same page in each language, for search engines to lead each to theirs. */
const elsewhere = (origin: string, path: string): MetaDescriptor[] =>
  [...LANGUAGES, 'x-default'].map((language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language,
    href: origin + inLanguage(isLanguage(language) ? language : SOURCE, path),
  }))

/** A page that only its person sees. */
export const ownPageMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} · ${PRODUCT}` },
  { name: 'robots', content: 'noindex' },
]

function rootOf({ matches }: Place) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return { origin: '', site: NO_SITE, ...(root as { origin: string; site?: Site } | undefined) }
}

/** Cut at a word, never inside one. */
function shorten(text: string) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_DESCRIPTION) return line
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST_DESCRIPTION - 1))}…`
}
