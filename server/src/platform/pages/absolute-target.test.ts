import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import type { PageRequest } from './pages.ts'

const webApp = {
  pageQueries: [],
  renderPage: async ({ request }: PageRequest) => ({
    response: new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    html: `<p>${request.url}</p>`,
  }),
}

let server: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-pages-'))
  server = await openTestApp({ pages: { webApp: async () => webApp, clientFolder: folder } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** A request whose target is written as proxies write it, which clients tidy up. */
async function get(target: string, cookie = '') {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${cookie}\r\n`)
  return (await socket.toArray()).join('')
}

test.each(['', 'cookie: a=b\r\n'])('a target with its host is the same page of ours: %j', async (cookie) => {
  for (const target of ['http://x/p/about?tab=a', 'HTTPS://evil.example:8080/p/about?tab=a']) {
    const answer = await get(target, cookie)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain(`<p>${server.context.settings.origin}/p/about`)
    expect(answer).not.toContain('evil')
  }
  expect(await get('http://x', cookie)).toContain(`<p>${server.context.settings.origin}/</p>`)
  expect(await get('http://x/api/purposes', cookie)).toMatch(/^HTTP\/1\.1 200 /)
})

test.each(['/xx//evil.example', '/xx/\\\\evil.example', '/xx\\/evil.example', 'http://x/xx//evil.example'])(
  'an address in an unknown language never leads to another site: %s',
  async (target) => {
    expect(await get(target)).toMatch(/^HTTP\/1\.1 302 [\s\S]*\r\nlocation: \/evil\.example\r\n/i)
  },
)
