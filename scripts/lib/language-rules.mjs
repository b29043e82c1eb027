import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'

const WORDS = 'contract/words'
const SAYING = /\b(?:t|rich)\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`$]*)`)/g
/** The sentences of the guide, and the file of their translations. */
const WORDED = 'server-guide.json'
const WORDED_ROOM = 'server/src/supply/guide'
const SAYING_ON_SERVER =
  /(?:\bsay\(\s*|^\s+(?:text|name): |^const (?:PERMANENT|PERMIT|FREE_MOVEMENT) =\s+)(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`$]*)`)/gm
/** Our team reads English, and the kit is shown to builders. */
const ENGLISH_ROOMS = /^web\/app\/(?:staff|kit)\//
const SAID_RAW = /\b(?:toast\.\w+|sayAfterReload)\(\s*(?:['"]|`(?!\$\{))|\bsentenceOf\(\w+,\s*['"`]/g
const PHYSICAL =
  /(?:^|[\s;{])((?:margin|padding|border)-(?:left|right)\b[^:]*|left|right)\s*:|(?:text-align|float)\s*:\s*(?:left|right)\b/

/**
 * A translation owes its source every message of the pages, none besides, the same places to fill, all forms of a
 * number. Styles say start and end, never left and right.
 */
export async function languageViolations(root) {
  const found = []
  const languages = JSON.parse(
    await readFile(path.join(root, WORDS, 'languages.json'), 'utf8').catch(() => '[]'),
  )
  if (languages.length === 0) return found
  const said = await messagesOf(root)
  const saidByServer = await messagesOfServer(root)
  for (const { code } of languages.slice(1)) {
    const known = new Map()
    for (const name of (await readdir(path.join(root, WORDS, code))).filter((one) => one.endsWith('.json'))) {
      const file = `${WORDS}/${code}/${name}`
      for (const [message, words] of Object.entries(
        JSON.parse(await readFile(path.join(root, file), 'utf8')),
      )) {
        if (!name.startsWith('server-')) {
          if (known.has(message) && known.get(message) !== words)
            found.push({
              file,
              line: 1,
              sentence: `“${message}” has two translations, “${words}” and “${known.get(message)}”; one message is one.`,
            })
          known.set(message, words)
          if (!said.has(message))
            found.push({ file, line: 1, sentence: `No page says “${message}” any more.` })
        }
        if (name === WORDED && !saidByServer.has(message))
          found.push({ file, line: 1, sentence: `The server says “${message}” no more.` })
        for (const sentence of faultsOf(message, words, code)) found.push({ file, line: 1, sentence })
      }
    }
    for (const [message, place] of said)
      if (!known.has(message))
        found.push({ ...place, sentence: `“${message}” is not translated in ${WORDS}/${code}.` })
    const worded = JSON.parse(await readFile(path.join(root, WORDS, code, WORDED), 'utf8').catch(() => '{}'))
    for (const [message, place] of saidByServer)
      if (!Object.hasOwn(worded, message))
        found.push({ ...place, sentence: `“${message}” is not translated in ${WORDS}/${code}/${WORDED}.` })
  }
  for (const file of await filesUnder(root, 'web/app', '.ts', '.tsx')) {
    if (ENGLISH_ROOMS.test(file) || /\.test\.tsx?$/.test(file)) continue
    const text = await readFile(path.join(root, file), 'utf8')
    for (const { index } of text.matchAll(SAID_RAW))
      if (!/\/\*\*.*$/.test(text.slice(text.lastIndexOf('\n', index) + 1, index)))
        found.push({
          file,
          line: text.slice(0, index).split('\n').length,
          sentence: 'A sentence that people read is said by t(), in the language of their page.',
        })
  }
  for (const file of await filesUnder(root, 'web/app', '.css')) {
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n')
    lines.forEach((text, index) => {
      if (PHYSICAL.test(text))
        found.push({
          file,
          line: index + 1,
          sentence: 'A style says start and end, so that it mirrors in Arabic.',
        })
    })
  }
  return found
}

async function messagesOf(root) {
  const files = [
    ...(await filesUnder(root, 'web/app', '.ts', '.tsx')),
    ...(await filesUnder(root, 'contract/src', '.ts')),
  ]
  const says = (file, text) => /words\/(t|rich)/.test(text) && !/words\/(t|rich)\.tsx?$/.test(file)
  return messagesIn(root, files, SAYING, says)
}

/** The server says some with their values (`sayIn`); treaties and waivers stand in tables there. */
const messagesOfServer = async (root) =>
  messagesIn(root, await filesUnder(root, WORDED_ROOM, '.ts'), SAYING_ON_SERVER, () => true)

async function messagesIn(root, files, saying, says) {
  const said = new Map()
  for (const file of files.filter((one) => !/\.test\.tsx?$/.test(one))) {
    const text = await readFile(path.join(root, file), 'utf8')
    if (!says(file, text)) continue
    for (const found of text.matchAll(saying)) {
      const message = (found[1] ?? found[2] ?? found[3]).replaceAll(/\\(.)/g, '$1')
      const line = text.slice(0, found.index).split('\n').length
      if (!said.has(message)) said.set(message, { file, line })
    }
  }
  return said
}

export function* faultsOf(message, words, language) {
  if (words.includes("'")) yield `“${words}” has a straight apostrophe, which ICU takes for a quote.`
  const source = readPlaces(message)
  const given = readPlaces(words)
  for (const place of new Set([...source.places, ...given.places]))
    if (!source.places.has(place) || !given.places.has(place))
      yield `“${words}” and “${message}” do not have ${place} in common.`
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const forms of given.plurals) {
    const missing = needed.filter((form) => !forms.includes(form))
    if (missing.length > 0) yield `“${words}” has no form for ${missing.join(', ')}.`
  }
}

function readPlaces(message) {
  const places = new Set()
  const plurals = []
  visit([compileMessage(message)].flat())
  return { places, plurals }

  function visit(tokens) {
    for (const token of tokens) {
      if (typeof token === 'string') for (const [tag] of token.matchAll(/<\w+>/g)) places.add(tag)
      else {
        const [name, kind, choices] = token
        places.add(`{${name}}`)
        if (kind === 'plural') plurals.push(Object.keys(choices))
        for (const choice of Object.values(choices ?? {})) if (choice !== undefined) visit([choice].flat())
      }
    }
  }
}

async function filesUnder(root, folder, ...ends) {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => [])
  return names
    .filter((name) => ends.some((end) => name.endsWith(end)))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}
