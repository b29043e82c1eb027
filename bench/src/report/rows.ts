import type { Figures } from '../load.ts'

/** Above rows of targets that were loaded in turn. */
export const HEAD = [
  '| what | requests/s | p99 ms | CPU ms a request | of its floor | goal |',
  '|---|---|---|---|---|---|',
]

export function row(name: string, figures: Figures, floor?: Figures, goal = '') {
  const ratio = floor ? (figures.requestsPerSecond / floor.requestsPerSecond).toFixed(2) : ''
  return `| ${name} | ${Math.round(figures.requestsPerSecond)} | ${figures.p99} | ${figures.cpuMs.toFixed(2)} | ${ratio} | ${goal} |`
}
