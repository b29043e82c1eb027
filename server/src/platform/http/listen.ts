import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings/settings.ts'
import { StartFailure } from '../start-failure.ts'

type Place = Pick<Settings, 'host' | 'port'>

export async function listen(app: FastifyInstance, { host, port }: Place) {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    throw listenFailure(error, { host, port })
  }
}

/** The fault is one sentence where we know one. */
export function listenFailure(error: unknown, { host, port }: Place) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} is taken; end what uses it or set PORT to another.`)
  if (code === 'EACCES')
    return new StartFailure(`This user may not open port ${port}; set PORT to one above 1024.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(`This machine has no address ${host}; set HOST to one it has, such as 127.0.0.1.`)
  return error
}
