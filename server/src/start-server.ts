import { join } from 'node:path'
import { buildApp } from './app.ts'
import { openContext } from './context.ts'
import { tellDemoStory } from './demo/tell-demo-story.ts'
import { startEmbedded } from './platform/database/embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { listen } from './platform/http/listen.ts'
import { builtPages } from './platform/pages/built-pages.ts'
import { devPages } from './platform/pages/dev-pages.ts'
import { loadReference } from './reference/load-reference.ts'
import type { Settings } from './settings.ts'

export interface RunningServer {
  address: string
  stop(): Promise<void>
}

/** Settings in, a listening server out. What was opened is closed in the opposite order, also when a later step fails. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const opened: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    const databaseUrl = await openDatabaseUrl(settings, opened)
    await migrate(databaseUrl)
    const { context, close } = await openContext(settings, databaseUrl)
    opened.push(close)
    await loadReference(context.db, context.clock)
    if (settings.demo) await tellDemoStory(context)

    const pages = settings.environment === 'development' ? await devPages() : await builtPages()
    if (pages.close) opened.push(pages.close)
    const app = await buildApp(context, { pages })
    opened.push(() => app.close())
    const address = await listen(app, settings)
    console.log(`Sojourn is ready at ${address}`)
    return { address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openDatabaseUrl(settings: Settings, opened: (() => Promise<unknown>)[]) {
  if (settings.database.kind === 'url') return settings.database.url
  const postgres = await startEmbedded({ dataDir: join(settings.dataDir, 'postgres') })
  opened.push(() => postgres.stop())
  return postgres.url
}
