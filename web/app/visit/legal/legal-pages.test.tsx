import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kept } from '@sojourn/contract/people/own-data'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { eventually, find } from '../../../test/render.tsx'
import { NO_SITE, type Site, SiteContext } from '../../session/site.ts'
import AboutPage from '../about/about.tsx'
import HowToHirePage from '../about/how-to-hire.tsx'
import PrivacyPolicyPage from './privacy-policy-page.tsx'
import TermsPage from './terms-page.tsx'

const KEPT: Kept[] = [
  {
    ...{ kind: 'papers', what: 'Documents of an order', kept_for: '2 years', since: 'the end of the order' },
    ...{ because: 'both sides may need them', end: 'erased' },
  },
  {
    ...{ kind: 'ledger', what: 'The ledger', kept_for: 'For good', since: null },
    ...{ because: 'accounting law', end: 'stays' },
  },
]

async function opened(Of: ComponentType, site: Partial<Site> = {}) {
  const Page = (given: object) => (
    <SiteContext value={{ ...NO_SITE, supportEmail: 'help@sojourn.example', ...site }}>
      <Of {...given} />
    </SiteContext>
  )
  await openPage(Page, '/p/legal', { loaded: { kept: KEPT } })
  await eventually(() => find('h1'))
}

const pages: [string, ComponentType][] = [
  ['the privacy policy', PrivacyPolicyPage as ComponentType],
  ['the terms', TermsPage],
  ['how to hire', HowToHirePage as ComponentType],
  ['about us', AboutPage as ComponentType],
]

test.each(pages)('in %s each jump has its place, and no two places share a name', async (_, Page) => {
  await opened(Page)
  const jumps = [...document.querySelectorAll('a[href^="#"]')].map((link) =>
    link.getAttribute('href')?.slice(1),
  )
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(jumps.filter((id) => !ids.includes(id ?? ''))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(pages)('in %s each heading stands one level below the one before, at most', async (_, Page) => {
  await opened(Page)
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries())
    if (index > 0) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2)
})

const ROOT = join(import.meta.dirname, '../../../..')
const KEPT_BY: Record<string, string[]> = {
  'web/app/agent/articles/local-copy.ts': ['Drafts'],
  'web/app/api/device.ts': ['device_id'],
  'web/app/case/conversation/sending/kept-text.ts': ['Drafts'],
  'web/app/case/conversation/sending/outbox.ts': ['Drafts'],
  'web/app/hire/ask/adopt-draft.ts': ['Drafts'],
  'web/app/hire/checkout/fit/question-draft.ts': ['Drafts'],
  'web/app/layouts/analytics/consent.ts': ['analytics'],
  'web/app/layouts/analytics/counting-script.ts': ['analytics'],
  'web/app/layouts/header/theme.ts': ['theme'],
  'web/app/layouts/language/offer-language.ts': ['language-offer-declined'],
  'web/app/session/session.ts': ['user'],
  'web/app/ui/date/kept-clock.ts': ['clock'],
  'web/app/ui/form/form-draft.ts': ['Drafts'],
  'web/app/ui/list/line-keys.ts': ['list-keys'],
  'web/app/ui/translation/lazy/always.ts': ['translated-conversations'],
  'web/app/api/cookies.ts': ['first_name', 'user_id', 'role', 'offered_zone'],
  'web/app/frames/room-guard.ts': ['notice'],
  'server/src/people/identity/providers/browser-cookie.ts': ['outside'],
  'server/src/people/identity/sessions/language-cookie.ts': ['language'],
  'server/src/people/identity/sessions/page-nonce.ts': ['token'],
  'server/src/people/identity/sessions/session-cookie.ts': ['Session cookie', 'token'],
  'server/src/people/identity/sessions/wrote-cookie.ts': ['wrote'],
  'server/src/supply/calendars/consent-cookie.ts': ['calendar'],
}
const KEEPS = /localStorage\.setItem\(|document\.cookie = |\baddCookie\(reply, settings, /

test('the policy names all that is kept in a browser for longer than a visit', async () => {
  const analytics = { id: 'G-1', script: 'https://count.example/js' }
  await opened(PrivacyPolicyPage as ComponentType, { analytics } as Partial<Site>)
  const named = [...document.querySelectorAll('#cookies th, section:has(#cookies) th')]
    .map(({ textContent }) => textContent)
    .join(' | ')
  for (const name of Object.values(KEPT_BY).flat()) expect(named).toContain(name)
  const sources = ['web/app', 'server/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => `${folder}/${file}`),
  )
  const keeping = sources.filter((file) => KEEPS.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(keeping.toSorted()).toEqual(Object.keys(KEPT_BY).toSorted())
})

test('no page promises more than is so', async () => {
  await opened(PrivacyPolicyPage as ComponentType)
  expect(text()).toMatch(/ask a question before that sees your name, your picture, whether you are online/)
  await opened(TermsPage)
  expect(text()).toContain('after twelve it is shown as the last that we know')
})

test('the question whether visits may be counted leads to a part of the policy that is there', async () => {
  await opened(PrivacyPolicyPage as ComponentType)
  expect(find('#cookies').tagName).toBe('SECTION')
})

test('both legal texts say that they are a template, and when they were changed last', async () => {
  for (const Page of [PrivacyPolicyPage as ComponentType, TermsPage]) {
    document.body.replaceChildren()
    await opened(Page)
    expect(find('[role=note]').textContent).toContain('must have a lawyer read and adapt this text')
    expect(find('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('whoever works for this place is named in the policy, and only they', async () => {
  await opened(PrivacyPolicyPage as ComponentType, { companies: ['Payments Ltd, to take payments'] })
  expect(text()).toContain('Payments Ltd, to take payments;')
  document.body.replaceChildren()
  await opened(PrivacyPolicyPage as ComponentType)
  expect(text()).not.toContain('Payments Ltd')
  expect(text()).toContain('hosting, to keep the site running.')
})

test('people are told where they can write to', async () => {
  await opened(PrivacyPolicyPage as ComponentType)
  expect(find('a[href="mailto:help@sojourn.example"]').textContent).toBe('help@sojourn.example')
})

test('how long things are kept stands there as the server goes by it', async () => {
  await opened(PrivacyPolicyPage as ComponentType)
  const rows = [...find('#how-long').querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual([
    ['Documents of an order', '2 years from the end of the order, then erased', 'both sides may need them'],
    ['The ledger', 'For good', 'accounting law'],
  ])
})
