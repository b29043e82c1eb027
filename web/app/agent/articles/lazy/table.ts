import { type CommandProps, getExtensionField, mergeAttributes, Node } from '@tiptap/core'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    /** The plugin of tables takes the node for it. */
    tableRole?: string
  }
  interface Commands<ReturnType> {
    articleTable: {
      insertTable: () => ReturnType
      addTableRow: () => ReturnType
      addTableColumn: () => ReturnType
      removeTableRow: () => ReturnType
      removeTableColumn: () => ReturnType
      removeTable: () => ReturnType
    }
  }
}

const ROWS = 3
const COLUMNS = 3

const cell = (type: 'tableHeader' | 'tableCell') => ({ type, content: [{ type: 'paragraph' }] })
const row = (type: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: Array.from({ length: COLUMNS }, () => cell(type)),
})

/** Puts the caret into the first cell of the table that follows. */
function intoTable(tr: Transaction, after: number) {
  let found: number | undefined
  tr.doc.nodesBetween(Math.max(0, after), tr.doc.content.size, ({ type }, place) => {
    if (found === undefined && type.name === 'table' && place >= after) found = place
    return found === undefined
  })
  if (found !== undefined) tr.setSelection(TextSelection.near(tr.doc.resolve(found + 1), 1))
  return true
}

const on =
  (act: typeof addRowAfter) =>
  () =>
  ({ state, dispatch }: CommandProps) =>
    act(state, dispatch)

/** A table of cells with a row of headings. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  tableRole: 'table',
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  addCommands: () => ({
    insertTable:
      () =>
      ({ state: { selection }, chain }) =>
        chain()
          .insertContent({
            type: 'table',
            content: [row('tableHeader'), ...Array.from({ length: ROWS - 1 }, () => row('tableCell'))],
          })
          .command(({ tr }) => intoTable(tr, selection.from - 1))
          .run(),
    addTableRow: on(addRowAfter),
    addTableColumn: on(addColumnAfter),
    removeTableRow: on(deleteRow),
    removeTableColumn: on(deleteColumn),
    removeTable: on(deleteTable),
  }),
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goToNextCell(1)(editor.state, editor.view.dispatch),
    'Shift-Tab': ({ editor }) => goToNextCell(-1)(editor.state, editor.view.dispatch),
  }),
  addProseMirrorPlugins: () => [tableEditing()],
  extendNodeSchema: (extension) => ({ tableRole: getExtensionField(extension, 'tableRole') }),
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', mergeAttributes(HTMLAttributes), 0],
})

const spans = () => ({
  colspan: { default: 1, parseHTML: (element: HTMLElement) => spanOf(element, 'colspan') },
  rowspan: { default: 1, parseHTML: (element: HTMLElement) => spanOf(element, 'rowspan') },
  // The plugin of tables wants to know it; widths are never kept.
  colwidth: { default: null, rendered: false },
})

const spanOf = (element: HTMLElement, name: string) =>
  Math.min(20, Math.max(1, Number(element.getAttribute(name)) || 1))

export const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  tableRole: 'cell',
  addAttributes: spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', mergeAttributes(HTMLAttributes), 0],
})

export const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  tableRole: 'header_cell',
  addAttributes: spans,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
})
