import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const WORKER = join(import.meta.dirname, '../../../public/push-worker.js')

/** The worker of a browser that has these pages of ours open. */
async function openWorker(pages: object[]) {
  const heard = new Map<string, (event: object) => void>()
  const showNotification = vi.fn(async () => {})
  const self = {
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
    registration: { showNotification },
    clients: { matchAll: async () => pages },
  }
  new Function('self', await readFile(WORKER, 'utf8'))(self)
  return {
    showNotification,
    async push(said: object) {
      let done: Promise<unknown> = Promise.resolve()
      const waitUntil = (work: Promise<unknown>) => {
        done = work
      }
      heard.get('push')?.({ data: { json: () => said }, waitUntil })
      await done
    },
  }
}

const SAID = { id: '1', title: 'Mina wrote to you', path: '/p/client/orders/1/conversation' }

test.each([
  ['no page is open', []],
  ['a page lies behind another window', [{ visibilityState: 'hidden' }]],
])('a push is shown while %s, and heard also where it takes the place of another', async (_, pages) => {
  const worker = await openWorker(pages)
  await worker.push(SAID)
  expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
    SAID.title,
    expect.objectContaining({ tag: SAID.id, renotify: true, data: { path: SAID.path } }),
  )
})

test('who looks at a page of ours is told there alone', async () => {
  const worker = await openWorker([{ visibilityState: 'hidden' }, { visibilityState: 'visible' }])
  await worker.push(SAID)
  expect(worker.showNotification).not.toHaveBeenCalled()
})
