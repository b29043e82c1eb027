import { timezone } from '@sojourn/contract/people/people-fields'
import type { FastifyRequest } from 'fastify'

/** The time zone a browser says it is in; null where it says none that exists. */
export const zoneOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  timezone.safeParse(headers['x-timezone']).data ?? null
