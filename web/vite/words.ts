import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMessage } from '@sojourn/contract/words/read-message'
import type { Plugin } from 'vite'
import { READER } from '../app/fast-pages/letters-script.ts'
import { lettersOf, spelling } from './letters.ts'
import { pseudoText, pseudoTokens } from './pseudo-language.ts'
import { markEnglish } from './stays-english.ts'
import { edit, type Node, visit } from './tree.ts'
import { widgetsSpeak } from './widget-words.ts'

const FOLDER = join(import.meta.dirname, '../../contract/words')
const SPEAKING = /words\/(t|rich)(\.tsx?)?$/
const TEXT = /@@t:([0-9a-f]{10})@@/g
/** A text that stands by itself, with the letter before it and what follows: it is no name of a property. */
const WHOLE_TEXT = /(?<![{,]\s*(?=["'`]@@t:[0-9a-f]{10}@@["'`]:))([\w$]?)(["'`])@@t:([0-9a-f]{10})@@\2/g
const MESSAGE = /(["'`])@@m:([0-9a-f]{10})@@\1/g
/** In its place stand the sentences of forms. */
const FIELDS = 'globalThis.Object("@@fields@@")'
/** React has a longer name that begins so. */
const NAMES_READER = new RegExp(`(?<![\\w$])${READER.replaceAll('$', '\\$&')}(?![\\w$])`)

/** The copies differ in these beside their words. */
const MARKS = ['language', 'locale', 'direction', 'prefix', 'letters'] as const

/** All languages but English are a pseudo-language then, for tests to look at. */
const isPseudo = process.env.PSEUDO_LANGUAGE === '1'

const source = 'en'
const known: { code: string; locale: string; direction: string }[] = JSON.parse(
  readFileSync(join(FOLDER, 'languages.json'), 'utf8'),
)
const languages = known.map(({ code }) => code).filter((code) => code !== source)

/** Each mark stands for its words until the end of the build. */
const said = new Map<string, string>()

/**
 * Each language has scripts of its own, with its words in them: a page loads one language, and of it only what it says,
 * and an English page weighs what it did. Every chunk is built once, with marks, and written once for each language.
 */
export function words(): Plugin {
  const spoken = new Map(languages.map((language) => [language, wordsOf(language)]))
  const folderOf = (language: string) =>
    `assets/in/${language}${hash(JSON.stringify([...spoken.get(language)!.catalogue, spoken.get(language)!.letters])).slice(0, 6)}`
  return {
    name: 'words',
    apply: 'build',
    transform: {
      filter: { id: /\/(app|contract\/src)\// },
      order: 'post',
      handler(code, id) {
        if (id.endsWith('/contract/src/words/language.ts')) return languageModule(this.environment.name)
        if (id.endsWith('/contract/src/words/field-words.ts')) return `export const FIELD_WORDS = ${FIELDS}`
        if (id.endsWith('/contract/src/words/read-message.ts'))
          return 'export const readMessage = (message) => message'
        if (!/words\/(t|rich)/.test(code) || SPEAKING.test(id)) return null
        return mark(code, this.parse(code), id)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const isClient = this.environment.name === 'client'
        const names = new Set(chunks.map(({ fileName }) => fileName))
        if (isClient) for (const name of names) built.add(name)
        for (const chunk of chunks) {
          for (const language of languages) {
            const folder = folderOf(language)
            const words = spoken.get(language)!
            const isMissing = (id: string) => !isPseudo && !words.catalogue.has(said.get(id)!)
            const marked = markEnglish(chunk.code, (text) => this.parse(text), isMissing)
            const code = speak(marked, language, words, isClient)
            this.emitFile({
              type: 'asset',
              fileName: isClient
                ? `${folder}/${chunk.fileName.replace(/^assets\//, '')}`
                : `${language}/${chunk.fileName}`,
              source: code.replaceAll(/\bassets\/([\w.$-]+\.js)\b/g, (whole, name) =>
                built.has(`assets/${name}`) ? `${folder}/${name}` : whole,
              ),
            })
          }
          chunk.code = speak(chunk.code, source, ENGLISH, isClient)
        }
      },
    },
  }
}

/** The names of the scripts that browsers load. */
const built = new Set<string>()

/**
 * A mark is compared while the pages run, and read as they run: the build would know of a mark already that it is no
 * language. A browser reads it from the page.
 */
function languageModule(environment: string) {
  const [language, locale, direction, prefix, letters] = MARKS.map((name) => `"@@${name}@@"`)
  const lines =
    environment === 'client'
      ? {
          LANGUAGE: 'root.lang',
          DIRECTION: 'root.dir',
          LOCALE: locale,
          PREFIX: `root.lang === '${source}' ? '' : '/' + root.lang`,
          LETTERS: "''",
        }
      : {
          LANGUAGE: later(language),
          DIRECTION: later(direction),
          LOCALE: later(locale),
          PREFIX: later(prefix),
          LETTERS: later(letters),
        }
  const head = environment === 'client' ? 'const root = document.documentElement\n' : ''
  return (
    head +
    Object.entries(lines)
      .map(([name, value]) => `export const ${name} = ${value}`)
      .join('\n')
  )
}

const later = (mark = '') => `globalThis.String(${mark})`

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

interface Words {
  catalogue: Map<string, string>
  /** These change places in the scripts of browsers. */
  letters: string
}

const ENGLISH: Words = { catalogue: new Map(), letters: '' }

function wordsOf(language: string): Words {
  const catalogue = readCatalogue(language)
  return { catalogue, letters: isPseudo ? '' : lettersOf(catalogue.values().map(readMessage)) }
}

/** The server's own words stay there: its “Share” is a part of a price, and a column of a statement is called “About”. */
function readCatalogue(language: string): Map<string, string> {
  const folder = join(FOLDER, language)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('server-'))
  return new Map(
    files.flatMap((name) => Object.entries<string>(JSON.parse(readFileSync(join(folder, name), 'utf8')))),
  )
}

function speak(code: string, language: string, { catalogue, letters }: Words, forBrowsers: boolean) {
  const translationOf = (id: string) => {
    const message = said.get(id)!
    return catalogue.get(message) ?? message
  }
  const invents = isPseudo && language !== source
  const textOf = (id: string) => (invents ? pseudoText(said.get(id)!) : translationOf(id))
  const tokensOf = (id: string) =>
    invents ? pseudoTokens(readMessage(said.get(id)!)) : readMessage(translationOf(id))
  const { locale = '', direction = '' } = known.find(({ code }) => code === language) ?? {}
  const facts = { language, locale, direction, prefix: language === source ? '' : `/${language}`, letters }
  const spell = spelling(letters)
  if (forBrowsers && letters !== '' && NAMES_READER.test(code))
    throw new Error(`A script has ${READER} for a name of its own.`)
  const isSpelt = (words: unknown) => forBrowsers && JSON.stringify(spell(words)) !== JSON.stringify(words)
  const textIn = (text: string) =>
    isSpelt(text) ? `${READER}\`${escaped(spell(text) as string)}\`` : JSON.stringify(text)
  const partsIn = (parts: unknown) =>
    isSpelt(parts) ? `${READER}(${JSON.stringify(spell(parts))})` : JSON.stringify(parts)
  return widgetsSpeak(code, language)
    .replaceAll(
      /@@(language|locale|direction|prefix|letters)@@/g,
      (_, name: keyof typeof facts) => facts[name],
    )
    .replaceAll(/(["'`])@@fields@@\1/g, () => partsIn(fieldWords(language)))
    .replaceAll(MESSAGE, (_, _quote, id) => partsIn(tokensOf(id)))
    .replaceAll(WHOLE_TEXT, (_, before, _quote, id) => `${before}${before && ' '}${textIn(textOf(id))}`)
    .replaceAll(TEXT, (_, id) => escaped(textOf(id)))
}

/** The server's refusals, which browsers say too when they check a form. */
function fieldWords(language: string) {
  if (language === source) return {}
  const said = JSON.parse(readFileSync(join(FOLDER, language, 'server-refusals.json'), 'utf8'))
  return Object.fromEntries(
    Object.entries<string>(said).map(([english, words]) => [
      english,
      english.includes('{') ? readMessage(words) : words,
    ]),
  )
}

/** Fits into any kind of quotes. */
const escaped = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/['`]|\$(?=\{)/g, '\\$&')

/** Puts a mark in the place of each message. */
function mark(code: string, tree: unknown, file: string) {
  const speakers = new Map<string, string>()
  const changes: { start: number; end: number; text: string }[] = []
  visit(tree, (node) => {
    if (node.type === 'ImportDeclaration') {
      const { source: from, specifiers } = node as unknown as {
        source: { value: string }
        specifiers: { local: { name: string }; imported?: { name: string } }[]
      }
      if (SPEAKING.test(from.value))
        for (const { local, imported } of specifiers) speakers.set(local.name, imported?.name ?? '')
    }
    if (node.type !== 'CallExpression') return
    const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] }
    if (callee.type !== 'Identifier' || !speakers.has(callee.name as string)) return
    const message = textOf(given[0])
    if (message === undefined)
      throw new Error(`${file}: a message has to stand in one piece where it is said`)
    const id = hash(message)
    said.set(id, message)
    if (given.length === 1) changes.push({ start: node.start, end: node.end, text: `"@@t:${id}@@"` })
    else changes.push({ start: given[0]!.start, end: given[0]!.end, text: `"@@m:${id}@@"` })
  })
  return changes.length === 0 ? null : { code: edit(code, changes), map: null }
}

function textOf(node: Node | undefined) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  const { quasis } = node as unknown as { quasis: { value: { cooked: string } }[] }
  return quasis.length === 1 ? quasis[0]!.value.cooked : undefined
}
