import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FLOORS, floorsInWords } from './floors.mjs'

const MADE = new Set(['node_modules', 'build', '.react-router', 'coverage', '.git', '.cache'])

/** Docs name files from the root, from `server/src` or `web/app`, or by their name alone. */
const NAMED_FILE = /^[\w./@…*{},<>$-]+\.(?:tsx?|mjs|sql|md|css|json|ya?ml)$/
const NAMED_FOLDER = new RegExp(
  `^(?:contract|sandbox|server|demo|web|e2e|bench|scripts|docs|deploy|${Object.keys(FLOORS).join('|')})/[\\w./…*{},<>-]*$`,
)
const CODE = /`([^`\n]+)`/g
const LINK = /\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g

const DECISION = /\bdecisions? (\d{3})\b/gi
/** A name to fill in, what a command writes as it runs, and an address. */
const NO_FILE = /(?:^|\/)NNNN_|^\.cache\/|^manifest\.json$|^\//

const TABLE = 'docs/architecture.md'
const FLOORS_SHOWN = /<!-- floors -->\n[\s\S]*?<!-- \/floors -->/

/** A file, a folder or a decision that the docs name is there, and the floors are those of the table. */
export async function docsViolations(root) {
  const places = await placesOf(root)
  const found = []
  for (const file of docsOf(places)) {
    const text = await readFile(path.join(root, file), 'utf8')
    text.split('\n').forEach((line, index) => {
      for (const [, number] of line.matchAll(DECISION))
        if (!places.files.some((place) => place.startsWith(`docs/decisions/${number}-`)))
          found.push({ file, line: index + 1, sentence: `There is no decision ${number}.` })
      for (const named of namedIn(line, file))
        if (!isThere(places, named))
          found.push({
            file,
            line: index + 1,
            sentence: `${named} is not there: name the file as it is called today.`,
          })
    })
    if (file === TABLE && text !== withFloors(text))
      found.push({ file, line: 1, sentence: 'The floors are others by now: run npm run floors:docs.' })
  }
  return found
}

/** Prints the table of the floors into the docs. */
export async function writeFloors(root) {
  const place = path.join(root, TABLE)
  await writeFile(place, withFloors(await readFile(place, 'utf8')))
}

const withFloors = (text) =>
  text.replace(FLOORS_SHOWN, () => `<!-- floors -->\n${floorsInWords()}\n<!-- /floors -->`)

const docsOf = ({ files }) =>
  files.filter((file) => /^(?:README|STYLE)\.md$|^docs\/.*\.md$|^bench\/README\.md$/.test(file))

export function* namedIn(line, file) {
  for (const [, code] of line.matchAll(CODE)) {
    const named = code.replace(/:\d+$/, '')
    if (NO_FILE.test(named)) continue
    if (NAMED_FILE.test(named) || NAMED_FOLDER.test(named)) yield named
  }
  for (const [, target] of line.matchAll(LINK))
    yield path.posix.normalize(path.posix.join(path.posix.dirname(file), target))
}

/** Each file and folder by every end of its path: `room/file.ts` is found as well as the whole. */
async function placesOf(root) {
  const files = []
  const folders = []
  for (const entry of await entriesOf(root, '')) (entry.isFolder ? folders : files).push(entry.place)
  return { files, ends: new Set([...files, ...folders].flatMap(endsOf)) }
}

async function entriesOf(root, folder) {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true })
  const found = entries
    .filter(({ name }) => !MADE.has(name))
    .map((entry) => ({ place: path.posix.join(folder, entry.name), isFolder: entry.isDirectory() }))
  const inside = found.filter(({ isFolder }) => isFolder).map(({ place }) => entriesOf(root, place))
  return [...found, ...(await Promise.all(inside)).flat()]
}

function endsOf(place) {
  const parts = place.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}

function isThere({ ends }, named) {
  const plain = named.replace(/^\.\//, '').replace(/\/$/, '')
  if (!/[…*{<]/.test(plain)) return ends.has(plain)
  const pattern = plain
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?/g, '(?:.*)')
    .replace(/\{([^}]*)\}/g, (_, names) =>
      names.includes(',') ? `(?:${names.replaceAll(',', '|')})` : '[^/]+',
    )
    .replace(/…|<[^>]*>|(?<!\.)\*/g, '[^/]*')
  const shaped = new RegExp(`^${pattern}$`)
  return [...ends].some((end) => shaped.test(end))
}
