import { join } from 'node:path'
import { loadReference } from '../../server/src/ground/reference/load-reference.ts'
import { openContext } from '../../server/src/open-context.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { readSettings } from '../../server/src/settings/settings.ts'
import { FEWER_CONNECTIONS, type Figures, measure } from './load.ts'
import { bringManyOrders, type Sizes } from './many-orders.ts'
import { startProcess } from './processes.ts'
import { recordStatements } from './record-statements.ts'
import { serverEnv } from './server-env.ts'

type Pages = Record<
  | 'workspace'
  | 'workspaceFloor'
  | 'stages'
  | 'stagesFloor'
  | 'orders'
  | 'ordersFloor'
  | 'wallet'
  | 'walletFloor'
  | 'todayOfClient'
  | 'todayOfClientFloor'
  | 'todayOfAgent'
  | 'todayOfAgentFloor'
  | 'longTalk'
  | 'shortTalk',
  Figures
>

export interface AfterHiring {
  sizes: Sizes
  pages: Pages
}

/** The pages of orders, conversations and wallets among many of them, beside a floor that asks PostgreSQL the same. */
export async function measureAfterHiring(folder: string, sizes: Sizes): Promise<AfterHiring> {
  const postgres = await startEmbedded({ dataDir: join(folder, 'after-hiring') })
  const env = {
    ...serverEnv(postgres.url, join(folder, 'after-hiring-data')),
    TRUSTED_PROXIES: '127.0.0.1',
  }
  try {
    const { client, agent, orders, cases, long, short } = await bring(postgres.url, env, sizes)
    const workspaces = orders.map(workspaceOf)
    const inStages = cases.map(workspaceOf)
    const place = { folder: env.DATA_DIR, databaseUrl: postgres.url, env }
    const statements = await recordStatements(place, [
      ...[...workspaces, ...inStages, ...LISTS].map((path) => ({ path, headers: client })),
      { path: WALLET, headers: agent },
      { path: TODAY, headers: client },
      { path: TODAY_OF_AGENT, headers: agent },
    ])
    const server = await startProcess('server/src/main.ts', { ...env, DEMO: '0' })
    const floor = await startProcess('bench/src/statements-floor.ts', {
      DATABASE_URL: postgres.url,
      STATEMENTS: statements,
    })
    const both = <Name extends string>(name: Name, paths: string[], headers: Record<string, string>) => {
      const calls = paths.map((path) => `/api${path}`)
      const connections = FEWER_CONNECTIONS
      return {
        [name]: { server, paths: calls, headers, connections },
        [`${name}Floor`]: { server: floor, paths: calls, connections },
      }
    }
    const messages = (id: string) => ({
      server,
      path: `/api/conversations/${id}/messages`,
      headers: client,
      connections: FEWER_CONNECTIONS,
    })
    try {
      const pages = (await measure({
        ...both('workspace', workspaces, client),
        ...both('stages', inStages, client),
        ...both('orders', LISTS, client),
        ...both('wallet', [WALLET], agent),
        ...both('todayOfClient', [TODAY], client),
        ...both('todayOfAgent', [TODAY_OF_AGENT], agent),
        longTalk: messages(long),
        shortTalk: messages(short),
      })) as Pages
      return { sizes, pages }
    } finally {
      await floor.stop()
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

const workspaceOf = (id: string) => `/orders/${id}/workspace`

const LISTS = ['/orders', '/orders?filter[status][0]=1', '/orders?query=visa']
const WALLET = '/wallets'
const TODAY = '/today'
/** The floor knows calls by their addresses. */
const TODAY_OF_AGENT = '/today?'

async function bring(url: string, env: Record<string, string>, sizes: Sizes) {
  await migrate(url)
  const { context, close } = await openContext(readSettings(env), url, {}, undefined, { isPatient: true })
  try {
    await loadReference(context.db, context.clock)
    return await bringManyOrders(context, sizes)
  } finally {
    await close()
  }
}
