import { setTimeout as pause } from 'node:timers/promises'
import { deliverOverHttp } from '@sojourn/sandbox/news/deliver-over-http'
import { buildApp } from './app.ts'
import { fillDatabase } from './fill-database.ts'
import { refuseMixedMoney } from './money/payments/totals/refuse-mixed-money.ts'
import { openContext } from './open-context.ts'
import { openWay } from './open-way.ts'
import { systemClock } from './platform/clock.ts'
import { refuseHalfRestored } from './platform/database/half-restored.ts'
import { migrate } from './platform/database/migrate.ts'
import { closeApp } from './platform/http/close-app.ts'
import { listen } from './platform/http/listen.ts'
import { tellNode } from './platform/nodes/tell-node.ts'
import { isOutage } from './platform/outage.ts'
import { builtPages } from './platform/pages/built-pages.ts'
import { devPages } from './platform/pages/dev-pages.ts'
import type { Pages } from './platform/pages/serve-pages.ts'
import { isSandbox } from './platform/payments/sandbox/sandbox.ts'
import { everyFewSeconds } from './platform/progress.ts'
import { StartFailure } from './platform/start-failure.ts'
import { noteAddress } from './settings/address-file.ts'
import type { Settings } from './settings/settings.ts'
import { tryOutside } from './try-outside.ts'

export interface RunningServer {
  address: string
  stop(): Promise<void>
}

const PARTS_MS = 5500
const NEWS_MS = 10_000

/**
 * Parts that were opened are closed in the opposite order, also when a later step fails: balancers are told
 * (`STOP_DELAY_MS`), running requests are finished (3 s), then running jobs (5 s), then come the pools and
 * last PostgreSQL.
 */
export async function startServer(
  settings: Settings,
  onDatabaseLost: (sentence: string) => void,
  opening = openWay(settings, onDatabaseLost).opened,
): Promise<RunningServer> {
  const opened: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) {
      // One that fails must not keep the others open.
      await close().catch((error) => console.error(error))
    }
  }
  const tell = everyFewSeconds(systemClock, console.log)
  // They are read while PostgreSQL gets ready; that they cannot be is told when they are needed.
  const reading = openPages(settings)
  reading?.catch(() => {})
  opened.push(async () => (await reading?.catch(() => undefined))?.close?.())
  try {
    const { way: database, close: closeDatabase } = await opening
    opened.push(closeDatabase)
    await refuseHalfRestored(database.direct)
    tell('Starting Sojourn …')
    await migrate(database.direct, { tell })
    const { context, close } = await openContext(settings, database)
    // A statement that never ends would keep its pool open; PostgreSQL ends it when it stops.
    opened.push(() => atMost(PARTS_MS, close()))
    await refuseMixedMoney(context)
    await tryOutside(context, console.error)
    const signIns = await fillDatabase(context, database.direct, tell)
    await context.reading.begin()

    const pages = await reading
    const { stop: stopTelling } = await tellNode(context)
    opened.push(stopTelling)
    await context.jobs.start(context)
    const app = await buildApp(context, pages && { pages })
    opened.push(() => closeApp(app, context))
    const address = await listen(app, settings)
    await noteAddress(settings, address)
    const { processor } = context
    if (isSandbox(processor)) {
      const { sandbox } = processor
      sandbox.startDelivering(deliverOverHttp(`${address}/api/webhooks/sandbox`))
      opened.push(sandbox.stopDelivering)
      // The story made a burst of news, which the first reader should not have to wait for.
      await atMost(NEWS_MS, sandbox.deliveredAll())
    }
    console.log(`Sojourn is ready at ${address}`)
    if (signIns && settings.devPages) console.log(signIns)
    return { address, stop }
  } catch (error) {
    await stop()
    throw isOutage(error) ? wentAway(settings, error as Error) : error
  }
}

/** Everything else outside is tried before, and may be away. */
function wentAway({ database }: Settings, error: Error) {
  const place = database.kind === 'url' ? ` at ${new URL(database.url).host}` : ''
  return new StartFailure(
    `PostgreSQL${place} went away while the server started (${error.message}); see that it runs, then start this server again.`,
    { cause: error },
  )
}

/** A worker answers calls and probes, but needs no built pages. */
function openPages({ role, environment, pagesFolder }: Settings): Promise<Pages> | undefined {
  if (role === 'worker') return undefined
  return environment === 'development' ? devPages() : builtPages(pagesFolder)
}

async function atMost(milliseconds: number, work: Promise<unknown>) {
  const late = new AbortController()
  await Promise.race([work, pause(milliseconds, undefined, { signal: late.signal }).catch(() => {})])
  late.abort()
}
