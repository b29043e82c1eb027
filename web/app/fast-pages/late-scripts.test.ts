import { expect, test } from 'vitest'
import { scriptsLast } from './late-scripts.ts'

test('scripts are named without being asked for, styles stay as they are', () => {
  const page = [
    '<link rel="stylesheet" href="/assets/root.css"/><link rel="modulepreload" href="/assets/entry.js" nonce="n"/></head>',
    '<script nonce="n">window.context = {}</script>',
    '<script nonce="n" type="module" async="">import "/assets/route.js";</script>',
    '<script nonce="n">controller.enqueue("<script type=\\"module\\">")</script>',
  ]
  expect(scriptsLast(page.join('\n')).split('\n')).toEqual([
    '<link rel="stylesheet" href="/assets/root.css"/><link rel="late" href="/assets/entry.js" nonce="n"/></head>',
    page[1],
    '<script nonce="n" type="text/plain" data-late="" async="">import "/assets/route.js";</script>',
    page[3],
  ])
})
