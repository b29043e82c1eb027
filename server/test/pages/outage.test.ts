import { expect, onTestFinished, test } from 'vitest'
import { openWayTo } from '../frozen-way.ts'
import { startApp } from '../start-app.ts'
import { openSite } from './site.ts'

const READING = ['/p/agents', '/amara-okafor', '/p/visas/ca', '/p/countries/ca', '/sitemap.xml']

test.each([
  ['a stranger', {}],
  ['somebody signed in', { cookie: `session=${'x'.repeat(43)}` }],
])('without the database every page tells %s to come back', async (_who, headers) => {
  const { databaseUrl } = await startApp()
  const way = await openWayTo(databaseUrl)
  const site = await openSite({ withStory: false, besides: { databaseUrl: way.url } })
  onTestFinished(site.close)
  way.close()
  for (const path of READING) {
    const answer = await site.get(path, { accept: 'text/html', ...headers })
    expect([path, answer.statusCode]).toEqual([path, 503])
    expect(answer.headers['retry-after'], path).toBeDefined()
    expect(answer.body, path).toContain('is not responding')
    if (!path.endsWith('.xml')) expect(answer.body, path).toMatch(/^<!DOCTYPE html>/i)
  }
})
