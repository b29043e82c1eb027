import { root } from './lib/command.mjs'
import { englishLeft } from './lib/english-left.mjs'
import { languageViolations } from './lib/language-rules.mjs'
import { violations } from './lib/rules.mjs'

const tree = process.argv[2] ?? root
const found = [...(await violations(tree)), ...(await languageViolations(tree)), ...(await englishLeft(tree))]
for (const { file, line, sentence } of found) console.log(`${file}:${line}: ${sentence}`)
process.exit(found.length > 0 ? 1 : 0)
