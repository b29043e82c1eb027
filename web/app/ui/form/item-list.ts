/** An empty item is no item; one that is there already is not added twice. */
export function addItem(items: readonly string[], typed: string): readonly string[] {
  const item = typed.trim()
  return item === '' || items.includes(item) ? items : [...items, item]
}

export const removeItem = (items: readonly string[], index: number) => items.toSpliced(index, 1)

/** One place up (-1) or down (+1); the first stays first, the last stays last. */
export function moveItem(items: readonly string[], index: number, by: -1 | 1): readonly string[] {
  const target = index + by
  const item = items[index]
  if (item === undefined || target < 0 || target >= items.length) return items
  return items.toSpliced(index, 1).toSpliced(target, 0, item)
}

/** A line for each item: how a form holds a list, and how one writes it where there is no script. */
export const textOf = (items: readonly string[]) => items.join('\n')
export const itemsOf = (text: string): readonly string[] =>
  text.split('\n').reduce<readonly string[]>(addItem, [])
