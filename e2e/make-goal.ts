import type { BrowserContext } from 'playwright-core'

/** A goal of whoever is signed in in this browser, without going through the page for it. */
export async function makeGoal(context: BrowserContext, name = 'Nursing in Calgary') {
  const heartbeat = await context.request.head('/api/heartbeat')
  const nonce = heartbeat.headers()['x-nonce'] ?? ''
  const answer = await context.request.post('/api/goals', {
    headers: { 'x-nonce': nonce },
    data: {
      name,
      destination_country: 'CA',
      purpose: 'work',
      expected_delivery_date: '2099-09-01',
      comment: 'A hospital has offered me a job.',
    },
  })
  if (!answer.ok()) throw new Error(`No goal: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()).data as { id: number; name: string }
}
