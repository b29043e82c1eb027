import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sourceFiles } from './sources.mjs'

/** Its texts are examples of what is refused. */
const EXAMPLES = 'scripts/lib/comment-rules.test.mjs'
const PLACES = ['contract', 'sandbox', 'server', 'demo', 'web', 'e2e', 'scripts', 'bench']

/** A text that begins with one of these hides who acts, and is seldom a whole sentence. */
const RIDDLE = '(?:What|Who|Where|Of|Whose|By|Whether|As|So|Those)\\b'
const OPENS_A_COMMENT = new RegExp(`(?:^|[\\s{])/(?:\\*\\*?|/)\\s+${RIDDLE}`)
const OPENS_A_BLOCK = /^\s*(?:\{?\/\*\*?)\s*$/
const FIRST_OF_A_BLOCK = new RegExp(`^\\s*(?:\\*\\s+)?${RIDDLE}`)
const GOES_ON = /^\s*\/\/ /

/** Comments are sentences with a subject and a verb, or are not there. */
export async function commentViolations(root) {
  const found = []
  for await (const file of sourceFiles(root, PLACES)) {
    if (file === EXAMPLES) continue
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n')
    for (const line of riddlesIn(lines))
      found.push({
        file,
        line,
        sentence:
          'A comment is a sentence with a subject and a verb, or is not there: name who acts, or delete it.',
      })
  }
  return found
}

export function* riddlesIn(lines) {
  for (const [index, text] of lines.entries()) {
    const before = lines[index - 1] ?? ''
    const goesOn = GOES_ON.test(text) && GOES_ON.test(before)
    const isOpening = OPENS_A_COMMENT.test(text) && !goesOn
    if (isOpening || (OPENS_A_BLOCK.test(before) && FIRST_OF_A_BLOCK.test(text))) yield index + 1
  }
}

const RULE = 'scripts/lib/comment-rules.mjs'
const MOST_COMMITS = 20
const RIDDLE_OF_A_COMMIT = new RegExp(`^${RIDDLE}`)

/** Subjects of the last commits are sentences too. A commit that is older than this rule keeps its own. */
export async function subjectViolations(root) {
  if (!existsSync(path.join(root, '.git'))) return []
  const made = (await git(root, '--diff-filter=A', '--format=%ct', '--', RULE)).trim().split('\n').at(0)
  if (!made) return []
  const log = await git(
    root,
    '--no-merges',
    `--max-count=${MOST_COMMITS}`,
    `--since=${made}`,
    '--format=%h %s',
  )
  return log
    .split('\n')
    .map((line) => /^(?<commit>\S+) (?<subject>.*)$/.exec(line)?.groups)
    .filter((one) => one && RIDDLE_OF_A_COMMIT.test(one.subject))
    .map(({ commit, subject }) => ({
      file: `commit ${commit}`,
      line: 1,
      sentence: `“${subject}” is no plain sentence: say first what changed, or for whom.`,
    }))
}

/** A machine without git has no commits to look at. */
const git = (root, ...args) =>
  promisify(execFile)('git', ['log', ...args], { cwd: root }).then(
    ({ stdout }) => stdout,
    () => '',
  )
