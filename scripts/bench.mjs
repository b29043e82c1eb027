import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode, run } from './lib/run.mjs'

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const [first, ...rest] = process.argv.slice(2)
  const { code } =
    first === 'grown'
      ? await run(pinnedNode(), ['bench/src/grown/main.ts', ...rest])
      : await run(pinnedNode(), ['bench/src/main.ts', ...process.argv.slice(2)])
  return code
})
