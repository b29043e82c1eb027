import { dirname } from 'node:path'
import { browserTestsDoNotRace } from './browser-test-rules.mjs'
import {
  contractHeightOf,
  hasContractFolder,
  heightOf,
  isKnownRoom,
  roomOf,
  WEB_ROOMS,
  webHeightOf,
  webRoomOf,
} from './floors.mjs'
import { lettersAreHeard } from './mail-rules.mjs'
import { wordsArePlain } from './plain-words.mjs'
import { parseSource, sourceFiles } from './sources.mjs'
import { movesArePerformed, statesHaveNames, statesMoveByTheirTables, stepsAreVerbs } from './state-rules.mjs'

/** Each rule looks at one file and names what breaks it. */
const RULES = [
  contractStandsAlone,
  sandboxKnowsNobody,
  webAndServerDoNotMeet,
  demoStandsAbove,
  roomsMeetInUseCases,
  arrowsPointDown,
  arrowsOfPagesPointDown,
  arrowsOfTheContractPointDown,
  oneReaderOfTheEnvironment,
  queriesLiveInStores,
  clientsHearTheirErrors,
  queriesAreAsked,
  hardWidgetsStayLazy,
  oneClock,
  oneWayToWriteTimes,
  pathsAreShared,
  literalsStandInTheirLines,
  schemasComeLate,
  browserTestsDoNotRace,
  wordsArePlain,
  statesMoveByTheirTables,
  stepsAreVerbs,
  movesArePerformed,
  statesHaveNames,
  lettersAreHeard,
]

export async function violations(root) {
  const found = []
  const sources = new Map()
  for await (const file of sourceFiles(root)) sources.set(file, await parseSource(root, file))
  for (const [file, source] of sources) {
    for (const rule of RULES) {
      for (const { line, sentence } of rule(source, sources)) found.push({ file, line, sentence })
    }
  }
  return found
}

/** These files import two things besides: the list of languages, and the reader of messages. */
const READS_MESSAGES = {
  'contract/src/words/read-message.ts': '@lingui/message-utils/compileMessage',
  'contract/src/words/languages.ts': '../../words/languages.json',
}

function* contractStandsAlone({ file, imports, isTest }) {
  if (!file.startsWith('contract/') || isTest) return
  for (const { line, from, target } of imports) {
    if (from === 'zod' || target?.startsWith('contract/') || READS_MESSAGES[file] === from) continue
    yield { line, sentence: `The contract imports nothing but zod and itself; this is ${from}.` }
  }
}

/** It is another house: whoever runs it hands it what it needs. */
function* sandboxKnowsNobody({ file, imports, isTest }) {
  if (!file.startsWith('sandbox/src/') || isTest) return
  for (const { line, from, target } of imports) {
    const isElsewhere = target ? !target.startsWith('sandbox/') : /^@sojourn\/(?!contract\/)/.test(from)
    if (isElsewhere)
      yield { line, sentence: `The sandbox knows nothing of us but the contract; this is ${from}.` }
  }
}

function* webAndServerDoNotMeet({ file, imports }) {
  const [side, other] = file.startsWith('web/') ? ['web', 'server'] : ['server', 'web']
  if (!file.startsWith(`${side}/`)) return
  for (const { line, from, target } of imports) {
    const built = target?.startsWith('web/build/')
    if (!built && (target?.startsWith(`${other}/`) || from.startsWith(`@sojourn/${other}`))) {
      yield { line, sentence: `The ${side} does not import the ${other}; they meet in the contract.` }
    }
  }
}

/** The story stands on the whole server, which only begins it. */
function* demoStandsAbove({ file, imports, isTest }) {
  if (!file.startsWith('server/src/') || isTest) return
  for (const { line, target, dynamic } of imports) {
    if (!target?.startsWith('demo/') || (dynamic && file === 'server/src/fill-database.ts')) continue
    yield { line, sentence: 'The demo stands above the server, which loads it in fill-database.ts alone.' }
  }
}

const PRIVATE = /^(store|view|policy|routes|jobs|.*-(store|state))\.ts$/

function* roomsMeetInUseCases({ file, imports, isTest }) {
  const room = file.startsWith('demo/src/') ? 'The demo' : roomOf(file)
  if (!room || isTest) return
  for (const { line, target = '' } of imports) {
    const other = roomOf(target)
    const name = target.split('/').at(-1)
    if (other && other !== room && PRIVATE.test(name)) {
      yield { line, sentence: `${room} calls the use cases of ${other}, not its ${name}.` }
    }
  }
}

function* arrowsPointDown({ file, imports, isTest }) {
  if (!file.startsWith('server/src/') || isTest) return
  const room = roomOf(file)
  if (room && !isKnownRoom(room))
    yield { line: 1, sentence: `${room} has no place in scripts/lib/floors.mjs.` }
  for (const { line, target = '', typeOnly } of imports) {
    if (typeOnly || !target.startsWith('server/src/') || target.startsWith('server/src/settings/')) continue
    if (heightOf(target) < heightOf(file) || roomOf(target) === room) continue
    yield {
      line,
      sentence: `${room ?? 'The platform'} stands below ${target}; let it tell a fact, or take what it needs from the context.`,
    }
  }
}

function* arrowsOfPagesPointDown({ file, imports, isTest }) {
  if (!file.startsWith('web/app/') || isTest) return
  const room = webRoomOf(file)
  if (room && !WEB_ROOMS.includes(room))
    yield { line: 1, sentence: `${room} has no place in WEB_ROOMS of scripts/lib/floors.mjs.` }
  for (const { line, target = '', typeOnly } of imports) {
    if (typeOnly || !target.startsWith('web/app/') || !room) continue
    if (webHeightOf(target) < webHeightOf(file) || webRoomOf(target) === room) continue
    yield { line, sentence: `${room} stands below ${target}; move what both need to a room below both.` }
  }
}

function* arrowsOfTheContractPointDown({ file, imports, isTest }) {
  if (!file.startsWith('contract/src/') || isTest) return
  if (!hasContractFolder(file))
    yield { line: 1, sentence: `${file} stands in no folder of the contract (scripts/lib/floors.mjs).` }
  for (const { line, target = '' } of imports) {
    if (!target.startsWith('contract/src/') || dirname(target) === dirname(file)) continue
    if (contractHeightOf(target) < contractHeightOf(file)) continue
    yield { line, sentence: `${file} stands below ${target}; move what both need to a folder below both.` }
  }
}

function* oneReaderOfTheEnvironment({ file, lines, isTest }) {
  if (file === 'server/src/settings/settings.ts' || isTest || !isProduct(file)) return
  for (const { line, text } of lines) {
    if (
      /\bprocess\.env\b/.test(text) ||
      /\bimport\s*\{[^}]*\benv\b[^}]*\}\s*from\s*'node:process'/.test(text)
    ) {
      yield {
        line,
        sentence: 'Only server/src/settings/settings.ts reads the environment; take it from the settings.',
      }
    }
  }
}

const QUERY = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|query)\(|\bsql(<[^`]*>)?`/
const DRIVERS = new Set(['pg', 'kysely'])

function* queriesLiveInStores({ file, lines, imports, isTest }) {
  const mayQuery = /[/-]store\.ts$|^server\/src\/platform\/(database|jobs)\//.test(file)
  if (!isOnServer(file) || mayQuery || isTest) return
  const sentence =
    'Only a store.ts or *-store.ts (or platform/database, platform/jobs) speaks SQL; put the query there.'
  for (const { line, from, typeOnly } of imports) {
    if (DRIVERS.has(from) && !typeOnly) yield { line, sentence }
  }
  for (const { line, text } of lines) {
    if (QUERY.test(text)) yield { line, sentence }
  }
}

/** Tests too: one without a listener ends the whole run when PostgreSQL stops. */
function* clientsHearTheirErrors({ file, lines }) {
  if (!file.startsWith('server/') || file.endsWith('/new-client.ts')) return
  for (const { line, text } of lines) {
    if (/\bnew (pg\.)?Client\(/.test(text)) {
      yield { line, sentence: 'A connection beside the pool is made by newClient, which hears its errors.' }
    }
  }
}

const ASKS = 'web/app/api/call-query.ts'

function* queriesAreAsked({ file, lines, isTest }) {
  if (!file.startsWith('web/app/') || file === ASKS || isTest) return
  for (const { line, text } of lines) {
    if (/\bqueryFn\b|\bqueryKey: \[/.test(text)) {
      yield { line, sentence: `What pages ask for is named by its call (${ASKS}): callQuery, at, under.` }
    }
  }
}

/** Each room of the kit keeps its hard widgets apart. */
const LAZY = /^web\/app\/ui\/\w+\/lazy\//
const LAZY_FOLDER = 'a folder `lazy` of the kit'

function* hardWidgetsStayLazy({ file, imports, isTest }) {
  if (!file.startsWith('web/') || LAZY.test(file) || isTest) return
  for (const { line, from, target, typeOnly, dynamic } of imports) {
    if (/^react-aria-components(\/|$)/.test(from)) {
      yield { line, sentence: `react-aria-components is imported in ${LAZY_FOLDER} only.` }
    } else if (LAZY.test(target ?? '') && !dynamic && !typeOnly) {
      yield {
        line,
        sentence: `What stands in ${LAZY_FOLDER} is imported by import() only, to stay out of a page's first load.`,
      }
    }
  }
}

const CLOCK = /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(|\bTemporal\.Now\b/

function* oneClock({ file, lines, isTest }) {
  if (!isOnServer(file) || file.startsWith('server/src/platform/clock') || isTest) return
  for (const { line, text } of lines) {
    if (CLOCK.test(text)) {
      yield { line, sentence: 'Only platform/clock tells the time; take it from context.clock.' }
    }
  }
}

const TIMES = [
  'contract/src/dates/clocks.ts',
  'contract/src/dates/locale-habits.ts',
  'contract/src/dates/format-day.ts',
  // It writes times as each language does, also those that it finds in an English letter.
  'server/src/platform/words/value-in.ts',
]
const RAW_TIME = /\.toLocale(Date|Time)String\(|\bIntl\.DateTimeFormat\b/
/** Asks which zone there is, and writes nothing. */
const ASKS_ZONE = /resolvedOptions\(\)\.timeZone|!== null/

function* oneWayToWriteTimes({ file, lines, isTest }) {
  if (!isProduct(file) || isTest || TIMES.includes(file)) return
  for (const { line, text } of lines) {
    if (RAW_TIME.test(text) && !ASKS_ZONE.test(text)) {
      yield { line, sentence: `Days and times are written by ${TIMES[0]}, the same everywhere.` }
    }
  }
}

/** Three names on one line of their own save two lines and hide what they belong to. */
function* literalsStandInTheirLines({ file, lines, isTest }) {
  if (!isProduct(file) || isTest) return
  for (const { line, text } of lines)
    if (/(?<!\{)\.\.\.\{/.test(text))
      yield { line, sentence: 'Each name of a literal stands in a line of the literal itself.' }
}

const PAGE_PATH = /['"`}]\/p\/(?:[a-z]|\$\{)|\}\/articles\/\$\{/

/** Mails, redirects, feeds and pages name a page by the same function, so an address changes in one place. */
function* pathsAreShared({ file, lines, isTest }) {
  if (!/^(server\/src|demo\/src|web\/app)\//.test(file) || file === 'web/app/routes.ts' || isTest) return
  for (const { line, text } of lines) {
    if (PAGE_PATH.test(text)) {
      yield { line, sentence: 'The address of a page comes from contract/src/paths, which all sides share.' }
    }
  }
}

/** A page needs plain data of the contract at once; the rules that check a form come with the form. */
function* schemasComeLate({ file, imports, isTest }, sources) {
  if (!file.startsWith('web/app/') || isTest) return
  for (const { line, from, typeOnly, dynamic } of imports) {
    if (typeOnly || dynamic || !from.startsWith(CONTRACT)) continue
    if (knowsZod(`contract/src/${from.slice(CONTRACT.length)}.ts`, sources))
      yield { line, sentence: `${from} brings zod into the page: import() it, or put its plain data apart.` }
  }
}

const CONTRACT = '@sojourn/contract/'

function knowsZod(file, sources, seen = new Set()) {
  if (seen.has(file)) return false
  seen.add(file)
  const imports = sources.get(file)?.imports.filter(({ typeOnly }) => !typeOnly) ?? []
  return imports.some(({ from, target }) => from === 'zod' || (target && knowsZod(target, sources, seen)))
}

/** These run in the process of the server. */
const isOnServer = (file) => /^(server|sandbox|demo)\/src\//.test(file)

const isProduct = (file) => isOnServer(file) || /^(contract\/|web\/app\/)/.test(file)
