import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import { keptFor } from '../kept-for.ts'
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
  return {
    // Pages of another language are read when the first asks for them. An import takes its time even of what is known.
    webApp: keptFor(
      (language: Language): Promise<WebApp> =>
        import(language === SOURCE ? entry : join(build, 'server', language, 'index.js')),
    ),
    clientFolder: join(build, 'client'),
  }
}
