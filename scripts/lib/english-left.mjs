import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { sourceFiles } from './sources.mjs'

const TRANSLATED = /^export const handle = true$/m
/** Every page of a stranger stands in these, or all pages of the room are translated. */
const TRANSLATED_ROOMS =
  /^web\/app\/(join\/|frames\/(auth|public)-shell\.tsx|layouts\/(footer|header|language|page)\/)/
/** Rooms that stay English and say so, and what only those who build see. */
const STAY_ENGLISH = /^web\/app\/(staff|kit|visit\/legal)\//
/** People read or hear these attributes; `label` and the like are those of our own parts. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'heading',
  'here',
  'hint',
  'help',
  'lead',
  'description',
  'confirm',
  'cancel',
  'summary',
  'empty',
  'caption',
])
/** A part is told in it of what it counts; a table of ours has codes under the same name. */
const TOLD = 'of'
/** Codes of airports and currencies are no words. */
const WORD = /\p{Ll}{2}|\p{L}{4}/u
/** A comma between two things is another sign in Arabic; `listed` and `t(', ')` know it. */
const COMMA = /^,$|(^|…), …/

/** English that stands in a page that says it is translated, or in a part it shows, outside of `t` and `rich`. */
export async function englishLeft(root) {
  const files = new Map()
  for await (const file of sourceFiles(root, ['web/app'])) files.set(file, null)
  const read = async (file) => {
    if (!files.get(file)) files.set(file, await readFile(path.join(root, file), 'utf8'))
    return files.get(file)
  }
  const found = []
  for (const file of await shownBy(files, read)) {
    const text = await read(file)
    for (const { start, words } of englishIn(file, text))
      found.push({
        file,
        line: text.slice(0, start).split('\n').length,
        sentence: `“${words}” is English on a page that says it is translated; say it with t or rich.`,
      })
  }
  return found
}

/** Translated pages, and every part they bring or load later. */
async function shownBy(files, read) {
  const shown = new Set()
  const toSee = []
  for (const file of files.keys())
    if (TRANSLATED_ROOMS.test(file) || (file.endsWith('.tsx') && TRANSLATED.test(await read(file))))
      toSee.push(file)
  while (toSee.length > 0) {
    const file = toSee.pop()
    if (shown.has(file) || STAY_ENGLISH.test(file) || /\.test\.tsx?$/.test(file)) continue
    shown.add(file)
    for (const [, from] of (await read(file)).matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
      const target = path.posix.join(path.posix.dirname(file), from)
      if (files.has(target)) toSee.push(target)
    }
  }
  return [...shown].toSorted()
}

export function englishIn(file, text) {
  const found = []
  const { program } = parseSync(file, text)
  see(program, false)
  return found

  function see(node, isMarked) {
    if (Array.isArray(node)) {
      for (const one of node) see(one, isMarked)
      return
    }
    if (!node || typeof node !== 'object') return
    if (node.type === 'JSXElement') {
      const { name, attributes } = node.openingElement
      const marked = isMarked || name.name === 'bdi' || attributes.some(isLanguage)
      if (!marked)
        for (const child of node.children) if (child.type === 'JSXExpressionContainer') texts(child)
      return see([attributes, node.children], marked)
    }
    if (!isMarked && node.type === 'JSXText') note(node, node.value)
    if (!isMarked && node.type === 'JSXAttribute' && isRead(nameOf(node.name))) texts(node.value)
    if (node.type === 'Property' && READ.has(node.key.name)) texts(node.value)
    if (isToast(node)) texts(node.arguments[0])
    for (const value of Object.values(node)) if (value && typeof value === 'object') see(value, isMarked)
  }

  /** An expression shows the text itself, or one of two. */
  function texts(node) {
    if (!node) return
    if (node.type === 'JSXExpressionContainer') return texts(node.expression)
    if (node.type === 'ConditionalExpression') {
      texts(node.consequent)
      return texts(node.alternate)
    }
    if (node.type === 'LogicalExpression') return texts(node.right)
    if (node.type === 'Literal' && typeof node.value === 'string') note(node, node.value)
    if (node.type === 'TemplateLiteral') note(node, node.quasis.map(({ value }) => value.cooked).join('…'))
  }

  function note({ start }, value) {
    const words = value
      .replaceAll(/Sojourn|https?:\/\//g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (WORD.test(words) || COMMA.test(words)) found.push({ start, words })
  }
}

const isRead = (name) => READ.has(name) || name === TOLD

const nameOf = ({ name, namespace }) => (namespace ? `${namespace.name}:${name.name}` : name)

const isToast = ({ type, callee }) => type === 'CallExpression' && callee.object?.name === 'toast'

/** Its words are marked as those of a language of their own. */
const isLanguage = (attribute) => attribute.type === 'JSXAttribute' && nameOf(attribute.name) === 'lang'
