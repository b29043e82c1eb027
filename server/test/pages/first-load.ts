import { gzipSync } from 'node:zlib'
import { init, parse } from 'es-module-lexer'
import type { Document } from 'jsdom'
import type { Site } from './site.ts'

await init

export interface LoadedFile {
  file: string
  kind: 'script' | 'style'
  /** The bytes are those that gzip sends. */
  bytes: number
  isHardWidget: boolean
}

const NAMES_SCRIPT = 'link[rel=modulepreload], link[rel=late], link[rel=preload][as=script]'
const NAMES_STYLE = 'link[rel=stylesheet], link[rel=preload][as=style]'
const MODULES = 'script[type=module], script[data-late]'

/** A browser loads these by itself when it opens a page: the scripts and styles it names, and what those import. */
export function firstLoads(site: Pick<Site, 'get'>) {
  const weighed = new Map<string, Promise<LoadedFile & { imports: string[] }>>()

  return async (document: Document): Promise<LoadedFile[]> => {
    const styles = hrefs(document, NAMES_STYLE)
    const scripts = new Set([...hrefs(document, NAMES_SCRIPT), ...srcs(document), ...startedBy(document)])
    // A loop over a set meets what is added on the way.
    for (const file of scripts) for (const imported of (await weigh(file)).imports) scripts.add(imported)
    return Promise.all([...new Set(styles), ...scripts].map(weigh))
  }

  function weigh(file: string) {
    const known = weighed.get(file) ?? read(file)
    weighed.set(file, known)
    return known
  }

  async function read(file: string) {
    const { statusCode, body } = await site.get(file)
    if (statusCode !== 200) throw new Error(`${file} answered ${statusCode}`)
    const isScript = file.endsWith('.js')
    return {
      file,
      kind: isScript ? ('script' as const) : ('style' as const),
      bytes: gzipSync(body, { level: 9 }).length,
      isHardWidget: isScript && body.includes('react-aria'),
      imports: isScript ? importsOf(body, file, isStatic) : [],
    }
  }
}

const hrefs = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => pathOf(link.getAttribute('href') ?? '', '/'))

const srcs = (document: Document) =>
  [...document.querySelectorAll('script[src]')].map((script) => pathOf(script.getAttribute('src') ?? '', '/'))

/** A page's own module starts all it imports, also by `import()`: it runs at once. */
const startedBy = (document: Document) =>
  [...document.querySelectorAll(MODULES)].flatMap((script) => importsOf(script.textContent, '/', () => true))

type Import = ReturnType<typeof parse>[0][number]

const isStatic = ({ d }: Import) => d === -1

const importsOf = (code: string, file: string, isWanted: (found: Import) => boolean) =>
  parse(code)[0].flatMap((found) => (found.n !== undefined && isWanted(found) ? pathOf(found.n, file) : []))

const pathOf = (name: string, from: string) => new URL(name, `http://site.example${from}`).pathname
