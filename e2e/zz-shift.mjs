import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
const O = 'http://127.0.0.1:4811'
const browser = await chromium.launch({ executablePath: readFileSync('/tmp/chromium-path','utf8').trim() })
const [,, who, width='390', ...paths] = process.argv
const ctx = await browser.newContext({ viewport: { width: Number(width), height: 844 } })
const page = await ctx.newPage()
if (who !== '-') {
  await page.goto(O + '/p/auth/login'); await page.waitForSelector('html[data-alive]')
  await page.fill('input[name=email]', who + '@demo.example'); await page.fill('input[name=password]', 'Sojourn-demo-1')
  await page.click('main button[type=submit]'); await page.waitForURL(u => !u.pathname.includes('auth'))
}
await page.route('**/api/**', async r => { await new Promise(x => setTimeout(x, 500)); await r.continue() })
await page.addInitScript(() => {
  window.kept = []
  new PerformanceObserver(l => { for (const e of l.getEntries()) window.kept.push({ v: e.value, t: Math.round(e.startTime), i: e.hadRecentInput, s: e.sources.map(({ node, previousRect: p, currentRect: c }) => `${node?.localName ?? node?.nodeName}.${node?.className ?? ''} "${(node?.textContent ?? '').slice(0, 40)}" y${p.y}->${c.y} h${p.height}->${c.height} x${p.x}->${c.x}`) }) }).observe({ type: 'layout-shift', buffered: true })
})
for (const p of paths) {
  await page.goto(O + p); await page.waitForTimeout(2500)
  await page.reload(); await page.waitForTimeout(3000)
  const kept = await page.evaluate(() => window.kept)
  console.log(p, kept.reduce((a, k) => a + k.v, 0).toFixed(3)); for (const k of kept) if (k.v > 0.001) console.log('  ', k.v.toFixed(4), k.t, k.s.join('\n        '))
}
await browser.close()
