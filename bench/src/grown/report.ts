import type { Pair } from './readings.ts'
import type { Written } from './writings.ts'

export const describeGrown = (readings: Record<string, Pair>, writings: Record<string, Written>) =>
  [
    '| what is read | a tenth: requests/s | ten times as much: requests/s | slower a request | CPU of the server |',
    '|---|---|---|---|---|',
    ...Object.entries(readings).map(
      ([name, { small, large }]) =>
        `| ${name} | ${small.requestsPerSecond.toFixed(0)} | ${large.requestsPerSecond.toFixed(0)} | ${(small.requestsPerSecond / large.requestsPerSecond).toFixed(2)} | ${(large.cpuMs / small.cpuMs).toFixed(2)} |`,
    ),
    '',
    '| what is written | a tenth: ms | ten times as much: ms | slower |',
    '|---|---|---|---|',
    ...Object.entries(writings).map(
      ([name, { small, large }]) =>
        `| ${name} | ${small.toFixed(1)} | ${large.toFixed(1)} | ${(large / small).toFixed(2)} |`,
    ),
  ].join('\n')
