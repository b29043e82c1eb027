import { root } from './lib/command.mjs'
import { writeFloors } from './lib/docs-rules.mjs'

await writeFloors(root)
