import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { AREAS } from './areas.mjs'
import { root, Stop } from './command.mjs'
import { FLOORS, roomOf, webRoomOf } from './floors.mjs'

/** Whoever pays, pays in the sandbox. */
const PAYING = [
  ['server', ['platform/payments', 'money/', 'crash']],
  ['e2e', ['hiring', 'payment-pages', 'wallet']],
]

/** The parts and words that run what a change can reach: what is not committed, and what came since a commit or branch. */
export async function changedTests(since) {
  const files = await changedFiles(since)
  return testsFor(files)
}

/** Which words each part runs with; no words: the whole part. */
export function testsFor(files) {
  const parts = new Map(files.length > 0 ? [['check', []]] : [])
  for (const file of files) {
    for (const [part, words] of reachedBy(file)) {
      const before = parts.get(part)
      // A whole part stays whole.
      if (before?.length === 0) continue
      parts.set(part, words.length === 0 ? [] : [...new Set([...(before ?? []), ...words])])
    }
  }
  return parts
}

function reachedBy(file) {
  if (/\.md$|^(docs|deploy|bench)\//.test(file)) return []
  const [, own] = /^(?:scripts|sandbox|demo|server|web|e2e|contract)\/(.+\.test\.\w+)$/.exec(file) ?? []
  if (own) return [[file.split('/')[0], [own]]]
  const name = nameOf(file)
  const area = AREAS.find(({ names }) => names.includes(name))
  // No words of a part: none of its tests.
  if (area)
    return ['server', 'web', 'e2e'].filter((part) => area[part].length > 0).map((part) => [part, area[part]])
  const floor = Object.keys(FLOORS).find((one) => FLOORS[one].includes(name))
  if (floor) return [['server', [`${floor}/${name}`, 'test/permissions']]]
  const whole = (...parts) => parts.map((part) => [part, []])
  if (file.startsWith('scripts/')) return whole('scripts')
  if (file.startsWith('e2e/')) return whole('e2e')
  if (file.startsWith('sandbox/')) return [...whole('sandbox'), ...PAYING]
  if (file.startsWith('demo/')) return [...whole('demo'), ['e2e', ['screens', 'agents', 'articles']]]
  if (file.startsWith('web/test/')) return whole('web')
  if (file.startsWith('server/test/')) return whole('server')
  if (file.startsWith('web/')) return whole('web', 'e2e')
  if (file.startsWith('server/')) return whole('server', 'e2e')
  return whole('scripts', 'contract', 'web', 'sandbox', 'demo', 'server', 'e2e')
}

/** These areas of the pages hold rooms of several domains; each other area is one by itself. */
const NAMED_BY_ROOM = /^(visit|find|client|agent)\//

/** The area is the room on the server or of the pages, or the file of the contract. */
export const nameOf = (file) =>
  roomOf(file)?.split('/')[1] ??
  /^server\/src\/([^/]+)\/./.exec(file)?.[1] ??
  webRoomOf(file)?.replace(NAMED_BY_ROOM, '').split('/')[0] ??
  /^contract\/src\/(?:[^/]+\/)?([^/]+)\.ts$/.exec(file)?.[1]

async function changedFiles(since) {
  const lists = [
    since ? ['diff', '--name-only', `${since}...HEAD`] : [],
    ['diff', '--name-only', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ]
  const found = await Promise.all(lists.filter(({ length }) => length > 0).map(git))
  return [...new Set(found.flat())]
}

async function git(args) {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: root })
    return stdout.split('\n').filter(Boolean)
  } catch (error) {
    throw new Stop(`git ${args.join(' ')} failed: ${error.stderr ?? error.message}`)
  }
}
