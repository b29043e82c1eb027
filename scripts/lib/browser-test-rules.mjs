/** These files are the ways the others have to use. */
const WAYS = new Set(['e2e/navigate.ts', 'e2e/settled.ts', 'e2e/see.ts'])

/** Each rule names what stands in the place of what it forbids, and ends a whole class of races. */
const FORBIDDEN = [
  {
    pattern: /\b\w*[pP]age\.(goto|reload|goBack|goForward)\(/,
    sentence: 'Use goTo, reload, goBack or goForward of navigate.ts: they end settled.',
  },
  { pattern: /\b[pP]age\.waitForURL\(/, sentence: 'Use arrive(page, …) of navigate.ts: it ends settled.' },
  { pattern: /\bwaitForTimeout\(|\bsetTimeout\(/, sentence: 'A test does not sleep: use see or page.clock.' },
  { pattern: /networkidle/, sentence: 'Use settled(page): the page says when nothing is pending.' },
  { pattern: /\bwaitForResponse\(/, sentence: 'Use act(page, …): it ends when all calls are answered.' },
  { pattern: /includes\('token='\)|__react/, sentence: 'Use settled(page): the page says when it listens.' },
  {
    pattern: /(check|click|fill|hover|press)\([^)]*force: true/,
    sentence: 'Say in a comment above why a person can press what the browser takes for covered.',
    isExcused: (near) => /\/\/ \S+ \S+/.test(near),
  },
  {
    pattern: /problems\.expect\(\s*\/\^?status of/,
    sentence: 'An excuse names the call and how often: problems.expect({ call, status, times }).',
  },
]

/** Reads of what a page shows, which may show something else a moment later. */
const READS =
  /\.(count|innerText|allInnerTexts|textContent|allTextContents|innerHTML|inputValue|isVisible|isHidden|isEnabled|isDisabled|isChecked|isEditable|getAttribute|evaluate|evaluateAll|boundingBox|title)\(|(?<!Promise)\.all\(/

const hasReason = (near) => /\/\/ raw: \S+ \S+/.test(near)

/** A line is let through where a comment in it, or just above, says `raw:` and why. */
export function* browserTestsDoNotRace({ file, lines, written }) {
  if (!file.startsWith('e2e/') || WAYS.has(file)) return
  const near = (line) => written.slice(Math.max(0, line - 4), line).join('\n')

  const code = lines.map(({ text }) => text).join('\n')
  for (const { index } of code.matchAll(/\bexpect\((?=\s*await\b)/g)) {
    const line = code.slice(0, index).split('\n').length
    if (READS.test(insideParentheses(code, index)) && !hasReason(near(line)))
      yield { line, sentence: 'A look once, right after an action, is a race: use see(…) or expect.poll.' }
  }
  for (const { line, text } of lines) {
    for (const { pattern, sentence, isExcused = hasReason } of FORBIDDEN) {
      if (pattern.test(text) && !isExcused(near(line))) yield { line, sentence }
    }
  }
}

/** From the first opening parenthesis after a place to the one that closes it. */
function insideParentheses(code, from) {
  const start = code.indexOf('(', from)
  let depth = 0
  for (let at = start; at < code.length; at++) {
    if (code[at] === '(') depth += 1
    if (code[at] === ')') depth -= 1
    if (depth === 0) return code.slice(start + 1, at)
  }
  return code.slice(start + 1)
}
