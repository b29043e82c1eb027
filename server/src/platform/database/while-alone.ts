import { setTimeout as pause } from 'node:timers/promises'
import { inSilence, type Progress } from '../progress.ts'
import { newClient } from './new-client.ts'

/** It is any number, the same on every node. */
const LOCK = 4_870_234
const LOOK_MS = 500

/** Does what one node alone may do at a time; whoever comes later begins once it is over, or its node is gone. */
export async function whileAlone<T>(url: string, work: () => Promise<T>, tell: Progress = inSilence) {
  const client = newClient(url)
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        LOCK,
      ])
      if (rows[0]?.taken) return await work()
      tell('Another server fills the database; waiting for it …')
      await pause(LOOK_MS)
    }
  } finally {
    await client.end()
  }
}
