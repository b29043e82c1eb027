import { StartFailure } from './platform/start-failure.ts'
import { readSettings } from './settings.ts'
import { startServer } from './start-server.ts'

try {
  const server = await startServer(readSettings())
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.stop().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
}
