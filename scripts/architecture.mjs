import { root } from './lib/command.mjs'
import { commentViolations, subjectViolations } from './lib/comment-rules.mjs'
import { wordsCompared } from './lib/compared-words.mjs'
import { docsViolations } from './lib/docs-rules.mjs'
import { englishLeft } from './lib/english-left.mjs'
import { languageViolations } from './lib/language-rules.mjs'
import { longFunctions } from './lib/long-functions.mjs'
import { refusalViolations } from './lib/refusal-rules.mjs'
import { violations } from './lib/rules.mjs'

const tree = process.argv[2] ?? root
const rules = [
  violations,
  languageViolations,
  englishLeft,
  wordsCompared,
  refusalViolations,
  docsViolations,
  commentViolations,
  subjectViolations,
  longFunctions,
]
const found = (await Promise.all(rules.map((rule) => rule(tree)))).flat()
for (const { file, line, sentence } of found) console.log(`${file}:${line}: ${sentence}`)
process.exit(found.length > 0 ? 1 : 0)
