import { gzipSync } from 'node:zlib'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATED } from '../../src/platform/words/read-catalogue.ts'
import { makeTalk, type Talk } from '../conversations.ts'
import type { Browser } from '../people.ts'
import { firstLoads } from './first-load.ts'
import { openSite, readPage, type Site } from './site.ts'

/** Bytes that a language may add to the scripts of a page, as gzip sends them. */
const MOST_MORE = 3000

let site: Site
let firstLoad: ReturnType<typeof firstLoads>
let talk: Talk
beforeAll(async () => {
  site = await openSite({ withStory: false })
  firstLoad = firstLoads(site)
  talk = await makeTalk(site.server)
})
afterAll(() => site.close())

const pages: [string, 'asClient' | 'asAgent', () => string][] = [
  ['an order of a client', 'asClient', () => clientPaths.order(talk.orderId)],
  ['an order of an agent', 'asAgent', () => agentPaths.order(talk.orderId)],
  ['a conversation', 'asClient', () => clientPaths.conversation(talk.orderId)],
  ['the vault', 'asClient', () => clientPaths.vault()],
  ['deadlines', 'asClient', () => clientPaths.deadlines()],
  ['the account', 'asClient', () => clientPaths.profile()],
  ['the account of an agent', 'asAgent', () => agentPaths.profile()],
  ['security', 'asClient', () => clientPaths.security()],
  ['notifications', 'asClient', () => clientPaths.notifications()],
  ['coupons', 'asClient', () => clientPaths.coupons()],
  ['the wallet', 'asAgent', () => agentPaths.wallet()],
  ['services', 'asAgent', () => agentPaths.services()],
  ['a new service', 'asAgent', () => agentPaths.newService()],
  ['articles', 'asAgent', () => agentPaths.articles()],
  ['verification', 'asAgent', () => agentPaths.verification()],
  ['plans', 'asAgent', () => agentPaths.plans()],
  ['the calendar', 'asAgent', () => agentPaths.calendar()],
]

describe.each(pages)('%s', (_name, side, path) => {
  test.each(TRANSLATED)('weighs little more in %s than in English', async (language) => {
    const english = await loadedAt(talk[side], path(), 'en')
    const spoken = await loadedAt(talk[side], path(), language)
    const figures = [...spoken]
      .map(([file, bytes]) => ({ file, more: bytes - (english.get(file) ?? 0) }))
      .toSorted((a, b) => b.more - a.more)
    const more = figures.reduce((sum, one) => sum + one.more, 0)
    expect(
      more,
      `${more} bytes of script more than in English, gzip\n${figures.map((one) => `${one.more}\t${one.file}`).join('\n')}`,
    ).toBeLessThanOrEqual(MOST_MORE)
    expect([...spoken.keys()].sort(), 'the same scripts').toEqual([...english.keys()].sort())
  })
})

/** The scripts of a page and what each weighs, the one in its head among them. */
async function loadedAt(browser: Browser, path: string, language: string) {
  await browser.patch('/account/language', { language })
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await site.get(language === 'en' ? path : `/${language}${path}`, { cookie })
  expect(answer.statusCode).toBe(200)
  const { document } = readPage(answer)
  const files = (await firstLoad(document)).filter(({ kind }) => kind === 'script')
  const head = document.querySelector('head script:not([src])')?.textContent ?? ''
  return new Map([
    ['in the head', gzipSync(head, { level: 9 }).length],
    ...files.map(({ file, bytes }) => [file.replace(/in\/[^/]+\//, ''), bytes] as const),
  ])
}
