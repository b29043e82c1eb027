import { existsSync, watch } from 'node:fs'
import { command, inRoot, say } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { onStopSignal, startServer } from './lib/serve.mjs'

// Pages are not watched here: Vite, inside the server, brings their changes to the browser.
const WATCHED = ['server/src', 'server/migrations', 'server/data', 'contract/src', 'sandbox/src', 'demo'].map(
  (place) => inRoot(place),
)

await command(async () => {
  await ensureInstalled()
  let stopping = false
  const stop = new Promise((resolve) => onStopSignal(resolve)).then(() => {
    stopping = true
  })

  while (!stopping) {
    const change = nextChange()
    const server = startServer('server/src/main.ts', { NODE_ENV: 'development' })
    const ended = await Promise.race([server.ended.then(() => true), change, stop])
    if (ended && !stopping) {
      say('The server ended; it starts again with the next change.')
      await Promise.race([change, stop])
    }
    await server.stop()
  }
})

/** Waits for a change and then for the rest of it: editors and git write many files at once. */
function nextChange() {
  return new Promise((resolve) => {
    const watchers = WATCHED.filter(existsSync).map((place) => watch(place, { recursive: true }, notice))
    function notice(_event, file) {
      if (!/\.(ts|sql|json)$/.test(file ?? '') || file.endsWith('.test.ts')) return
      for (const watcher of watchers) watcher.close()
      setTimeout(resolve, 100)
    }
  })
}
