export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Goes through all nodes of a module's tree, from the outside inwards. */
export function visit(node: unknown, see: (node: Node) => void) {
  if (Array.isArray(node)) for (const one of node) visit(one, see)
  else if (node && typeof node === 'object') {
    if (typeof (node as Node).type === 'string') see(node as Node)
    for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value, see)
  }
}

interface Change {
  start: number
  end: number
  text: string
}

/** From the end to the start, so that each place is still where the tree says. */
export function edit(code: string, changes: Change[]) {
  let text = code
  for (const { start, end, text: put } of changes.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + put + text.slice(end)
  return text
}
