import { setTimeout as pause } from 'node:timers/promises'
import type { Measured } from './processes.ts'

export interface Latency {
  aSecond: number
  p50: number
  p99: number
  slowest: string
}

/** Asks so often a second, whatever the answers take, as visitors do. */
export async function latencyOf(server: Measured, paths: string[], aSecond: number): Promise<Latency> {
  const begun = performance.now()
  const answers: Promise<{ path: string; ms: number }>[] = []
  for (const [index, path] of paths.entries()) {
    await pause(Math.max(0, begun + (index * 1000) / aSecond - performance.now()))
    answers.push(ask(server, path))
  }
  const times = (await Promise.all(answers)).toSorted((one, other) => one.ms - other.ms)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]
  return { aSecond, p50: at(0.5)?.ms ?? 0, p99: at(0.99)?.ms ?? 0, slowest: at(1)?.path ?? '' }
}

async function ask(server: Measured, path: string) {
  const begun = performance.now()
  const answer = await fetch(server.address + path)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return { path, ms: performance.now() - begun }
}
