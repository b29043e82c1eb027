import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { sourceFiles } from './sources.mjs'

const WORDS = 'contract/words'
/** These hold what people read. */
const READ = new Set(['name', 'label', 'words', 'title', 'text', 'said', 'sentence', 'heading', 'help'])
/** A code is a word as well; what people read begins with a capital or has several words. */
const SENTENCE = /^\p{Lu}|\s/u
const SIGNS = new Set(['===', '!==', '==', '!='])
/** These stay English and say so. */
const STAY_ENGLISH = /^web\/app\/(staff|kit)\//

/** A page that asks what it reads is right in English alone: elsewhere another word stands there. */
export async function wordsCompared(root) {
  const said = await translatedIn(root)
  const found = []
  for await (const file of sourceFiles(root, ['web/app', 'contract/src'])) {
    if (STAY_ENGLISH.test(file) || /\.test\.tsx?$/.test(file)) continue
    const text = await readFile(path.join(root, file), 'utf8')
    for (const { start, words } of comparedIn(file, text, said))
      found.push({
        file,
        line: text.slice(0, start).split('\n').length,
        sentence: `“${words}” is another word in each language; compare the code it stands for.`,
      })
  }
  return found
}

async function translatedIn(root) {
  const said = new Set()
  const languages = JSON.parse(
    await readFile(path.join(root, WORDS, 'languages.json'), 'utf8').catch(() => '[]'),
  )
  for (const { code } of languages.slice(1))
    for (const name of await readdir(path.join(root, WORDS, code)))
      for (const message of Object.keys(
        JSON.parse(await readFile(path.join(root, WORDS, code, name), 'utf8')),
      ))
        said.add(message)
  return said
}

export function comparedIn(file, text, said) {
  const found = []
  see(parseSync(file, text).program)
  return found

  function see(node) {
    if (Array.isArray(node)) return node.forEach(see)
    if (!node || typeof node !== 'object') return
    if (node.type === 'BinaryExpression' && SIGNS.has(node.operator)) {
      if (isRead(node.left)) note(node.right)
      if (isRead(node.right)) note(node.left)
    }
    if (node.type === 'SwitchStatement' && isRead(node.discriminant))
      for (const { test } of node.cases) note(test)
    for (const value of Object.values(node)) if (value && typeof value === 'object') see(value)
  }

  function note(node) {
    if (node?.type === 'Literal' && SENTENCE.test(node.value) && said.has(node.value))
      found.push({ start: node.start, words: node.value })
  }
}

function isRead(node) {
  if (node.type === 'ChainExpression') return isRead(node.expression)
  return READ.has(node.type === 'MemberExpression' ? node.property.name : node.name)
}
