import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { BUILT_SERVER, onStopSignal, startServer } from './lib/serve.mjs'

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const server = startServer(BUILT_SERVER)
  onStopSignal(server.stop)
  return server.ended
})
