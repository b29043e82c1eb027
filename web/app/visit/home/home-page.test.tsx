import { beforeEach, expect, test, vi } from 'vitest'
import { field, fill, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { NO_SITE, type Site, SiteContext } from '../../session/site.ts'
import HomePage from './home-page.tsx'

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Not there in jsdom; with less motion nothing counts up.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
})

const testimonial = {
  id: 't1',
  name: 'Ngozi Traveller',
  text: 'They knew each form.',
  purpose: 'Study',
  from_country: { id: 'NG', name: 'Nigeria' },
  to_country: { id: 'CA', name: 'Canada' },
}

async function opened(loaded: object = {}, site: Partial<Site> = {}) {
  const Page = (given: Parameters<typeof HomePage>[0]) => (
    <SiteContext value={{ ...NO_SITE, ...site }}>
      <HomePage {...given} />
    </SiteContext>
  )
  const all = { agents: [], articles: [], testimonials: [], ...loaded }
  const page = await openPage(Page, '/', { pattern: '/', loaded: all })
  await eventually(() => find('h1'))
  return page
}

const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)

test('a place without agents, articles and words of clients shows no empty rows', async () => {
  await opened()
  expect(headings()).toEqual([
    'Four stops from a wish to a decision',
    'Serious papers deserve careful hands',
    'Your next page is still blank',
  ])
})

test('who knows where to go is led to the guide, which asks the rest', async () => {
  const { address } = await opened()
  await fill('Where are you going?', 'Deutschland')
  await click(findText('Find my visa'))
  await eventually(() => expect(address()).toBe('/p/guide?destination=Deutschland'))
})

test('what is often asked for is a press away', async () => {
  await opened()
  expect(linkTo(' Canada')).toBe('/p/visas/ca')
  expect(field('Where are you going?').type).toBe('search')
})

test('both ways in stand first', async () => {
  await opened()
  expect(linkTo('Hire Top Agents')).toBe('/p/agents')
  expect(findText('Join as an Agent').getAttribute('href')).toContain('sign-up')
})

test.each([
  [true, 'Examples of the demo story: these clients are invented.'],
  [false, 'What clients wrote when their case was closed.'],
])('where clients are invented (%s), that is said', async (isDemo, words) => {
  await opened({ testimonials: [testimonial] }, { isDemo })
  await eventually(() => expect(text()).toContain(words))
  expect(text()).toContain('They knew each form.')
  expect(find('figcaption').textContent.replaceAll(/\s/g, '')).toBe('NgoziTravellerNigeriatoCanadaStudy')
})

test('figures nobody stands for are not shown', async () => {
  await opened()
  expect(document.querySelector('dl.statistics')).toBeNull()
  document.body.replaceChildren()
  await opened({}, { figures: [{ target: 15, suffix: 'k', label: 'Visas' }] })
  expect(find('dl.statistics').textContent).toContain('Visas')
})
