import type { Article, ArticleAuthor } from '@sojourn/contract/talk/articles'
import { createRoutesStub, data } from 'react-router'
import { expect, test } from 'vitest'
import { aHirable } from '../../../test/found-agents.ts'
import { linkTo, text } from '../../../test/on-the-page.ts'
import { eventually, find, findText, render, renderAt } from '../../../test/render.tsx'
import { AuthorCard } from './author-card.tsx'
import { AuthorServices } from './author-services.tsx'
import { CoverArt } from './cover-art.tsx'
import { ArticleError } from './gone.tsx'

async function broken(status: number) {
  const Routes = createRoutesStub([
    {
      path: '*',
      loader: () => {
        throw data({ message: 'It is gone.', requestId: 'r1' }, { status })
      },
      HydrateFallback: () => null,
      Component: () => null,
      ErrorBoundary: ArticleError,
    },
  ])
  await render(<Routes initialEntries={['/a1/articles/how-to-apply']} />)
  await eventually(() => find('h1'))
}

test('an article that is gone for good says so, and leads to others', async () => {
  await broken(410)
  expect(find('h1').textContent).toBe('This article is no longer available')
  expect(text()).toContain('Its author has removed it.')
  expect(linkTo('Read other articles')).toBe('/p/articles')
})

test.each([
  [404, 'We could not find this page'],
  [500, 'Oops! Something Went Wrong'],
])('any other failure (%i) is what it is everywhere', async (status, words) => {
  await broken(status)
  expect(find('h1').textContent).toBe(words)
})

const author = (changes: Partial<ArticleAuthor> = {}) =>
  ({
    uuid: 'a1',
    username: 'amara',
    name: 'أمارا أوكافور',
    profile_picture: null,
    headline: 'Study permits since 2012',
    listed: true,
    verified: true,
    open: true,
    leaving: false,
    rating: null,
    review_count: 0,
    ...changes,
  }) as ArticleAuthor

test('who wrote it leads to their profile, with what we know of them', async () => {
  await renderAt('/p', <AuthorCard author={author({ rating: 4.5, review_count: 12 })} />)
  expect(linkTo('أمارا أوكافور')).toContain('amara')
  expect(find('svg[aria-label="Verified by Sojourn"]')).toBeTruthy()
  expect(text()).toContain('4.5(12 reviews)')
  expect(text()).toContain('Study permits since 2012')
})

test('who has lost the badge has no profile to lead to, and no stamp', async () => {
  await renderAt('/p', <AuthorCard author={author({ listed: false, verified: false, headline: '' })} />)
  expect(document.querySelector('h2 a')).toBeNull()
  expect(document.querySelector('svg[aria-label="Verified by Sojourn"]')).toBeNull()
  expect(text()).toContain('أمارا أوكافور')
})

test('the services of an author who leaves say so, and nobody hires from them', async () => {
  const article = { author: author({ open: false, leaving: true }), services: [aHirable()], slug: 's' }
  await renderAt('/p', <AuthorServices article={article as unknown as Article} />)
  expect(text()).toContain('is leaving Sojourn and takes no new orders or questions.')
  expect((findText('Hire agent for Study permit') as HTMLButtonElement).disabled).toBe(true)
})

const drawn = async (category: string, slug: string) => {
  const place = await render(<CoverArt category={category} slug={slug} />)
  return place.innerHTML
}

test('an article without a picture has the same drawing each time, and another one than its neighbour', async () => {
  const first = await drawn('Study', 'how-to-apply')
  expect(await drawn('Study', 'how-to-apply')).toBe(first)
  const others: string[] = []
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f']) others.push(await drawn('Study', slug))
  expect(new Set(others).size).toBeGreaterThan(2)
})

test('a category nobody has drawn yet has the globe', async () => {
  expect(await drawn('Space travel', 'x')).toContain('#globe')
  expect(await drawn('Study', 'x')).not.toContain('#globe')
})
