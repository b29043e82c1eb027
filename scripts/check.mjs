import { existsSync } from 'node:fs'
import { command, inRoot, say } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode, run } from './lib/run.mjs'

/** The server's project reads the demo too, and that of `e2e` the bench: both stand on the server, which is read once for them. */
const PROJECTS = ['contract', 'sandbox', 'server', 'web', 'e2e']

await command(async () => {
  await ensureInstalled()
  const started = Date.now()
  const results = await Promise.all([types(), lint(), deadCode(), architecture()])
  const failed = results.flat().filter((result) => result.code !== 0)
  for (const { what, said } of failed) console.error(`\n${what}\n${said.trim()}`)
  if (failed.length > 0) return 1
  say(
    `Types, lint, dead code and architecture are in order (${((Date.now() - started) / 1000).toFixed(1)} s).`,
  )
})

/** The pages' own types come first: web's imports of them are checked like any other. */
async function types() {
  const made = await tool('Types of the pages', 'react-router', ['typegen'], 'web')
  if (made.code !== 0) return made
  const projects = PROJECTS.filter((project) => existsSync(inRoot(project, 'tsconfig.json')))
  return Promise.all(projects.map(typesOf))
}

/** Each of several checkers learns the shared types anew, and a file that nothing changed for is not looked at again. */
function typesOf(project) {
  const known = inRoot('.cache/types', `${project}.tsbuildinfo`)
  const args = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', known, '-p', project]
  return tool(`Types in ${project}`, 'tsc', args)
}

function lint() {
  return tool('Lint', 'biome', ['check', '--error-on-warnings', '.'])
}

function deadCode() {
  return tool('Dead code', 'knip', ['--no-progress'])
}

async function architecture() {
  return { what: 'Architecture', ...(await run(pinnedNode(), ['scripts/architecture.mjs'], { quiet: true })) }
}

async function tool(what, name, args, workspace = '.') {
  const bin = inRoot('node_modules/.bin', name)
  return { what, ...(await run(pinnedNode(), [bin, ...args], { cwd: inRoot(workspace), quiet: true })) }
}
