import type { Latency } from '../latency.ts'
import type { SearchResults } from '../search.ts'
import { HEAD, row } from './rows.ts'

export const describeSearch = ({ bringing, refreshMs, load, random, facets }: SearchResults) => [
  `Finding agents among ${bringing.agents.toLocaleString('en')} with three services each:`,
  '',
  ...HEAD,
  row('browse a country and purpose, as visitors do', load.crowd, load.browseFloor, '≥ 0.8'),
  row('the same, each read for itself', load.browse, load.browseFloor, '≥ 0.5'),
  row('its floor: bare Fastify + pg', load.browseFloor),
  row('words with country and purpose', load.words, load.wordsFloor, '≥ 0.6'),
  row('its floor: bare Fastify + pg', load.wordsFloor),
  row('a misspelt name', load.misspelt, load.misspeltFloor, '≥ 0.6'),
  row('its floor: bare Fastify + pg', load.misspeltFloor),
  '',
  '| any filters together | requests/s | p50 ms | p99 ms | slowest |',
  '|---|---|---|---|---|',
  latencyRow('their list', random),
  latencyRow('their facets', facets),
  '',
  `Being found anew costs a change of an agent ${refreshMs.toFixed(1)} ms. The crowd was made in ${bringing.seconds.toFixed(0)} s. How PostgreSQL goes about each search is in [plans](plans).`,
]

const latencyRow = (name: string, { aSecond, p50, p99, slowest }: Latency) =>
  `| ${name} | ${aSecond} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | \`${slowest}\` |`
