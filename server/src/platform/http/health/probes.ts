import type { FastifyRequest } from 'fastify'

const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

export const isProbePath = (path: string) => PROBES.has(path)

/** Machines ask these every few seconds: answered under any pressure and not worth a line of the log. */
export const isProbe = (request: FastifyRequest) => isProbePath(request.routeOptions.url ?? '')
