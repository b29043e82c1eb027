import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { hostilePayloads } from '../../../test/hostile-payloads.ts'
import { drawSeed, rounds } from '../../../test/test-set.ts'
import { LINK_REL, sanitise } from './sanitise.ts'

const PICTURE = '/api/article-pictures/01890a5d-ac96-774b-bcce-b302099a8057.webp'

describe('what an agent may write stays', () => {
  test.each([
    '<h2>One</h2><h3>Two</h3><h4>Three</h4>',
    '<p>Plain, <strong>strong</strong>, <em>stressed</em><br />and a <code>code</code></p>',
    '<blockquote><p>As she said.</p></blockquote><hr />',
    '<ul><li><p>One</p></li></ul><ol start="3"><li>Three</li></ol>',
    `<p><a href="https://www.example.org/a?b=1&amp;c=2" rel="${LINK_REL}">there</a></p>`,
    `<p><a href="mailto:ana@example.org" rel="${LINK_REL}">Ana</a></p>`,
    `<img src="${PICTURE}" alt="A form" width="800" height="450" loading="lazy" />`,
    '<table><tbody><tr><th colspan="2" scope="col">Paper</th></tr><tr><td>A</td><td>B</td></tr></tbody></table>',
    '<aside data-callout="warning"><p>Never pay before you have seen it.</p></aside>',
    '<p>Как подготовить документы, كيف تجهّز أوراقك, काग़ज़, 材料</p>',
  ])('%s', (html) => expect(sanitise(html)).toBe(html))
})

describe('what comes from a word processor is made plain', () => {
  test.each([
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<b>bold</b> <i>leaning</i>', '<strong>bold</strong> <em>leaning</em>'],
    ['<p class="MsoNormal" style="margin:0"><span lang="en">Words</span></p>', '<p>Words</p>'],
    ['<o:p>x</o:p><font color="red">y</font>', 'xy'],
    ['<a href="javascript:alert(1)">go</a>', 'go'],
    ['<a href="//evil.example">go</a>', 'go'],
    ['<a href="https://bank.example@evil.example/">go</a>', 'go'],
    ['<a href="/p/agents">go</a>', 'go'],
    [
      '<a href="http://a.example" rel="opener" target="x">go</a>',
      `<a href="http://a.example/" rel="${LINK_REL}">go</a>`,
    ],
    ['<img src="https://spy.example/a.png" alt="a" />', ''],
    ['<img src="/api/pictures/../x.webp" />', ''],
    ['<img src="data:image/svg+xml,x" onerror="x" />', ''],
    ['<aside data-callout="evil">x</aside>', '<aside data-callout="note">x</aside>'],
    ['<td colspan="99999">x</td>', '<td>x</td>'],
    ['a<!-- hidden -->b', 'ab'],
    ['<p><foo><p>x</p></foo></p>', '<p></p><p>x</p><p></p>'],
  ])('%s becomes %s', (html, clean) => expect(sanitise(html)).toBe(clean))
})

test('no payload leaves a script, a handler or a foreign address', () => {
  expect(hostilePayloads.length).toBeGreaterThanOrEqual(500)
  for (const payload of hostilePayloads) {
    const clean = sanitise(payload)
    expect(dangersOf(clean), payload).toEqual([])
    expect(sanitise(clean), payload).toBe(clean)
  }
})

const { document } = new JSDOM('').window

/** A browser would find these in it, and no article may have them. */
function dangersOf(html: string) {
  document.body.innerHTML = html
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(ALLOWED.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].flatMap(({ name, value }) =>
      isHarmless(name, value) ? [] : [`${name}=${value}`],
    ),
  ])
}

const ALLOWED = new Set(
  'h2 h3 h4 p br hr blockquote ul ol li pre code aside strong em u s sub sup a img figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
)
const PLAIN = new Set('rel alt width height loading data-callout start colspan rowspan scope'.split(' '))
const isHarmless = (name: string, value: string) =>
  PLAIN.has(name) ||
  (name === 'href' && /^(https?:\/\/|mailto:)/.test(value)) ||
  (name === 'src' && value.startsWith('/api/article-pictures/'))

/** Pieces that HTML is made of, in no order, so that nesting, quoting and closing go wrong in every way. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'<p> </p> <a href="http://a.b"> </a> <table> <tr> <td> </td> </table> <ul> <li> </ul> <svg> </svg> <math> <mtext>'.split(
      ' ',
    ),
    ...[
      '<foo>',
      '</foo>',
      '<h1>',
      '</h1>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<style>',
      '</style>',
      '<b',
      '>',
      '"',
      "'",
    ],
    ...[
      '&lt;',
      '&amp;',
      '&#60;script&#62;',
      '&amp;lt;',
      '<br/>',
      '<aside data-callout=tip>',
      '</aside>',
      '<template>',
    ],
    ...[
      '<noscript>',
      '</noscript>',
      '<form>',
      '<textarea>',
      '</textarea>',
      '<img src=x onerror=alert(1)>',
      '\0',
      ' ',
    ],
  ),
  fc.string({ maxLength: 8 }),
  fc.constantFrom(...hostilePayloads.slice(0, 200)),
)
const random = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''))

test('clean is clean: a second pass changes nothing, and leaves nothing dangerous', () => {
  fc.assert(
    fc.property(random, (html) => {
      const clean = sanitise(html)
      expect(sanitise(clean)).toBe(clean)
      expect(dangersOf(clean)).toEqual([])
    }),
    { seed: drawSeed(18), numRuns: rounds(200, 10_000) },
  )
})
