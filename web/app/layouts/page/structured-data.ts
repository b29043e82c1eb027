import { PRODUCT, TAGLINE } from '@sojourn/contract/calls/names'
import { paths } from '@sojourn/contract/paths/paths'
import type { Article } from '@sojourn/contract/talk/articles'

/**
 * A thing in the words of schema.org. Who searches reads pages as the server sends them, so only the server writes it:
 * in the browser each of these is empty, and takes no room.
 */
export type StructuredData = { '@type': string; [field: string]: unknown }

export const context = { '@context': 'https://schema.org' }

export const NOTHING: StructuredData = { '@type': '' }

export const organization = (origin: string, supportEmail: string): StructuredData =>
  import.meta.env.SSR
    ? {
        ...context,
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: PRODUCT,
        description: TAGLINE,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail },
      }
    : NOTHING

export const webSite = (origin: string): StructuredData =>
  import.meta.env.SSR
    ? {
        ...context,
        '@type': 'WebSite',
        name: PRODUCT,
        url: `${origin}/`,
        publisher: { '@id': `${origin}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${paths.countries()}?query={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      }
    : NOTHING

/** The way to a page from the home page, which is put first. */
export const breadcrumbs = (origin: string, trail: { name: string; path: string }[]): StructuredData =>
  import.meta.env.SSR
    ? {
        ...context,
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Home', path: paths.home() }, ...trail].map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: origin + path,
        })),
      }
    : NOTHING

type ArticleFacts = Pick<
  Article,
  'title' | 'excerpt' | 'date' | 'changed' | 'category' | 'share_image' | 'slug' | 'author'
>

export const articleData = (origin: string, article: ArticleFacts): StructuredData =>
  import.meta.env.SSR
    ? {
        ...context,
        '@type': 'Article',
        headline: article.title,
        description: article.excerpt,
        datePublished: article.date,
        dateModified: article.changed,
        articleSection: article.category,
        image: new URL(article.share_image ?? '/og.png', origin).href,
        mainEntityOfPage: origin + paths.article(article.author.uuid, article.slug),
        author: {
          '@type': 'Person',
          name: article.author.name,
          url: origin + paths.agent(article.author.username),
        },
        publisher: { '@id': `${origin}/#organization`, '@type': 'Organization', name: PRODUCT },
      }
    : NOTHING
