import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { pasteProblem } from './paste-problem.ts'

const item = (marker: string, words: string) =>
  `<p class="MsoListParagraphCxSpMiddle" style='margin:0'><!--[if !supportLists]--><span>${marker}<span>&nbsp; </span></span><!--[endif]-->${words}<o:p></o:p></p>`

test('lists of a word processor are lists', () => {
  expect(cleanPaste(item('·', 'One') + item('·', 'Two'))).toBe('<ul><li>One</li><li>Two</li></ul>')
  expect(cleanPaste(item('1.', 'One') + item('2.', 'Two'))).toBe('<ol><li>One</li><li>Two</li></ol>')
})

test('what Google Docs copies is bold where it was', () => {
  const copied =
    '<b style="font-weight:normal;" id="docs"><span style="font-weight:700">Bold</span><span style="font-style:italic">leaning</span><span style="font-weight:400">plain</span></b>'
  const clean = cleanPaste(copied)
  expect(clean).toContain('<strong>Bold</strong><em>leaning</em>')
  expect(clean).not.toMatch(/<b\b/)
})

test('what would run or wear a style is switched off, and words stay as they are', () => {
  expect(cleanPaste('<style>p{}</style><script>1</script><img src=x onerror=alert(1)>')).not.toMatch(
    /onerror|script|style/,
  )
  expect(cleanPaste('<p>one=two, and more</p>')).toBe('<p>one=two, and more</p>')
})

test('5 MB and a table of 10,000 rows are refused with a sentence', () => {
  const problem = (html: string, text = '') => pasteProblem({ html, text, before: 0 })
  expect(problem('x'.repeat(5_000_000))).toMatch(/too long/)
  expect(problem('<tr>'.repeat(10_000))).toMatch(/too many rows/)
  expect(problem('', 'x'.repeat(100_001))).toMatch(/too long/)
  expect(problem('<p>words</p>', 'words')).toBeNull()
})
