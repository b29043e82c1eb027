import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commentViolations, riddlesIn, subjectViolations } from './comment-rules.mjs'

let tree
beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'sojourn-comments-'))
})
afterEach(() => rm(tree, { recursive: true }))

async function write(file, text) {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true })
  await writeFile(path.join(tree, file), text)
}

test.each([
  '/** What a client sees of it. */',
  '  /** Whether it is theirs; null where nobody knows. */',
  '// Who signs out is asked nothing.',
  '/* Those of a case. */',
  'const days = 7 // So many days.',
  '      {/* Where the map stands. */}',
  '/**\n * By name, the newest first.\n */',
  '{/*\n  As in the mail.\n*/}',
])('%j is refused', (text) => {
  expect([...riddlesIn(text.split('\n'))]).toEqual([text.split('\n').length > 1 ? 2 : 1])
})

test.each([
  '/** The client pays before work begins, so nobody waits. */',
  '// The job asks what no answer told us.\n// What it hears is kept.',
  '/**\n * A page reads it.\n * So does a mail.\n */',
  '/** Whatever comes later is left alone. */',
  'const address = `https://$\x7bhost}/So`',
  "const text = '// What is this'",
])('%j is let through', (text) => {
  expect([...riddlesIn(text.split('\n'))]).toEqual([])
})

test.each([
  'contract/src/a.ts',
  'server/test/a.ts',
  'web/app/a.tsx',
  'e2e/a.ts',
  'scripts/a.mjs',
  'bench/a.ts',
])('comments of %s are looked at', async (file) => {
  await write(file, 'export const a = 1\n/** Of the case. */\nexport const b = 2\n')
  expect(await commentViolations(tree)).toEqual([
    { file, line: 2, sentence: expect.stringContaining('a subject and a verb') },
  ])
})

const NOON = Date.UTC(2026, 10, 28, 12) / 1000

function commit(subject, minute) {
  const date = `${NOON + minute * 60} +0000`
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...who, 'commit', '--quiet', '--allow-empty', '-m', subject], {
    cwd: tree,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  })
}

test('subjects of commits since the rule are looked at, and of those the last twenty', async () => {
  expect(await subjectViolations(tree)).toEqual([])

  execFileSync('git', ['init', '--quiet'], { cwd: tree })
  commit('What was there before', 0)
  await write('scripts/lib/comment-rules.mjs', '')
  execFileSync('git', ['add', '.'], { cwd: tree })
  commit('Comments are sentences', 1)
  commit('Whose order it is stands in its title', 2)
  for (let minute = 3; minute < 22; minute++) commit('Clients see who wrote', minute)
  expect(await subjectViolations(tree)).toEqual([
    {
      file: expect.stringMatching(/^commit [0-9a-f]+$/),
      line: 1,
      sentence: expect.stringContaining('“Whose order it is stands in its title” is no plain sentence'),
    },
  ])

  commit('Agents see who read', 22)
  expect(await subjectViolations(tree)).toEqual([])
})
