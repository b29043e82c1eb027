import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Settings } from '../../settings/settings.ts'
import { listenFailure } from './listen.ts'

/** Before anything else is started that would have to be ended again. */
export async function refuseTakenPort({ host, port }: Pick<Settings, 'host' | 'port'>) {
  const probe = createServer()
  try {
    await once(probe.listen({ host, port }), 'listening')
  } catch (error) {
    throw listenFailure(error, { host, port })
  }
  probe.close()
  await once(probe, 'close')
}
