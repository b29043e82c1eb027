import { TAGLINE } from '@sojourn/contract/calls/names'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { eventually, find, render } from '../../../test/render.tsx'
import { NO_SITE, SiteContext } from '../../session/site.ts'
import { FOOTER_MENU, FOOTER_RESOURCES } from './footer-links.ts'
import { SlimFooter } from './slim-footer.tsx'

test('one line stands under the pages one works in, and everything of the footer unfolds from it', async () => {
  const Routes = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({ hasImprint: false }),
      HydrateFallback: () => null,
      Component: () => (
        <SiteContext value={{ ...NO_SITE, supportEmail: 'help@sojourn.example' }}>
          <SlimFooter />
        </SiteContext>
      ),
    },
  ])
  await render(<Routes initialEntries={['/p/client/goals']} />)
  await eventually(() => find('footer'))
  const names = (part: string) => [...find(part).querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(names('[aria-label="Help and terms"]')).toEqual([
    'Contact us',
    'help@sojourn.example',
    'Privacy Policy',
    'Terms',
  ])
  expect(find<HTMLDetailsElement>('details').open).toBe(false)
  expect(names('details')).toEqual(
    expect.arrayContaining([...FOOTER_MENU, ...FOOTER_RESOURCES].map(({ name }) => name)),
  )
  expect(find('details').textContent).toContain(TAGLINE)
})
