const MACHINE = /\bmachine\(\{\n(?<top>(?: {2}(?:name|table|key|column): .*\n)+)/g
const STATED = /^ {2}(?<word>table|column): '(?<value>\w+)'/gm

const tablesOf = new WeakMap()

/** The tables that have a machine, with the column of its state, as the machines themselves say it. */
export function machineTables(sources) {
  const known = tablesOf.get(sources) ?? Object.fromEntries(findMachines(sources))
  tablesOf.set(sources, known)
  return known
}

function* findMachines(sources) {
  for (const { file, lines, isTest } of sources.values()) {
    if (!file.startsWith('server/src/') || isTest) continue
    for (const { groups } of codeOf(lines).matchAll(MACHINE)) {
      const said = [...groups.top.matchAll(STATED)].map(({ groups: { word, value } }) => [word, value])
      const { table, column = 'status' } = Object.fromEntries(said)
      yield [table, column]
    }
  }
}

const codeOf = (lines) => lines.map(({ text }) => text).join('\n')

const UPDATE =
  /\.updateTable\(\s*'(?<table>\w+)[^']*'\s*\)\s*\.set\((?<set>[\s\S]*?)\)\s*\.(?:where|execute|returning)/g
const RAW_UPDATE = /\bupdate (?<table>\w+)(?: \w+)? set (?<set>[^`]*?)(?:\bwhere\b|`)/g

/** A state changes by its machine alone, which guards where it was before. The sandbox has tables of its own. */
export function* statesMoveByTheirTables({ file, lines, isTest }, sources) {
  if (!file.startsWith('server/src/') || isTest) return
  const code = codeOf(lines)
  const tables = machineTables(sources)
  for (const pattern of [UPDATE, RAW_UPDATE]) {
    for (const { index, groups } of code.matchAll(pattern)) {
      const column = Object.hasOwn(tables, groups.table) ? tables[groups.table] : undefined
      if (!column || !new RegExp(`(?:^|[{,\\s(])${column}\\s*[:,}=]`).test(groups.set)) continue
      yield {
        line: code.slice(0, index).split('\n').length,
        sentence: `The ${column} of ${groups.table} changes by its machine: use perform of ground/facts/perform.ts.`,
      }
    }
  }
}

const NUMBER = '[A-Z]{1,2}\\d+[a-z]?'
const NUMBERED_STEP = new RegExp(
  `^ {4}['"]?${NUMBER}['"]?: |Machine(?:\\.steps)?(?:\\.${NUMBER}\\b|\\[['"]${NUMBER}['"])`,
)

/** A step is named by its verb; the number of the rule stands beside it as \`doc\`. */
export function* stepsAreVerbs({ file, lines }) {
  if (!file.startsWith('server/')) return
  const isTable = file.endsWith('-state.ts')
  for (const { line, text } of lines) {
    if (NUMBERED_STEP.test(text) && (isTable || text.includes('Machine')))
      yield { line, sentence: "Name a step by its verb; its number stands in the table as doc: 'K3'." }
  }
}

const TABLE_BY_NAME = /\.updateTable\(\s*\w+ as never\b/

/** Whatever moves a thing tells of it and refuses it, too; the store that does it is closed to other rooms, as any. */
export function* movesArePerformed({ file, lines, isTest }) {
  const isOurs = file.startsWith('server/src/') && !/^server\/src\/(platform|ground\/facts)\//.test(file)
  if (!isOurs || isTest) return
  const sentence =
    'A thing moves by perform of ground/facts/perform.ts, which guards the step and tells of it.'
  for (const { line, text } of lines) if (TABLE_BY_NAME.test(text)) yield { line, sentence }
}

const BARE_CODE =
  /\b(?:status|Status|level)\??\.?\[0\]\s*(?:[!=]==|[<>])|\bswitch \([^)]*(?:status|level)\??\.?\[0\]\)/
const BARE_PART = /\bcode\s*[!=]==?\s*-?\d/

/** A page compares the names of states; what can be done with a thing is in its `may`. */
export function* statesHaveNames({ file, lines, isTest }) {
  if (!/^(web\/app|contract|server\/src)\//.test(file) || isTest) return
  for (const { line, text } of lines) {
    if (BARE_CODE.test(text) || (file.startsWith('web/app/') && BARE_PART.test(text)))
      yield {
        line,
        sentence:
          'Compare the name of a state, not its number: stateIn of @sojourn/contract/calls/status tells it.',
      }
  }
}
