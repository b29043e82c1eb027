import { root } from './lib/command.mjs'
import { violations } from './lib/rules.mjs'

const found = await violations(process.argv[2] ?? root)
for (const { file, line, sentence } of found) console.log(`${file}:${line}: ${sentence}`)
process.exit(found.length > 0 ? 1 : 0)
