import { beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../../../test/open-page.tsx'
import { click, find, render } from '../../../test/render.tsx'
import { Badge } from '../mark/badge.tsx'
import { Seal } from '../mark/seal.tsx'
import { Stamp } from '../mark/stamp.tsx'
import { Stars } from '../mark/stars.tsx'
import { Avatar } from '../text/avatar.tsx'
import { Banner } from './banner.tsx'
import { Progress } from './progress.tsx'
import { sayAfterReload } from './say-after-reload.ts'
import { sayStamp } from './say-stamp.ts'
import { sayWhatWasLeft } from './toast-after-reload.ts'
import { currentToasts, dismissToast } from './toast-store.ts'

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

test('a success whose page is loaded anew is told there, once, and never by the page that leaves', () => {
  const page = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1_700_000_000_000.5)
  sayAfterReload('Your password is changed')
  sayWhatWasLeft()
  expect(toasts()).toEqual([])
  page.mockReturnValue(1_700_000_003_000.1)
  sayWhatWasLeft()
  expect(toasts()).toEqual(['success: Your password is changed'])
  for (const { id } of currentToasts()) dismissToast(id)
  sayWhatWasLeft()
  expect(toasts()).toEqual([])
  page.mockRestore()
})

test('where storage is closed it is told at once, and nothing is left', () => {
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed, clear: () => {} })
  sayAfterReload('Your password is changed')
  expect(toasts()).toEqual(['success: Your password is changed'])
  expect(sayWhatWasLeft).not.toThrow()
})

test('how far something is, is heard and seen; what nobody knows has no figure', async () => {
  await render(
    <>
      <Progress label="Uploading" value={0.666} />
      <Progress label="Reading" />
    </>,
  )
  const [known, unknown] = document.querySelectorAll('progress')
  expect(known?.value).toBe(0.666)
  expect(known?.labels[0]?.textContent).toBe('Uploading67%')
  expect(unknown?.hasAttribute('value')).toBe(false)
  expect(unknown?.labels[0]?.textContent).toBe('Reading')
})

test('a banner can be put away where it may, and tells whoever keeps that', async () => {
  const onDismiss = vi.fn()
  await render(
    <>
      <Banner tone="warning">Your card expires soon.</Banner>
      <Banner dismissible onDismiss={onDismiss}>
        There is a new plan.
      </Banner>
    </>,
  )
  expect(document.querySelectorAll('aside')).toHaveLength(2)
  await click(find('[aria-label="Dismiss"]'))
  expect(onDismiss).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).toBe('Your card expires soon.')
})

test.each([
  [0, ''],
  [-1, ''],
  [1, '1 unread messages'],
  [99, '99 unread messages'],
  [100, '99+ unread messages'],
])('a badge of %i reads "%s"', async (count, words) => {
  const place = await render(<Badge count={count} of="unread messages" />)
  expect(place.textContent).toBe(words)
})

test.each([
  [null, undefined, 'New', null],
  [4.26, 1, '4.3(1 review)', '4.3 out of 5'],
  [5, 1250, '5.0(1,250 reviews)', '5.0 out of 5'],
  [0, undefined, '0.0', '0.0 out of 5'],
])('a rating of %s from %s reads "%s"', async (rating, count, words, heard) => {
  const place = await render(<Stars rating={rating} {...(count !== undefined && { count })} />)
  expect(place.textContent).toBe(words)
  expect(place.querySelector('[role=img]')?.getAttribute('aria-label') ?? null).toBe(heard)
})

test('4.8 is no five full stars', async () => {
  const place = await render(<Stars rating={4.8} />)
  const { className } = find('[role=img]', place)
  expect([className.includes('w4'), className.includes('t8')]).toEqual([true, true])
})

test.each([
  [{ kind: 'verified' as const }, 'Verified by Sojourn'],
  [{ kind: 'verified' as const, year: 2024 }, 'Verified since 2024 by Sojourn'],
  [{ kind: 'licensed' as const, authority: 'CICC', year: '2023' }, 'Licensed since 2023 by CICC'],
])('a stamp is heard as words: %#', async (checked, words) => {
  expect(sayStamp(checked)).toBe(words)
  await render(
    <>
      <Seal {...checked} />
      <Stamp {...checked} />
    </>,
  )
  const heard = [...document.querySelectorAll('svg')].map((one) => one.getAttribute('aria-label'))
  expect(heard).toEqual([words, words])
})

test('a face beside its name is not heard twice; one that stands alone is', async () => {
  await render(
    <>
      <Avatar id="u1" name="Amara Okafor" />
      <Avatar id="u1" name="Amara Okafor" alone />
      <Avatar id="u1" name="Amara Okafor" picture="/a.jpg" />
      <Avatar id="u1" name="Amara Okafor" picture="/a.jpg" alone />
    </>,
  )
  const [beside, alone] = document.querySelectorAll('span')
  expect(beside?.getAttribute('aria-hidden')).toBe('true')
  expect(alone?.getAttribute('aria-label')).toBe('Amara Okafor')
  expect(beside?.className).toBe(alone?.className)
  expect([...document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', 'Amara Okafor'])
})
