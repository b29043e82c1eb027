import { afterEach, expect, test } from 'vitest'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { pendingRecovery } from '../parts/pending.ts'
import CheckEmailPage from './check-email-page.tsx'
import ForgotPasswordPage from './forgot-password-page.tsx'
import PasswordResetPage from './password-reset-page.tsx'
import { readResetLink } from './reset-link.ts'
import SecurityQuestionPage from './security-question-page.tsx'

const ASK = 'POST /auth/forgot-password'
const SEND = 'POST /auth/forgot-password/r-1'
const RESET = 'PUT /auth/forgot-password/r-1/t-1'
const NEW = 'Correct-horse-7'
const question = 'In which city were you born?'

afterEach(() => pendingRecovery.keep(null))

const field = (name: string) => find<HTMLInputElement>(`input[name=${name}]`)
const submit = () => click(find('button[type=submit]'))
const step = () => find('[aria-current=step]').textContent

async function forgot(security_question: string | null) {
  const network = falseNetwork()
  network.answers(ASK, ok({ id: 'r-1', security_question }))
  network.answers(SEND, ok({}))
  const page = await openPage(ForgotPasswordPage, '/p/auth/forgot-password')
  await type(field('email'), 'ngozi@example.com')
  return { ...page, network }
}

test('without a question the link is sent at once, and the mailbox is where one looks next', async () => {
  const { network, address } = await forgot(null)
  await submit()
  await eventually(() => expect(address()).toBe('/p/auth/check-email'))
  expect(network.calls(ASK)[0]?.body).toEqual({ email: 'ngozi@example.com' })
  expect(network.calls(SEND)).toHaveLength(1)
})

test('with a question nothing is sent before it is answered', async () => {
  const { network, address } = await forgot(question)
  await submit()
  await eventually(() => expect(address()).toBe('/p/auth/security-question'))
  expect(network.calls(SEND)).toEqual([])
  expect(pendingRecovery.read()).toEqual({ id: 'r-1', email: 'ngozi@example.com', question, returnTo: null })
})

test('where the link could not be sent nobody is told that it was', async () => {
  const { network, address } = await forgot(null)
  network.answers(SEND, refused(503, 'unavailable', 'Please try again.'))
  await submit()
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  expect([address(), field('email').value, pendingRecovery.read()]).toEqual([
    '/p/auth/forgot-password',
    'ngozi@example.com',
    null,
  ])
})

test('what is no email address is said at its field', async () => {
  const { network } = await forgot(null)
  await type(field('email'), 'ngozi')
  await submit()
  await eventually(() => expect(field('email').getAttribute('aria-invalid')).toBe('true'))
  expect(network.calls(ASK)).toEqual([])
})

async function asked() {
  const network = falseNetwork()
  pendingRecovery.keep({ id: 'r-1', email: 'ngozi@example.com', question, returnTo: null })
  const page = await openPage(SecurityQuestionPage, '/p/auth/security-question')
  await eventually(() => expect(document.body.textContent).toContain(question))
  return { ...page, network }
}

test('an answer is sent, and whether it was right is not told', async () => {
  const { network, address } = await asked()
  network.answers(SEND, ok({}))
  await type(field('answer'), 'Enugu')
  await submit()
  await eventually(() => expect(address()).toBe('/p/auth/check-email'))
  expect(network.calls(SEND).map(({ body }) => body)).toEqual([{ answer: 'Enugu' }])
})

test('an empty answer is not sent, and one that the network lost stays', async () => {
  const { network } = await asked()
  network.answers(SEND, refused(429, 'too_many', 'Too many tries. Please wait an hour.'))
  await submit()
  await eventually(() => expect(field('answer').getAttribute('aria-invalid')).toBe('true'))
  expect(network.calls(SEND)).toEqual([])
  await type(field('answer'), 'Enugu')
  await submit()
  await eventually(() => expect(toasts()).toEqual(['error: Too many tries. Please wait an hour.']))
  expect(field('answer').value).toBe('Enugu')
})

test('who comes without a request begins again', async () => {
  falseNetwork()
  await openPage(SecurityQuestionPage, '/p/auth/security-question')
  await eventually(() => expect(document.body.textContent).toContain('This request has expired.'))
  expect(findText('Start again').getAttribute('href')).toBe('/p/auth/forgot-password')
})

test.each([
  [
    { id: 'r-1', email: 'ngozi@example.com', question: null, returnTo: null },
    'If ngozi@example.com has an account here, we sent',
  ],
  [
    { id: 'r-1', email: 'ngozi@example.com', question, returnTo: null },
    'has an account here and your answer was right, we sent',
  ],
  [null, 'If that email has an account here, we sent it a link.'],
])('the page says the same whoever asked (%#)', async (recovery, words) => {
  pendingRecovery.keep(recovery)
  falseNetwork()
  await openPage(CheckEmailPage, '/p/auth/check-email')
  await eventually(() => expect(document.body.textContent).toContain(words))
  expect(document.body.textContent).toContain('The link works once and expires in 30 minutes.')
  expect(step()).toBe('Link by email')
})

test.each([
  ['?id=r-1&token=t-1', { id: 'r-1', token: 't-1' }],
  ['?id=r-1', null],
  ['?token=t-1', null],
  ['', null],
])('the link of the mail %s carries %j', (search, link) => expect(readResetLink(search)).toEqual(link))

async function resets(search = '?id=r-1&token=t-1') {
  const network = falseNetwork()
  const page = await openPage(PasswordResetPage, `/p/auth/password-reset${search}`)
  return { ...page, network }
}

async function choose(newPassword: string, confirmPassword = newPassword) {
  await type(field('newPassword'), newPassword)
  await type(field('confirmPassword'), confirmPassword)
  await submit()
}

test('the token leaves the address at once, and the new password is set with it', async () => {
  const { network, address } = await resets()
  await eventually(() => expect(address()).not.toContain('t-1'))
  network.answers(RESET, ok({}))
  pendingRecovery.keep({ id: 'r-1', email: 'ngozi@example.com', question, returnTo: null })
  await choose(NEW)
  await eventually(() => expect(address()).toMatch(/success/))
  expect(network.calls(RESET).map(({ body }) => body)).toEqual([{ newPassword: NEW, confirmPassword: NEW }])
  expect(pendingRecovery.read()).toBeNull()
})

test('a link that is over leads to a new one', async () => {
  const { network } = await resets()
  network.answers(RESET, refused(404, 'not_found', 'This link has expired. Please ask for a new one.'))
  await choose(NEW)
  await eventually(() => expect(toasts()).toHaveLength(1))
  expect(findText('Request a new link').getAttribute('href')).toBe('/p/auth/forgot-password')
})

test('two different passwords, and a weak one, are not sent', async () => {
  const { network } = await resets()
  await choose(NEW, `${NEW}!`)
  await eventually(() => expect(field('confirmPassword').getAttribute('aria-invalid')).toBe('true'))
  await choose('password')
  await eventually(() => expect(field('newPassword').getAttribute('aria-invalid')).toBe('true'))
  expect(network.calls(RESET)).toEqual([])
})

test('an old link says so', async () => {
  const { network } = await resets()
  network.answers(RESET, refused(404, 'not_found', 'This link no longer works. Please request another.'))
  await choose(NEW)
  await eventually(() =>
    expect(document.body.textContent).toContain('This link no longer works. Please request another.'),
  )
})

test('a page without its link leads to a new one', async () => {
  await resets('')
  await eventually(() =>
    expect(findText('Request a new link').getAttribute('href')).toBe('/p/auth/forgot-password'),
  )
  expect(document.querySelector('form')).toBeNull()
})

test('who was on their way to something comes back to it, also without the old password', async () => {
  const query = `?return_to=${encodeURIComponent('/amara-okafor?goalId=7')}`
  const network = falseNetwork()
  network.answers(ASK, ok({ id: 'r-1', security_question: null }))
  network.answers(SEND, ok({}))
  await openPage(ForgotPasswordPage, `/p/auth/forgot-password${query}`)
  await eventually(() =>
    expect(findText('Back to sign in').getAttribute('href')).toBe(`/p/auth/login${query}`),
  )
  await type(field('email'), 'ngozi@example.com')
  await submit()
  await eventually(() => expect(pendingRecovery.read()?.returnTo).toBe('/amara-okafor?goalId=7'))
  document.body.replaceChildren()
  await openPage(CheckEmailPage, '/p/auth/check-email')
  await eventually(() =>
    expect(findText('Back to sign in').getAttribute('href')).toBe(`/p/auth/login${query}`),
  )
})
