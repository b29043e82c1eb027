import type { DemoFigures } from '../demo.ts'
import type { Scores } from '../lighthouse.ts'
import type { Weight } from '../page-weight.ts'
import type { Delay } from '../sign-ins.ts'
import { HEAD, row } from './rows.ts'

export const describeReference = (load: DemoFigures['reference']) => [
  ...HEAD,
  row('GET countries (250 rows)', load.countries, load.countriesFloor, '≥ 0.7'),
  row('its floor: bare Fastify + pg', load.countriesFloor),
  row('GET purposes (12 rows)', load.purposes, load.purposesFloor, '≥ 0.7'),
  row('its floor: bare Fastify + pg', load.purposesFloor),
]

export const describeGuide = (load: DemoFigures['guide']) => [
  ...HEAD,
  row('GET guide (100 questions)', load.guide, load.guideFloor, '≥ 0.5'),
  row('its floor: bare Fastify, same answers', load.guideFloor),
]

export const describePages = (load: DemoFigures['pages']) => [
  ...HEAD,
  row('home page, from the cache', load.homeCached, load.homeFloor, '≥ 0.5'),
  row('its floor: bare Fastify, same HTML', load.homeFloor),
  row('home page, rendered', load.homeRendered),
  row('find agents, rendered', load.agentsRendered),
  row('an agent, rendered', load.profileRendered),
  row('a visa, rendered', load.visaRendered),
  row('what it reads: GET consultants/{id}', load.profileRead),
]

export const describeSessions = ({ load, delays }: DemoFigures['sessions']) => [
  ...HEAD,
  row('heartbeat of a session', load.heartbeat, load.heartbeatFloor, '≥ 0.7'),
  row('its floor: bare Fastify + pg, one indexed read', load.heartbeatFloor),
  '',
  '| heartbeat while 20 people sign in at once | p99 ms alone | p99 ms beside them | delay ms | goal |',
  '|---|---|---|---|---|',
  delayRow('the server', delays.server, `≤ ${delays.floor.beside.toFixed(1)}`),
  delayRow('its floor: bare Fastify + pg + argon2', delays.floor),
]

function delayRow(name: string, { alone, beside }: Delay, goal = '') {
  const figures = [alone, beside, beside - alone].map((milliseconds) => milliseconds.toFixed(1))
  return `| ${[name, ...figures, goal].join(' | ')} |`
}

export const describeWeights = (weights: Weight[]) => [
  '| page | HTML kB | JS kB | CSS kB |',
  '|---|---|---|---|',
  ...weights.map(({ path, html, js, css }) => `| ${path} | ${kb(html)} | ${kb(js)} | ${kb(css)} |`),
  '',
  'Sizes are gzip; goals are 130 kB of JS and 15 kB of CSS.',
]

const kb = (bytes: number) => (bytes / 1000).toFixed(1)

export function describeScores(scores: Scores[]) {
  const names = Object.keys(scores[0]?.scores ?? {})
  return [
    'Lighthouse on a slow phone, out of 100 (goal 95 each):',
    '',
    `| page | ${names.join(' | ')} | machine's index | slowed |`,
    `|---|${names.map(() => '---|').join('')}---|---|`,
    ...scores.map(
      ({ path, scores, index, slowed }) =>
        `| ${path} | ${names.map((name) => scores[name]).join(' | ')} | ${index.toFixed(0)} | ${slowed.toFixed(1)} × |`,
    ),
  ]
}
