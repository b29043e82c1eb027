import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { inRoot, Stop, say } from './command.mjs'
import { run } from './run.mjs'

/** Installs what the lock names, unless it is there already. */
export async function ensureInstalled() {
  const lock = await readFile(inRoot('package-lock.json'), 'utf8')
  const stamp = createHash('sha256').update(lock).digest('hex')
  const stampFile = inRoot('node_modules/.installed')
  if ((await readOrEmpty(stampFile)) === stamp) return

  if (!holds(await readOrEmpty(inRoot('node_modules/.package-lock.json')), lock)) {
    say('Installing packages (the first time takes a minute or two) …')
    await install()
  }
  await mkdir(inRoot('node_modules'), { recursive: true })
  await writeFile(stampFile, stamp)
}

/** npm leaves a list of what it installed; so an install done by hand is not done again. */
export function holds(installedText, lockText) {
  if (!installedText) return false
  const installed = JSON.parse(installedText).packages
  return Object.entries(JSON.parse(lockText).packages).every(
    ([place, { version, link, optional }]) =>
      !place.includes('node_modules/') ||
      optional ||
      (link ? place in installed : installed[place]?.version === version),
  )
}

async function install() {
  // Under `npm start` npm says where it is itself, which holds on every system.
  const own = process.env.npm_execpath
  const [program, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []]
  const { code, said } = await run(program, [...first, 'ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    env: process.env,
    quiet: true,
  }).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new Stop('npm is missing; install it beside Node (it comes with it) and start again.')
  })
  if (code !== 0) throw new Stop(installFailure(said), { exitCode: code })
}

export function installFailure(said) {
  if (/ENOSPC|EDQUOT/.test(said)) return 'The disk is full. Free some space and start again.'
  if (/EACCES|EPERM|EROFS/.test(said)) {
    return `No right to write ${inRoot('node_modules')}: start as the user the project belongs to.`
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(said)) {
    return 'The packages cannot be fetched: check the network (or the registry and proxy npm is set to) and start again.'
  }
  return `npm ci failed; this is what it said:\n${said.trim()}`
}

async function readOrEmpty(file) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
