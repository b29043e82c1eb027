/** The tables that have a machine, with the column of its state; state-rules.test.mjs compares. */
export const MACHINE_TABLES = {
  client_order: 'status',
  completion_request: 'status',
  extension_request: 'status',
  order_document: 'status',
  conflict: 'status',
  refund_request: 'status',
  order_ending: 'status',
  payment: 'status',
  payment_activity: 'status',
  refund: 'status',
  dispute: 'state',
  card_setup: 'status',
  coupon: 'status',
  wallet: 'status',
  payout: 'status',
  subscription: 'status',
  goal: 'status',
  service: 'status',
  verification: 'label',
  licence: 'status',
  meeting: 'status',
  meeting_request: 'status',
  connected_calendar: 'status',
  report: 'status',
  article: 'status',
}

const UPDATE =
  /\.updateTable\(\s*'(?<table>\w+)[^']*'\s*\)\s*\.set\((?<set>[\s\S]*?)\)\s*\.(?:where|execute|returning)/g
const RAW_UPDATE = /\bupdate (?<table>\w+)(?: \w+)? set (?<set>[^`]*?)(?:\bwhere\b|`)/g

/** A state changes by its machine alone, which guards where it was before. The sandbox has tables of its own. */
export function* statesMoveByTheirTables({ file, lines, isTest }) {
  const isOurs = file.startsWith('server/src/') && !file.startsWith('server/src/platform/payments/sandbox/')
  if (!isOurs || isTest) return
  const code = lines.map(({ text }) => text).join('\n')
  for (const pattern of [UPDATE, RAW_UPDATE]) {
    for (const { index, groups } of code.matchAll(pattern)) {
      const column = Object.hasOwn(MACHINE_TABLES, groups.table) ? MACHINE_TABLES[groups.table] : undefined
      if (!column || !new RegExp(`(?:^|[{,\\s(])${column}\\s*[:,}=]`).test(groups.set)) continue
      yield {
        line: code.slice(0, index).split('\n').length,
        sentence: `The ${column} of ${groups.table} changes by its machine: use move of platform/database/move.ts.`,
      }
    }
  }
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
