import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import { StartFailure } from '../start-failure.ts'
import type { WebApp } from './pages.ts'
import type { Pages } from './serve-pages.ts'

/** The command `npm start` builds it. */
const BUILD = join(import.meta.dirname, '../../../../web/build')

export async function builtPages(build = BUILD): Promise<Pages> {
  const entry = join(build, 'server/index.js')
  if (!existsSync(entry))
    throw new StartFailure('The pages are not built yet; run npm start, which builds them.')
  await import(entry)
  const apps = new Map<Language, Promise<WebApp>>()
  return {
    // Pages of another language are read when the first asks for them. An import takes its time even of what is known.
    webApp: (language) => {
      const known = apps.get(language)
      if (known) return known
      const app: Promise<WebApp> = import(
        language === SOURCE ? entry : join(build, 'server', language, 'index.js')
      )
      apps.set(language, app)
      return app
    },
    clientFolder: join(build, 'client'),
  }
}
