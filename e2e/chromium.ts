import { chromium } from 'playwright-core'
import { ensureChromium } from '../scripts/lib/chromium.mjs'

const FLAGS = [
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Even so it looks up hosts of its maker's; nothing but our server can be found.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
]

/** The machine's own Chromium, for all test files to connect to. */
export async function launchChromium() {
  const executablePath = await ensureChromium()
  return chromium.launchServer({ executablePath, chromiumSandbox: false, args: FLAGS })
}

/** A browser whose camera sees a film (MJPEG) and nobody is asked for leave. */
export async function launchWithCamera(film: string) {
  const executablePath = await ensureChromium()
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
  return chromium.launch({ executablePath, chromiumSandbox: false, args: [...FLAGS, ...camera] })
}
