import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings.ts'
import { StartFailure } from '../start-failure.ts'

export async function listen(app: FastifyInstance, { host, port }: Pick<Settings, 'host' | 'port'>) {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} is taken; end what uses it or set PORT to another.`)
    if (code === 'EACCES')
      throw new StartFailure(`This user may not open port ${port}; set PORT to one above 1024.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartFailure(
        `This machine has no address ${host}; set HOST to one it has, such as 127.0.0.1.`,
      )
    }
    throw error
  }
}
