import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { linkTo, text } from '../../../test/on-the-page.ts'
import { eventually, find, render } from '../../../test/render.tsx'
import { NO_SITE, type Site, SiteContext } from '../../session/site.ts'
import { SiteFooter } from './site-footer.tsx'

async function shown(hasImprint: boolean, site: Partial<Site> = {}) {
  const Routes = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({ hasImprint }),
      HydrateFallback: () => null,
      Component: () => (
        <SiteContext value={{ ...NO_SITE, supportEmail: 'help@sojourn.example', ...site }}>
          <SiteFooter />
        </SiteContext>
      ),
    },
  ])
  await render(<Routes initialEntries={['/']} />)
  await eventually(() => find('footer'))
}

test('the address of support stands before the last of the resources', async () => {
  await shown(false)
  expect(linkTo('help@sojourn.example')).toBe('mailto:help@sojourn.example')
  const resources = [...document.querySelectorAll('[aria-labelledby="footer-Resources"] a')]
  expect(resources.map(({ textContent }) => textContent)).toEqual([
    'Privacy Policy',
    'Terms',
    'help@sojourn.example',
    'How to hire agents',
  ])
})

test('an imprint is named only where there is one', async () => {
  await shown(true)
  expect(linkTo('Imprint')).toContain('imprint')
  document.body.replaceChildren()
  await shown(false)
  expect(text()).not.toContain('Imprint')
})

test('our places elsewhere say whose they are, and the source of places is named', async () => {
  await shown(false, {
    social: [{ network: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/company/place' }],
  })
  const links = [...document.querySelectorAll('a[rel="noopener me"]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.linkedin.com/company/place'])
  expect(links[0]?.querySelector('svg')?.getAttribute('aria-label')).toBe('Sojourn on LinkedIn')
  document.body.replaceChildren()
  await shown(false)
  expect(document.querySelector('a[rel="noopener me"]')).toBeNull()
  expect(linkTo('GeoNames')).toBe('https://www.geonames.org/')
  expect(linkTo('CC BY 4.0')).toContain('creativecommons.org')
})
