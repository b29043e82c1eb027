import type { DocumentView } from '@sojourn/contract/supply/verification'
import { expect, test } from 'vitest'
import { refused } from '../../../test/network.ts'
import { openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText, render } from '../../../test/render.tsx'
import { aGap, aVerification, aView, openVerification, VERIFICATION } from '../../../test/verifications.ts'
import { ViewLine } from './document-panel.tsx'
import { History } from './history.tsx'
import { KycPage } from './kyc-page.tsx'

const text = () => document.body.textContent ?? ''
const steps = () => [...document.querySelectorAll('nav[aria-label="Steps of your verification"] li')]
const At = (step: 'location' | 'identification') => () => (
  <KycPage step={step}>{() => <p>The step</p>}</KycPage>
)

async function opened(verification = aVerification(), step: 'location' | 'identification' = 'location') {
  await openVerification(At(step), `/p/agent/kyc/${step}`, verification)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  await eventually(() => expect(text()).toMatch(/The step|See status|Change your name/))
}

test('two steps, of which one knows where one is', async () => {
  await opened(aVerification('unverified', { missing: [aGap()] }))
  expect(text()).toContain('Step 1 of 2')
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    '1LocationYour address',
    '2IdentificationYour details and document',
  ])
  expect(find('[aria-current=step]').getAttribute('href')).toBe('/p/agent/kyc/location')
})

test('a location that is whole is marked as done, for those who hear it too', async () => {
  await opened(
    aVerification('unverified', { missing: [aGap({ item: 'licence', is_required: false })] }),
    'identification',
  )
  expect(text()).toContain('Step 2 of 2')
  expect(steps()[0]?.textContent).toBe('Location (done)Your address')
  expect(steps()[1]?.textContent).not.toContain('(done)')
})

test('what the pages promise of the answers stands above them', async () => {
  await opened()
  expect(text()).toContain(
    'Your answers are saved as you type, encrypted. Only you and our team can read them.',
  )
})

test('a step that could not be had is asked for again', async () => {
  await openOwnPage(At('location'), '/p/agent/kyc/location', {
    tell: (network) =>
      network.answers(`GET ${VERIFICATION}`, refused(503, 'unavailable', 'We are back soon.'), () =>
        Response.json({ data: aVerification() }),
      ),
  })
  await eventually(() => expect(text()).toContain('We are back soon.'))
  await click(findText('Retry'))
  await eventually(() => expect(text()).toContain('The step'))
})

const entry = {
  from: 'in_progress' as const,
  to: 'failed' as const,
  by: 'staff' as const,
  reason: null,
  is_final: false,
  created_at: { date: '2026-03-09T12:00:00.000Z' } as never,
}

test('a failure in the history says why, field by field', async () => {
  await render(
    <History
      history={[
        {
          ...entry,
          reasons: [
            { field: 'document', reason: 'The picture is blurred.' },
            { field: 'dob', reason: 'Another day stands in the passport.' },
          ],
        },
      ]}
    />,
  )
  expect([...document.querySelectorAll('ul li')].map(({ textContent }) => textContent)).toEqual([
    'Picture of the documentThe picture is blurred.',
    'Date of birthAnother day stands in the passport.',
  ])
})

test('one reason for all of it stands alone', async () => {
  await render(<History history={[{ ...entry, reason: 'The licence was withdrawn.', reasons: [] }]} />)
  expect(find('li').textContent).toContain('The licence was withdrawn.')
  expect(document.querySelector('ul')).toBeNull()
})

test.each([
  [false, false, 'Ada Staff, our team'],
  [true, false, 'You'],
  [true, true, 'Ada Staff, the agent'],
  [false, true, 'Ada Staff, our team'],
])('who opened it, own %s and read by staff %s, is “%s”', async (is_own, isStaffReading, words) => {
  await render(<ViewLine {...(aView({ is_own }) as DocumentView)} isStaffReading={isStaffReading} />)
  expect(find('b').textContent).toBe(words)
})
