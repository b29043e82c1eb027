import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { AfterHiring } from './after-hiring.ts'
import type { ArticleFigures } from './articles.ts'
import type { HireFlows } from './hire.ts'
import type { Scores } from './lighthouse.ts'
import type { Figures } from './load.ts'
import { paceOf } from './pace.ts'
import type { Weight } from './page-weight.ts'
import type { PacedLatency, SearchResults } from './search.ts'
import type { Delay } from './sign-ins.ts'
import type { SlotTimes } from './slots.ts'
import type { VerifyTime } from './verify.ts'

const FILE = join(import.meta.dirname, '../README.md')
const BEGIN = '<!-- measured: begin -->'
const END = '<!-- measured: end -->'

interface Results {
  start: { startMs: number; residentMb: number }
  load: Record<
    | 'countries'
    | 'countriesFloor'
    | 'purposes'
    | 'purposesFloor'
    | 'guide'
    | 'guideFloor'
    | 'heartbeat'
    | 'heartbeatFloor'
    | 'homeRendered'
    | 'homeCached'
    | 'homeFloor'
    | 'agentsRendered'
    | 'profileRendered'
    | 'profileRead',
    Figures
  >
  delays: Record<'server' | 'floor', Delay>
  weights: Weight[]
  scores: Scores[]
  slots: SlotTimes
  hire: HireFlows
  verify: VerifyTime
  search: SearchResults
  articles: ArticleFigures
  afterHiring: AfterHiring
}

/** Puts the figures between the marks of bench/README.md and on the terminal. */
export async function writeReport(results: Results) {
  const text = describe(results)
  const readme = await readFile(FILE, 'utf8')
  const [head, tail] = [readme.slice(0, readme.indexOf(BEGIN)), readme.slice(readme.indexOf(END))]
  await writeFile(FILE, `${head}${BEGIN}\n\n${text}\n\n${tail}`)
  console.log(text)
}

/** Goals in milliseconds and flows are for a quiet machine of then; on another one they are read at its pace. */
function atThatPace({ load, hire, verify }: Results) {
  const pace = paceOf(load)
  const ms = ({ cpuMs }: Figures) => `${(cpuMs * pace).toFixed(2)} ms`
  return `This machine kept ${pace.toFixed(2)} of the pace the goals were set at, by its floor's page. At that pace: the home page rendered ${ms(load.homeRendered)} (${Math.round(load.homeRendered.requestsPerSecond / pace)} a second), from the cache ${ms(load.homeCached)}, find agents ${ms(load.agentsRendered)}, an agent ${ms(load.profileRendered)} (${ms(load.profileRead)} of it to read them), hiring ${(hire.perSecond / pace).toFixed(0)} flows/s, proving the books ${(verify.seconds * pace).toFixed(1)} s.`
}

function describe(results: Results) {
  const { start, load, delays, weights, scores, slots, hire, verify, search } = results
  return [
    `Measured ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores shared by server, PostgreSQL and load.`,
    '',
    '| what | requests/s | p99 ms | CPU ms a request | of its floor | goal |',
    '|---|---|---|---|---|---|',
    row('GET countries (250 rows)', load.countries, load.countriesFloor, '≥ 0.7'),
    row('its floor: bare Fastify + pg', load.countriesFloor),
    row('GET purposes (12 rows)', load.purposes, load.purposesFloor, '≥ 0.7'),
    row('its floor: bare Fastify + pg', load.purposesFloor),
    row('GET guide (100 questions)', load.guide, load.guideFloor, '≥ 0.5'),
    row('its floor: bare Fastify, same answers', load.guideFloor),
    row('heartbeat of a session', load.heartbeat, load.heartbeatFloor, '≥ 0.7'),
    row('its floor: bare Fastify + pg, one indexed read', load.heartbeatFloor),
    row('home page, rendered', load.homeRendered, load.homeFloor, '≤ 2 ms'),
    row('home page, from the cache', load.homeCached, load.homeFloor, '≤ 0.25 ms'),
    row('its floor: bare Fastify, same HTML', load.homeFloor),
    row('find agents, rendered', load.agentsRendered, load.homeFloor, '≤ 2.5 ms'),
    row('an agent, rendered', load.profileRendered, load.homeFloor, '≤ 2.5 ms, its query apart'),
    row('what it reads: GET consultants/{id}', load.profileRead, load.homeFloor),
    '',
    '| heartbeat while 20 people sign in at once | p99 ms alone | p99 ms beside them | delay ms | goal |',
    '|---|---|---|---|---|',
    delayRow('the server', delays.server, `≤ ${delays.floor.beside.toFixed(1)}`),
    delayRow('its floor: bare Fastify + pg + argon2', delays.floor),
    '',
    ...describeSearch(search),
    '',
    ...describeArticles(results.articles),
    '',
    ...describeAfterHiring(results.afterHiring),
    '',
    `Hiring, 200 clients at once (order, payment, saved card, Processed): ${hire.perSecond.toFixed(0)} flows/s, p99 ${(hire.p99Ms / 1000).toFixed(1)} s, ${hire.flows.toLocaleString('en')} flows without an error (goal 60 flows/s).`,
    `Proving the books, ${verify.entries.toLocaleString('en')} entries: ${verify.seconds.toFixed(1)} s (goal 5 s), ${(verify.seconds / verify.tenthSeconds).toFixed(1)} times as long as a tenth of them (goal ≤ 12).`,
    '',
    atThatPace(results),
    '',
    '| page | HTML kB | JS kB | CSS kB |',
    '|---|---|---|---|',
    ...weights.map(({ path, html, js, css }) => `| ${path} | ${kb(html)} | ${kb(js)} | ${kb(css)} |`),
    '',
    'Sizes are gzip; goals are 130 kB of JS and 15 kB of CSS.',
    '',
    'Lighthouse on a slow phone, out of 100 (goal 95 each):',
    '',
    ...describeScores(scores),
    '',
    `Free slots of a month in a full calendar (${slots.slots} of them, every 5 minutes): ${slots.medianMs.toFixed(2)} ms, p99 ${slots.p99Ms.toFixed(2)} ms (goal 10 ms).`,
    '',
    `Second start: ${(start.startMs / 1000).toFixed(2)} s until it listens (goal 5 s). Node process after one page: ${start.residentMb.toFixed(0)} MB (goal 250 MB).`,
  ].join('\n')
}

function describeSearch({ bringing, refreshMs, load, random, facets }: SearchResults) {
  return [
    `Finding agents among ${bringing.agents.toLocaleString('en')} with three services each:`,
    '',
    '| what | requests/s | p99 ms | CPU ms a request | of its floor | goal |',
    '|---|---|---|---|---|---|',
    row('browse a country and purpose', load.browse, load.browseFloor, '≥ 0.5'),
    row('its floor: bare Fastify + pg', load.browseFloor),
    row('words with country and purpose', load.words, load.wordsFloor, '≥ 0.6'),
    row('its floor: bare Fastify + pg', load.wordsFloor),
    row('a misspelt name', load.misspelt, load.misspeltFloor, '≥ 0.6'),
    row('its floor: bare Fastify + pg', load.misspeltFloor),
    '',
    '| any filters together | requests/s | p50 ms | p99 ms | goal | slowest |',
    '|---|---|---|---|---|---|',
    ...random.map(latencyRow('their list')),
    ...facets.map(latencyRow('their facets')),
    '',
    `Being found anew costs a change of an agent ${refreshMs.toFixed(1)} ms. The crowd was made in ${bringing.seconds.toFixed(0)} s. How PostgreSQL goes about each search is in [plans](plans).`,
  ]
}

const describeArticles = (articles: ArticleFigures) => [
  'Reading and finding articles among 50,000:',
  '',
  '| what | requests/s | p99 ms | CPU ms a request | of its floor | goal |',
  '|---|---|---|---|---|---|',
  row('an article, from the cache', articles.page, articles.pageFloor, '≥ 0.5'),
  row('an article, rendered', articles.pageRendered, articles.pageFloor),
  row('its floor: bare Fastify + pg, same HTML', articles.pageFloor),
  row('the list, from the cache', articles.listPage, articles.listPageFloor, '≥ 0.5'),
  row('its floor: bare Fastify + pg, same HTML', articles.listPageFloor),
  row('GET articles by category and country', articles.list, articles.listFloor, '≥ 0.5'),
  row('its floor: bare Fastify + pg', articles.listFloor),
  row('GET articles by words', articles.search, articles.searchFloor, '≥ 0.6'),
  row('its floor: bare Fastify + pg', articles.searchFloor),
]

const describeAfterHiring = (pages: AfterHiring) => [
  'Among 100,000 orders and 1,000,000 entries of the books, in a conversation of 50,000 messages and in one of 50:',
  '',
  '| what | requests/s | p99 ms | CPU ms a request | of its floor | goal |',
  '|---|---|---|---|---|---|',
  row('the workspace of an order', pages.workspace, pages.workspaceFloor, '≥ 0.5'),
  row('its floor: bare Fastify + pg, same statements', pages.workspaceFloor),
  row('lists of orders', pages.orders, pages.ordersFloor, '≥ 0.6'),
  row('their floor: bare Fastify + pg, same statements', pages.ordersFloor),
  row('the wallet', pages.wallet, pages.walletFloor, '≥ 0.5'),
  row('its floor: bare Fastify + pg, same statements', pages.walletFloor),
  row('the long conversation, beside the short one', pages.longTalk, pages.shortTalk, '≥ 0.83'),
  row('the short one', pages.shortTalk),
]

/** On a machine at a third of the pace a third of the visitors come, and each may wait three times as long. */
const latencyRow = (name: string) => (found: PacedLatency) =>
  `| ${name}${found.pace === 1 ? '' : ', at the pace of this machine'} | ${found.aSecond.toFixed(1)} | ${found.p50.toFixed(1)} | ${found.p99.toFixed(1)} | p99 ≤ ${(25 / found.pace).toFixed(0)} | \`${found.slowest}\` |`

function describeScores(scores: Scores[]) {
  const names = Object.keys(scores[0]?.scores ?? {})
  return [
    `| page | ${names.join(' | ')} | machine's index | slowed |`,
    `|---|${names.map(() => '---|').join('')}---|---|`,
    ...scores.map(
      ({ path, scores, index, slowed }) =>
        `| ${path} | ${names.map((name) => scores[name]).join(' | ')} | ${index.toFixed(0)} | ${slowed.toFixed(1)} × |`,
    ),
  ]
}

function row(name: string, figures: Figures, floor?: Figures, goal = '') {
  const ratio = floor ? (figures.requestsPerSecond / floor.requestsPerSecond).toFixed(2) : ''
  return `| ${name} | ${Math.round(figures.requestsPerSecond)} | ${figures.p99} | ${figures.cpuMs.toFixed(2)} | ${ratio} | ${goal} |`
}

function delayRow(name: string, { alone, beside }: Delay, goal = '') {
  const figures = [alone, beside, beside - alone].map((milliseconds) => milliseconds.toFixed(1))
  return `| ${[name, ...figures, goal].join(' | ')} |`
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1)
