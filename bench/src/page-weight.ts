import { gzipSync } from 'node:zlib'

export interface Weight {
  path: string
  html: number
  js: number
  css: number
}

export const PUBLIC_PAGES = [
  '/',
  '/p/about',
  '/p/how-to-hire-agents',
  '/p/contact-us',
  '/p/agents',
  '/p/articles',
  '/p/visas/ca',
  '/p/countries',
  '/p/countries/ca',
  '/p/privacy-policy',
  '/p/terms-and-condtions',
]

/** The gzipped scripts and styles a page names in its own HTML: what a visitor loads before touching anything. */
export async function weigh(address: string, path: string): Promise<Weight> {
  const html = await text(address + path)
  const links = html.match(/<link[^>]+rel="(?:late|stylesheet)"[^>]*>/g) ?? []
  const files = new Set(links.flatMap((link) => link.match(/\/assets\/[\w.-]+/) ?? []))
  const sizes = await Promise.all(
    [...files].map(async (file) => ({ file, size: gzipped(await text(address + file)) })),
  )
  const sum = (ending: string) =>
    sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { size }) => total + size, 0)
  return { path, html: gzipped(html), js: sum('.js'), css: sum('.css') }
}

const gzipped = (content: string) => gzipSync(content, { level: 9 }).length

async function text(url: string) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}
