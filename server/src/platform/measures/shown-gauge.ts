import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import { gathered } from './gathered.ts'

export type Values = [labels: Record<string, string>, value: number][]

/** A figure, and how it is read from what was asked for. */
export interface Shown<T> {
  name: string
  help: string
  labels?: string[]
  /** They are read anew each time, since ages grow meanwhile. */
  values(found: T, now: number): Values
  /** They are shown while the database does not answer; without them the figure is absent then. */
  unanswered?: Values
}

/** Asks once for all figures that come of it. */
export function showGathered<T>(
  registry: Registry,
  clock: Clock,
  ask: () => Promise<T>,
  gauges: readonly Shown<T>[],
) {
  const asked = gathered(clock, ask)
  for (const { name, help, labels = [], values, unanswered = [] } of gauges)
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        const found = await asked()
        this.reset()
        // Without a label it would show 0, which somebody would take for an answer.
        if (labels.length === 0) this.remove()
        const now = clock.now().getTime()
        for (const [its, value] of found === null ? unanswered : values(found, now)) this.set(its, value)
      },
    })
}
