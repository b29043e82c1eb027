import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { VISITOR } from '../../../test/found-agents.ts'
import { complaints, labelled } from '../../../test/labelled.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, renderAt, type } from '../../../test/render.tsx'
import { AccountContext } from '../../session/account.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import { ReportButton } from './report-button.tsx'

const SEND = 'POST /reports'
const CHALLENGE = 'GET /captcha/challenge'
const ID = '0190a0a0-0000-7000-8000-0000000000d5'
const WRONG = 'The price named here is not the one that was asked for.'

/** Google's own check, passed when the test says so. */
const passes: ((token: string) => void)[] = []

beforeAll(async () => {
  await Promise.all([
    import('./report-dialog.tsx'),
    import('@sojourn/contract/talk/reports'),
    import('../../ui/secret/lazy/show-recaptcha.ts'),
  ])
}, 60_000)

beforeEach(() => {
  passes.length = 0
  for (const { id } of currentToasts()) dismissToast(id)
  Object.assign(window, {
    grecaptcha: {
      ready: (then: () => void) => then(),
      render: (_: HTMLElement, { callback }: { callback: (token: string) => void }) =>
        void passes.push(callback),
    },
  })
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')))
  })
})

const send = () => findText('Send report') as HTMLButtonElement
const pass = (token: string) => act(async () => passes.at(-1)?.(token))

async function filled() {
  const network = falseNetwork()
  network.answers(CHALLENGE, ok({ kind: 'recaptcha', site_key: 'k' }))
  await renderAt(
    '/amara-okafor',
    <AccountContext value={VISITOR}>
      <ReportButton kind="review" id={ID} of="Ngozi" />
    </AccountContext>,
  )
  await click(findText('Report this review: Ngozi'))
  await eventually(() => find('dialog[open]'))
  await click(labelled('It is against the law'))
  await type(labelled<HTMLTextAreaElement>('Please explain'), WRONG)
  await type(labelled('Your name'), 'Ngozi Reader')
  await type(labelled('Email'), 'ngozi@example.com')
  await click(labelled('I believe in good faith that what I say here is accurate and complete.'))
  await eventually(() => expect(passes).toHaveLength(1))
  return network
}

test('a stranger’s report carries who they are and the answer of the check', async () => {
  const network = await filled()
  network.answers(SEND, ok({ id: ID }, 201))
  expect(send().disabled).toBe(true)
  await pass('token-1')
  await eventually(() => expect(send().disabled).toBe(false))
  await click(send())
  await eventually(() => expect(find('dialog').textContent).toContain('Your report has reached our team.'))
  expect(network.calls(SEND)[0]?.body).toEqual({
    kind: 'review',
    subject: ID,
    category: 'illegal',
    explanation: WRONG,
    good_faith: true,
    name: 'Ngozi Reader',
    email: 'ngozi@example.com',
    'g-recaptcha-response': 'token-1',
  })
  expect(network.calls(CHALLENGE)[0]?.query.get('action')).toBe('report')
})

test('an answer counts once: after a failure another check is passed, and nothing typed is lost', async () => {
  const network = await filled()
  network.answers(SEND, refused(503, 'unavailable', 'We are back soon.'), ok({ id: ID }, 201))
  await pass('token-1')
  await eventually(() => expect(send().disabled).toBe(false))
  await click(send())
  await eventually(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(send().disabled).toBe(true)
  await eventually(() => expect(passes).toHaveLength(2))
  expect(labelled<HTMLTextAreaElement>('Please explain').value).toBe(WRONG)
  await pass('token-2')
  await eventually(() => expect(send().disabled).toBe(false))
  await click(send())
  await eventually(() => expect(find('dialog').textContent).toContain('Thank you'))
  expect(network.calls(SEND).at(-1)?.body).toMatchObject({ 'g-recaptcha-response': 'token-2' })
})

test('who one is, is asked for at its field', async () => {
  const network = await filled()
  await type(labelled('Your name'), '')
  await type(labelled('Email'), 'ngozi')
  await pass('token-1')
  await eventually(() => expect(send().disabled).toBe(false))
  await click(send())
  await eventually(() => expect(Object.keys(complaints())).toEqual(['name', 'email']))
  expect(network.calls(SEND)).toHaveLength(0)
})
