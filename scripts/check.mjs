import { existsSync } from 'node:fs'
import { command, inRoot, say } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode, run } from './lib/run.mjs'

/** The demo stands on the whole server, with which it is checked. */
const WORKSPACES = ['contract', 'sandbox', 'server', 'web', 'e2e', 'bench']

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
  const projects = WORKSPACES.filter((workspace) => existsSync(inRoot(workspace, 'tsconfig.json')))
  return Promise.all(
    projects.map((workspace) => tool(`Types in ${workspace}`, 'tsc', ['--noEmit', '-p', workspace])),
  )
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
