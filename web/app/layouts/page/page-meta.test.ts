import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'
import { breadcrumbs, webSite } from './structured-data.ts'

const place = {
  matches: [{ id: 'root', loaderData: { origin: 'https://sojourn.example' } }, undefined],
  location: { pathname: '/p/countries', search: '?query=jap' },
}
const page = { title: 'Countries', description: 'Every country and its visas.' }

const contentOf = (tags: ReturnType<typeof pageMeta>, name: string) =>
  tags.flatMap((tag) =>
    'content' in tag && (('name' in tag && tag.name === name) || ('property' in tag && tag.property === name))
      ? [tag.content]
      : [],
  )[0]

test('a page says its title with the product’s name, and one address whatever was searched', () => {
  const tags = pageMeta(place, page)
  expect(tags).toContainEqual({ title: 'Countries · Sojourn' })
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://sojourn.example/p/countries',
  })
  expect(contentOf(tags, 'og:url')).toBe('https://sojourn.example/p/countries')
})

test('what is shared has a whole address for its picture', () => {
  expect(contentOf(pageMeta(place, page), 'og:image')).toBe('https://sojourn.example/og.png')
  expect(contentOf(pageMeta(place, { ...page, image: '/files/a.jpg' }), 'og:image')).toBe(
    'https://sojourn.example/files/a.jpg',
  )
})

test('a long description ends at a word', () => {
  const description = contentOf(
    pageMeta(place, { ...page, description: 'visa papers '.repeat(40) }),
    'description',
  )
  expect(String(description).length).toBeLessThanOrEqual(201)
  expect(description).toMatch(/(visa|papers)…$/)
})

test('a page that says nothing to strangers stays out of search engines', () => {
  expect(contentOf(pageMeta(place, { ...page, hidden: true }), 'robots')).toBe('noindex')
  expect(contentOf(pageMeta(place, page), 'robots')).toBeUndefined()
})

test('structured data stands beside the tags, with whole addresses', () => {
  const tags = pageMeta(place, {
    ...page,
    about: (origin) => [webSite(origin), breadcrumbs(origin, [{ name: 'Countries', path: '/p/countries' }])],
  })
  const things = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as object] : []))
  expect(things).toHaveLength(2)
  expect(things[0]).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://sojourn.example/p/countries?query={search_term_string}' },
    },
  })
  expect(things[1]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://sojourn.example/' },
      { position: 2, name: 'Countries', item: 'https://sojourn.example/p/countries' },
    ],
  })
})
