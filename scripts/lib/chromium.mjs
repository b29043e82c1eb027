import { access } from 'node:fs/promises'
import path from 'node:path'
import { inRoot, Stop, say } from './command.mjs'
import { environment, pinnedNode, run } from './run.mjs'

/** Debian's packages. The shell is Chromium without the parts of a window nobody looks at, and costs less. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium that runs: one that is there, else the system's package, else Playwright's download. */
export async function ensureChromium() {
  const found = (await there()) ?? (await fromPlaywright(false))
  if (found) return found
  say('Installing a Chromium for the journeys …')
  const brought = (await fromSystem()) ?? (await fromPlaywright(true))
  if (brought) return brought
  throw new Stop(
    'The journeys need a Chromium and none could be installed; install chromium, or set CHROMIUM_PATH to one.',
  )
}

async function there() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (await runs(wanted)) return wanted
    throw new Stop(`CHROMIUM_PATH is "${wanted}", which does not run; set it to a Chromium that does.`)
  }
  for (const name of NAMES) {
    for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
      const program = path.join(folder, name)
      if (await runs(program)) return program
    }
  }
}

async function fromSystem() {
  if (process.getuid?.() !== 0) return undefined
  const waiting = ['-o', 'DPkg::Lock::Timeout=120']
  const apt = (...args) => quietly('apt-get', [...waiting, ...args], { DEBIAN_FRONTEND: 'noninteractive' })
  if ((await apt('update')).code !== 0) return undefined
  for (const name of PACKAGES) {
    if ((await apt('install', '-y', '--no-install-recommends', name)).code === 0) return there()
  }
}

async function fromPlaywright(download) {
  const cli = inRoot('node_modules/playwright-core/cli.js')
  if (download) {
    const asRoot = process.getuid?.() === 0 ? ['--with-deps'] : []
    await quietly(pinnedNode(), [cli, 'install', ...asRoot, 'chromium'])
  }
  const ask = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { said } = await quietly(pinnedNode(), ['-e', ask])
  return (await runs(said.trim())) ? said.trim() : undefined
}

/** It must answer, not only be there: Ubuntu's package of this name is a door to another store. */
async function runs(program) {
  if (!path.isAbsolute(program)) return false
  const isThere = await access(program).then(
    () => true,
    () => false,
  )
  return isThere && (await quietly(program, ['--version'])).code === 0
}

function quietly(program, args, env = {}) {
  return run(program, args, { quiet: true, env: environment(env) }).catch((error) => {
    if (error instanceof Stop) throw error
    return { code: 1, said: '' }
  })
}
