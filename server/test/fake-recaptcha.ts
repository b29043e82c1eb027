import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** Google's side of reCAPTCHA over real HTTP: it knows the tokens it is told of and may be down in several ways. */
export async function startFakeRecaptcha() {
  const verdicts = new Map<string, object>()
  const mood: { now: 'up' | 'failing' | 'hanging' | 'babbling' } = { now: 'up' }
  const asked: URLSearchParams[] = []
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    asked.push(form)
    if (mood.now === 'hanging') return
    response.writeHead(mood.now === 'failing' ? 500 : 200, { 'content-type': 'application/json' })
    const verdict = verdicts.get(form.get('response') ?? '') ?? { success: false }
    response.end(mood.now === 'babbling' ? '<html>' : JSON.stringify(verdict))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  return { verdicts, mood, asked, close, url: `http://127.0.0.1:${port}/siteverify` }
}
