import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { WebApp } from './pages.ts'
import type { Pages } from './serve-pages.ts'

const BUILD = join(import.meta.dirname, '../../../../web/build')

export async function builtPages(): Promise<Pages> {
  const entry = join(BUILD, 'server/index.js')
  if (!existsSync(entry))
    throw new StartFailure('The pages are not built yet; run npm start, which builds them.')
  const webApp = (await import(entry)) as WebApp
  return { webApp: async () => webApp, clientFolder: join(BUILD, 'client') }
}
