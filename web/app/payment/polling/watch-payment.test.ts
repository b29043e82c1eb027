import { describe, expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import type { PaymentStatus } from './payment-progress.ts'
import { watchPayment } from './watch-payment.ts'

const waiting = page('https://processor.example/pay')
const nothing: PaymentStatus = { status: [-1, 'Waiting'], last_activity: null }
const processing: PaymentStatus = { status: [3, 'Processing'], last_activity: null }
const processed: PaymentStatus = { status: [2, 'Processed'], last_activity: null }
const declined: PaymentStatus = {
  status: [0, 'Failed'],
  last_activity: {
    id: 'a',
    status: [0, 'Failed'],
    error: ['declined', 'The card was declined.'],
    action_url: null,
  },
}

function page(url: string): PaymentStatus {
  return {
    status: [-1, 'Waiting'],
    last_activity: { id: 'a', status: [-1, 'Waiting'], error: null, action_url: url },
  }
}

/** Answers in this order, the last one again and again; the window closes after so many ticks. */
function watched(answers: (PaymentStatus | Error)[], closesAfter?: number) {
  let asked = 0
  let ticks = 0
  const controller = new AbortController()
  const window =
    closesAfter === undefined
      ? null
      : {
          get closed() {
            return ticks >= closesAfter
          },
        }
  const result = watchPayment({
    ask: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]
      if (answer instanceof Error) throw answer
      return answer as PaymentStatus
    },
    tick: async () => {
      ticks += 1
      if (ticks > 1000) throw new Error('It never ends')
    },
    window,
    signal: controller.signal,
  })
  return { result, asked: () => asked, ticks: () => ticks, stop: () => controller.abort() }
}

describe('with a saved card', () => {
  test('it asks each tick until the payment is processed', async () => {
    const { result, asked, ticks } = watched([processing, processing, processed])
    expect(await result).toEqual({ kind: 'done' })
    expect([asked(), ticks()]).toEqual([3, 3])
  })

  test('captured and not yet applied is not the end', async () => {
    const captured: PaymentStatus = { status: [1, 'Paid'], last_activity: null }
    expect(await watched([captured, captured, processed]).result).toEqual({ kind: 'done' })
  })

  test('a declined card gives the sentence of the last try', async () => {
    expect(await watched([processing, declined]).result).toEqual({
      kind: 'failed',
      sentence: 'The card was declined.',
    })
  })

  test('a bank that wants a confirmation gives its page', async () => {
    expect(await watched([processing, waiting]).result).toEqual({
      kind: 'page',
      url: 'https://processor.example/pay',
    })
  })

  test('without a network it goes on asking: the money may be on its way', async () => {
    expect(await watched([ApiError.unreachable(), new ApiError(503, {}), processed]).result).toEqual({
      kind: 'done',
    })
  })

  test('a refusal is passed on', async () => {
    await expect(watched([new ApiError(404, {})]).result).rejects.toThrow()
  })

  test('an order that went away meanwhile is over', async () => {
    expect(await watched([{ status: [-2, 'Cancelled'], last_activity: null }]).result).toEqual({
      kind: 'over',
    })
  })
})

describe('with the window', () => {
  test('it looks now and then while a card is typed, and ends as soon as it is paid', async () => {
    const { result, asked, ticks } = watched([waiting, waiting, processed], 1000)
    expect(await result).toEqual({ kind: 'done' })
    expect([asked(), ticks()]).toEqual([3, 12])
  })

  test('a window that closes is asked after at once', async () => {
    const { result, ticks } = watched([processed], 2)
    expect(await result).toEqual({ kind: 'done' })
    expect(ticks()).toBe(2)
  })

  test('closing is no proof: the word of the processor may come later', async () => {
    expect(await watched([waiting, waiting, nothing, processing, processed], 1).result).toEqual({
      kind: 'done',
    })
  })

  test('one who closes it without paying is told so', async () => {
    const { result, asked } = watched([waiting], 1)
    expect((await result).kind).toBe('page')
    expect(asked()).toBe(6)
  })

  test.each([
    ['declined', declined, { kind: 'failed', sentence: 'The card was declined.' }],
    ['over', { status: [-2, 'Cancelled'], last_activity: null } satisfies PaymentStatus, { kind: 'over' }],
  ])('what is %s ends it, though it is open', async (_, end, progress) => {
    const { result, ticks } = watched([waiting, end], 1000)
    expect(await result).toEqual(progress)
    expect(ticks()).toBe(8)
  })

  test('an answer that comes once one has left is not heard', async () => {
    const controller = new AbortController()
    const answer = Promise.withResolvers<PaymentStatus>()
    const result = watchPayment({
      ask: () => {
        controller.abort()
        return answer.promise
      },
      tick: async () => {},
      window: null,
      signal: controller.signal,
    })
    answer.resolve(processed)
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('one who leaves the checkout stops it', async () => {
    const { result, stop } = watched([waiting], 1000)
    stop()
    await expect(result).rejects.toThrow()
  })
})

test.each([401, 404, 429])('a refusal with %i ends the watching: nobody will say more', async (status) => {
  const { result } = watched([processing, new ApiError(status, { message: 'No.' }), processed])
  await expect(result).rejects.toMatchObject({ status })
})

test.each([0, 500, 503])('a failure with %i is waited out: the money may be on its way', async (status) => {
  const { result } = watched([new ApiError(status, { message: 'Away.' }), processed])
  expect(await result).toEqual({ kind: 'done' })
})
