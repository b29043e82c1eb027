import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { linkTo, text } from '../../../test/on-the-page.ts'
import { eventually, find, render } from '../../../test/render.tsx'
import { NO_SITE, SiteContext } from '../../session/site.ts'
import { SiteFooter } from './site-footer.tsx'

async function shown(hasImprint: boolean) {
  const Routes = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({ hasImprint }),
      HydrateFallback: () => null,
      Component: () => (
        <SiteContext value={{ ...NO_SITE, supportEmail: 'help@sojourn.example' }}>
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
  await shown(false)
  for (const link of document.querySelectorAll('.social a')) {
    expect(link.getAttribute('rel')).toBe('noopener me')
    expect(link.querySelector('svg')?.getAttribute('aria-label')).toMatch(/^Sojourn on /)
  }
  expect(linkTo('GeoNames')).toBe('https://www.geonames.org/')
  expect(linkTo('CC BY 4.0')).toContain('creativecommons.org')
})
