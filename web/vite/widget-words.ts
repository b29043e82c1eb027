import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const IN_ENGLISH = /\/node_modules\/react-(aria|aria-components|stately)\/.*\/intl\/.*en-US\.mjs$/
const MARK = /globalThis\.Object\((["'`])@@widget:(\d+)@@\1\)/g
const SENTENCES = /exports = (\{\n.*\n\});/s

/** The folder of each part's sentences; the mark of a part is its place here. */
const folders: string[] = []

/** The calendar and the combo box bring their sentences in many languages: a mark stands for them until a language is written. */
export function widgetWords(): Plugin {
  return {
    name: 'widget-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: IN_ENGLISH },
      handler(id) {
        const folder = dirname(id)
        if (!folders.includes(folder)) folders.push(folder)
        return `export default globalThis.Object("@@widget:${folders.indexOf(folder)}@@")`
      },
    },
  }
}

/** Each mark becomes the sentences of a language. */
export const widgetsSpeak = (code: string, language: string) =>
  code.replaceAll(MARK, (_, _quote, place) => `(${sentencesOf(folders[Number(place)]!, language)})`)

function sentencesOf(folder: string, language: string) {
  const name = readdirSync(folder).find((file) => file.startsWith(`${language}-`) && file.endsWith('.mjs'))
  if (!name) throw new Error(`${basename(folder)} has no sentences in ${language}`)
  const [, sentences] = readFileSync(join(folder, name), 'utf8').match(SENTENCES) ?? []
  if (!sentences) throw new Error(`${join(folder, name)} is written in another way than before`)
  return sentences
    .replaceAll(/\n\s*/g, '')
    .replaceAll(/\\u\{([\dA-F]+)\}|\\x([\da-f]{2})/gi, (_, long, short) =>
      String.fromCodePoint(Number.parseInt(long ?? short, 16)),
    )
}
