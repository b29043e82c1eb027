import { expect, test, vi } from 'vitest'
import { pressable } from '../../../test/labelled.ts'
import { click, find, findText, render } from '../../../test/render.tsx'
import { PayBar } from './pay-bar.tsx'
import type { Said, Stage } from './try-steps.ts'
import type { usePayment } from './use-payment.ts'

const onPay = vi.fn()
const onClose = vi.fn()
const goOnAtPage = vi.fn()
const cancelWindow = vi.fn()
const focus = vi.fn()

interface Given {
  stage?: Stage
  said?: Said | null
  page?: string | null
  amount?: number
  closed?: boolean
  by?: string | null
}

function shown({
  stage = { kind: 'ready' },
  said = null,
  page = null,
  amount = 50_000,
  closed = false,
  by = 'With your Visa ending in 4242.',
}: Given = {}) {
  for (const one of [onPay, onClose, goOnAtPage, cancelWindow, focus]) one.mockReset()
  const paying = { stage, said, page, goOnAtPage, cancelWindow } as unknown as ReturnType<typeof usePayment>
  return render(
    <PayBar
      paying={paying}
      amount={{ amount, currency: 'USD' }}
      by={by}
      closed={closed}
      onPay={onPay}
      onClose={onClose}
    />,
  )
}

const inWindow: Stage = { kind: 'window', window: { focus } as unknown as Window }
const pay = (words = 'Pay $500.00') => findText(words) as HTMLButtonElement

test('before anything is done the card is named, and one can pay or leave', async () => {
  await shown()
  expect(find('p').textContent).toBe('With your Visa ending in 4242.')
  expect(pressable()).toEqual(['Cancel', 'Pay $500.00'])
  await click(pay())
  await click(findText('Cancel'))
  expect([onPay.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test('what costs nothing is completed, not paid', async () => {
  await shown({ amount: 0, by: null })
  await click(pay('Complete the order'))
  expect(onPay).toHaveBeenCalledOnce()
})

test('while an amount is worked out nothing is paid', async () => {
  await shown({ closed: true })
  expect(pay().disabled).toBe(true)
})

test('while it is under way nothing can be pressed', async () => {
  await shown({ stage: { kind: 'busy' }, said: { text: 'Sending your payment…' } })
  expect(pay().getAttribute('aria-busy')).toBe('true')
  expect((findText('Cancel') as HTMLButtonElement).disabled).toBe(true)
  await click(pay())
  expect(onPay).not.toHaveBeenCalled()
  expect(find('[role=status]').textContent).toBe('Sending your payment…')
  expect(document.body.textContent).not.toContain('Visa ending in')
})

test('with a window open one is led back to it, and Cancel is the window’s', async () => {
  await shown({ stage: inWindow, said: { text: 'Finish paying in the window we opened.' } })
  expect(pressable()).toEqual(['Show the payment window', 'Cancel', 'Pay $500.00'])
  await click(findText('Show the payment window'))
  await click(findText('Cancel'))
  expect([focus.mock.calls.length, cancelWindow.mock.calls.length, onClose.mock.calls.length]).toEqual([
    1, 1, 0,
  ])
})

test('a problem is an alert and no status', async () => {
  await shown({ said: { isProblem: true, text: 'Your card was declined.' } })
  expect(find('[role=alert]').textContent).toBe('Your card was declined.')
  expect(find('[role=status]').textContent).toBe('')
  expect(pay().disabled).toBe(false)
})

test.each<[string, Stage, boolean]>([
  ['nothing is under way', { kind: 'ready' }, true],
  ['it is busy', { kind: 'busy' }, false],
  ['a window is open', inWindow, false],
])('one can go on at a page that was left while %s: %s', async (_when, stage, isOffered) => {
  await shown({ stage, page: 'https://pay.example/1' })
  expect(pressable().includes('Continue there')).toBe(isOffered)
  if (!isOffered) return
  await click(findText('Continue there'))
  expect(goOnAtPage).toHaveBeenCalledOnce()
})
