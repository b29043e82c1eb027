import type { OrderDocument } from '@sojourn/contract/work/documents'

type Known = Pick<OrderDocument, 'may' | 'slug'>

/** The other acts of a document are folded. */
export function mainAct({ may, slug }: Known) {
  const can = (act: string) => may.includes(act)
  if (isAskedFor(slug) && can('upload')) return 'upload'
  if (can('accept')) return 'accept'
  if (can('ask_again')) return 'ask_again'
  return slug === 'waiting' && can('drop') ? 'drop' : null
}

export const isAskedFor = (slug: OrderDocument['slug']) => slug === 'waiting' || slug === 'returned'
