import { openWay } from './open-way.ts'
import { StartFailure } from './platform/start-failure.ts'
import { readSettings, tellLibraries } from './settings/settings.ts'

try {
  const settings = readSettings()
  tellLibraries(settings)
  const { launched, opened } = openWay(settings, giveUp)
  // While the rest of the server is read nothing else is done here, and PostgreSQL gets ready meanwhile.
  await launched
  const { startServer } = await import('./start-server.ts')
  const server = await startServer(settings, giveUp, opened)
  const end = endOnce(server.stop)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
}

/** Without its database the server has nothing to finish; who started it may start it again. */
function giveUp(sentence: string) {
  console.error(sentence)
  process.exit(1)
}

/** The first signal stops in order, one after that ends at once. Those within half a second are one key press, passed on by shell and npm. */
function endOnce(stop: () => Promise<void>) {
  let isStopping = false
  let isImpatience = false
  return () => {
    if (isImpatience) process.exit(1)
    if (isStopping) return
    isStopping = true
    setTimeout(() => {
      isImpatience = true
    }, 500).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
}
