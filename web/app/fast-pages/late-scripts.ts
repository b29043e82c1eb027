/**
 * The parts a page is read by come before those it is worked with: on a slow line its scripts would take half of it. In
 * a page that is sent whole they are named in a way the browser passes over, until it has painted the page.
 */
export function scriptsLast(html: string) {
  // React puts all such links into the head, and nothing behind this script has the word unquoted: the page is long.
  const body = html.indexOf('</head>')
  const script = html.lastIndexOf(MODULE)
  if (script < body) return html
  const head = html.slice(0, body).replaceAll('<link rel="modulepreload"', '<link rel="late"')
  return `${head}${html.slice(body, script)} type="text/plain" data-late=""${html.slice(script + MODULE.length)}`
}

const MODULE = ' type="module"'

/** Runs in the page's head. A page in the background is not painted; some browsers do not tell whether one is. */
export const LATE_SCRIPTS_SCRIPT = `document.addEventListener('DOMContentLoaded', () => {
const start = () => {
const late = document.querySelector('script[data-late]')
if (!late) return
for (const link of document.querySelectorAll('link[rel=late]')) link.rel = 'modulepreload'
const script = document.createElement('script')
script.type = 'module'
script.nonce = late.nonce
script.textContent = late.textContent
late.replaceWith(script)
}
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start()
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
requestAnimationFrame(() => setTimeout(start, 1000))
document.addEventListener('visibilitychange', start)
})`
