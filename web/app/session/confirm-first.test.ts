import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { confirmFirst, isConfirmationAsked, settleConfirmation } from './confirm-first.ts'

const confirmWanted = () =>
  new ApiError(409, { code: 'confirm_first', message: 'Please confirm your password first.' })

const later = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => settleConfirmation(false))

test('what needs no confirmation is done once, and nobody is asked', async () => {
  const action = vi.fn(async () => {})
  expect(await confirmFirst(action)).toBe(true)
  expect(action).toHaveBeenCalledOnce()
  expect(isConfirmationAsked()).toBe(false)
})

test('what the server refuses until they show who they are is done again after that', async () => {
  const action = vi.fn().mockRejectedValueOnce(confirmWanted()).mockResolvedValueOnce('done')
  const outcome = confirmFirst(action)
  await later()
  expect(isConfirmationAsked()).toBe(true)
  expect(action).toHaveBeenCalledOnce()
  settleConfirmation(true)
  expect(await outcome).toBe(true)
  expect(action).toHaveBeenCalledTimes(2)
  expect(isConfirmationAsked()).toBe(false)
})

test('who closes the dialog has not done it', async () => {
  const action = vi.fn().mockRejectedValue(confirmWanted())
  const outcome = confirmFirst(action)
  await later()
  settleConfirmation(false)
  expect(await outcome).toBe(false)
  expect(action).toHaveBeenCalledOnce()
})

test('another refusal is no question who they are', async () => {
  const refused = new ApiError(409, { code: 'not_now', message: 'Not now.' })
  await expect(confirmFirst(() => Promise.reject(refused))).rejects.toBe(refused)
  expect(isConfirmationAsked()).toBe(false)
})

test('refused again after the confirmation, it fails instead of asking for ever', async () => {
  const outcome = confirmFirst(() => Promise.reject(confirmWanted()))
  outcome.catch(() => {})
  await later()
  settleConfirmation(true)
  await expect(outcome).rejects.toMatchObject({ code: 'confirm_first' })
})

test('a second action takes the place of the one that waits', async () => {
  const first = confirmFirst(() => Promise.reject(confirmWanted()))
  await later()
  const again = vi.fn().mockRejectedValueOnce(confirmWanted()).mockResolvedValueOnce(undefined)
  const second = confirmFirst(again)
  await later()
  expect(await first).toBe(false)
  settleConfirmation(true)
  expect(await second).toBe(true)
})
