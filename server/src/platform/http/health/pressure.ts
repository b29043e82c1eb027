import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'
import { isProbe } from './probes.ts'

export interface PressureLimits {
  mostDelayMs: number
  sampleMs: number
}

export const SAMPLE_MS = 1000

/** A server that cannot keep up says so at once: a few are sent away so that the others are answered. */
export async function refuseUnderPressure(app: FastifyInstance, { mostDelayMs, sampleMs }: PressureLimits) {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * 0.9,
    sampleInterval: sampleMs,
    pressureHandler: (request) =>
      isProbe(request) || isPartOfPage(request)
        ? undefined
        : Promise.reject(new Refusal('overloaded', { retryAfterSeconds: 5 })),
  })
}

/** A browser that was given a page gets its scripts, styles and flags too; without them the page was work for nothing. */
const isPartOfPage = ({ url }: FastifyRequest) => /^\/(assets|flags)\//.test(url)
