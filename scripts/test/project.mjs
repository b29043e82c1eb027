import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const SCRIPTS = path.resolve(import.meta.dirname, '..')

/** This script stands for npm and installs stand-ins for the tools, each doing one visible thing. */
const NPM = `
import { mkdirSync, writeFileSync, symlinkSync, readFileSync } from 'node:fs'
mkdirSync('node_modules/.bin', { recursive: true })
mkdirSync('node_modules/vitest', { recursive: true })
symlinkSync(process.execPath, 'node_modules/.bin/node')
writeFileSync('node_modules/.package-lock.json', readFileSync('package-lock.json'))
writeFileSync('node_modules/.bin/react-router', "require('node:fs').mkdirSync('build', { recursive: true })")
writeFileSync('node_modules/.bin/rolldown', "require('node:fs').cpSync('src/main.ts', 'build/main.js')")
writeFileSync('node_modules/vitest/vitest.mjs', readFileSync('vitest.mjs'))
`

const NPM_OFFLINE = "console.error('npm error code ENOTFOUND'); process.exit(7)"

/** Reports what <part>/result.json says, or again.json for one file alone, also of errors aside of tests, and tells its arguments. */
const VITEST = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
const value = (name) => process.argv.find((word) => word.startsWith(name)).slice(name.length)
const part = process.argv[process.argv.indexOf('--root') + 1]
const again = process.argv.at(-1).endsWith('.test.ts') && existsSync(part + '/again.json')
const { report, code, aside = [] } = JSON.parse(readFileSync(part + (again ? '/again.json' : '/result.json'), 'utf8'))
if (process.env.WITH_DEMO_FILES) console.log('with the demo', part.split('/').at(-1))
console.log('vitest', part.split('/').at(-1), process.argv.slice(9).join(' '))
if (report) writeFileSync(process.env.ERRORS_ASIDE_FILE, JSON.stringify(aside))
if (report) writeFileSync(value('--outputFile.json='), JSON.stringify(report))
process.exit(code)
`

/** Says when it begins and which signals come, like the server; ends a moment after SIGTERM or SIGINT. */
const SERVER = `
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => { console.log('got', signal); setTimeout(() => process.exit(0), 200) })
}
console.log('up', process.pid)
setInterval(() => {}, 1000)
`

/** A project as small as can be, with our real commands in it. */
export async function makeProject() {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'sojourn-project-')))
  const write = async (file, text) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  await cp(SCRIPTS, path.join(folder, 'scripts'), { recursive: true })
  await write('package-lock.json', JSON.stringify({ packages: {} }))
  await write('package.json', JSON.stringify({ type: 'module' }))
  await write('npm.mjs', NPM)
  await symlink('npm.mjs', path.join(folder, 'npm-cli.js'))
  await write('vitest.mjs', VITEST)
  await write('web/app/root.tsx', '')
  await write('contract/src/calls/call.ts', '')
  await write('contract/words/languages.json', '[]')
  await write('server/src/main.ts', SERVER)
  await write('server/rolldown.config.ts', '')
  await write('sandbox/src/sandbox.ts', '')
  await write('demo/src/story.ts', '')
  const started = []

  return {
    folder,
    write,
    goOffline: () => write('npm.mjs', NPM_OFFLINE),
    /** Runs a command as npm would, or below a shell as npm does. */
    run(name, words = [], { inShell = false } = {}) {
      const script = path.join(folder, 'scripts', `${name}.mjs`)
      const env = { ...process.env, npm_execpath: path.join(folder, 'npm-cli.js'), npm_lifecycle_event: name }
      const line = [process.execPath, script, ...words]
      const [program, args] = inShell ? ['sh', ['-c', `${line.join(' ')}; true`]] : [line[0], line.slice(1)]
      const command = follow(spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }))
      started.push(command)
      return command
    },
    async remove() {
      for (const command of started) command.child.kill('SIGKILL')
      await Promise.all(started.map((command) => command.ended))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function follow(child) {
  const command = { child, said: '', ended: once(child, 'close').then(([code]) => code) }
  const listen = (chunk) => {
    command.said += chunk
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  return command
}
