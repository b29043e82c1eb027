import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATED } from '../../src/platform/words/read-catalogue.ts'
import { makeTalk } from '../conversations.ts'
import type { Browser } from '../people.ts'
import { firstLoads } from './first-load.ts'
import { openSite, readPage, type Site } from './site.ts'

/** What the words of a language may add to the scripts of a page, as gzip sends them. */
const MOST_MORE = 3_000

let site: Site
let firstLoad: ReturnType<typeof firstLoads>
let asClient: Browser
let asAgent: Browser
let order: string
beforeAll(async () => {
  site = await openSite({ withStory: false })
  firstLoad = firstLoads(site)
  const talk = await makeTalk(site.server)
  order = talk.orderId
  asClient = talk.asClient
  asAgent = talk.asAgent
})
afterAll(() => site.close())

const cookieOf = (browser: Browser) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function loadedAt(browser: Browser, path: string, language: string) {
  await browser.patch('/account/language', { language })
  const answer = await site.get(language === 'en' ? path : `/${language}${path}`, {
    cookie: cookieOf(browser),
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined])
  const files = (await firstLoad(readPage(answer).document)).filter(({ kind }) => kind === 'script')
  return new Map(files.map(({ file, bytes }) => [file.replace(/spoken\/[^/]+\//, ''), bytes]))
}

const sum = (files: Map<string, number>) => [...files.values()].reduce((all, bytes) => all + bytes, 0)

const pages = [
  ['an order', 'client', () => clientPaths.order(order)],
  ['an order of an agent', 'agent', () => agentPaths.order(order)],
  ['a conversation', 'client', () => clientPaths.conversation(order)],
  ['the vault', 'client', () => clientPaths.vault()],
  ['deadlines', 'client', () => clientPaths.deadlines()],
  ['the account', 'client', () => clientPaths.profile()],
  ['security', 'client', () => clientPaths.security()],
  ['the wallet', 'agent', () => agentPaths.wallet()],
  ['services', 'agent', () => agentPaths.services()],
  ['the profile of an agent', 'agent', () => agentPaths.profile()],
] as const

describe.each(pages)('%s', (_, side, path) => {
  test.each(TRANSLATED)('weighs little more in %s than in English', async (language) => {
    const browser = side === 'client' ? asClient : asAgent
    const english = await loadedAt(browser, path(), 'en')
    const spoken = await loadedAt(browser, path(), language)
    const figures = [...spoken]
      .map(([file, bytes]) => [bytes - (english.get(file) ?? 0), file] as const)
      .toSorted(([a], [b]) => b - a)
      .map(([more, file]) => `${more}\t${file}`)
      .join('\n')
    console.log(
      path(),
      language,
      sum(english),
      sum(spoken) - sum(english),
      '\n' + figures.split('\n').slice(0, 12).join('\n'),
    )
    expect(
      sum(spoken) - sum(english),
      `bytes of script more than in English, gzip\n${figures}`,
    ).toBeLessThanOrEqual(MOST_MORE)
  })
})
