import { parseSync } from 'oxc-parser'
import { createElement, Fragment } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markEnglish } from './stays-english.ts'

const [KNOWN, LEFT] = ['aaaaaaaaaa', 'bbbbbbbbbb']
const marked = (code: string) =>
  markEnglish(
    code,
    (text) => parseSync('a.js', text).program,
    (id) => id === LEFT,
  )

/** The page of a half translated language is written as the server writes it. */
function shown(code: string) {
  const spoken = marked(code)
    .replaceAll(`@@t:${KNOWN}@@`, 'Connu')
    .replaceAll(`@@t:${LEFT}@@`, 'Known in English')
  const make = new Function('jsx', 'jsxs', 'rich', `return ${spoken.replaceAll(`@@m:${LEFT}@@`, 'Left')}`)
  return renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      make(jsx, jsxs, (words: string) => words),
    ),
  )
}

const ENGLISH = '<span lang="en" dir="ltr">Known in English</span>'

test.each([
  [`jsx("p", { children: "@@t:${LEFT}@@" })`, `<p>${ENGLISH}</p>`],
  [`jsx(\`p\`,{children:\`@@t:${LEFT}@@\`})`, `<p>${ENGLISH}</p>`],
  [`jsxs("p", { children: ["@@t:${KNOWN}@@", " ", "@@t:${LEFT}@@"] })`, `<p>Connu ${ENGLISH}</p>`],
  [`jsx("p", { children: true ? "@@t:${LEFT}@@" : null })`, `<p>${ENGLISH}</p>`],
  [`jsx("p", { children: true && "@@t:${LEFT}@@" })`, `<p>${ENGLISH}</p>`],
  [`jsx("p", { children: rich("@@m:${LEFT}@@", {}) })`, '<p><span lang="en" dir="ltr">Left</span></p>'],
])('a sentence that nobody has translated is shown in English, and marked: %s', (code, html) => {
  expect(shown(code)).toBe(html)
})

test.each([
  [`jsx("p", { children: "@@t:${KNOWN}@@" })`, '<p>Connu</p>'],
  [`jsx("option", { children: "@@t:${LEFT}@@" })`, '<option>Known in English</option>'],
  [`jsx("img", { alt: "@@t:${LEFT}@@" })`, '<img alt="Known in English"/>'],
])('where there can be no mark, or need be none, stands the text alone: %s', (code, html) => {
  expect(shown(code)).toBe(html)
})

test('scripts of a whole catalogue are left as they are', () => {
  const code = `jsx("p", { children: "@@t:${KNOWN}@@" })`
  expect(marked(code)).toBe(code)
})
