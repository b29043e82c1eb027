import type { OrderDocument } from '@sojourn/contract/work/documents'

type Known = Pick<OrderDocument, 'may' | 'slug'>

/** What the one button of a document does; whatever else can be done with it is folded. */
export function mainAct({ may, slug }: Known) {
  const can = (act: string) => may.includes(act)
  if (isAskedFor(slug) && can('upload')) return 'upload'
  if (can('accept')) return 'accept'
  if (can('ask_again')) return 'ask_again'
  return slug === 'waiting' && can('drop') ? 'drop' : null
}

export const isAskedFor = (slug: OrderDocument['slug']) => slug === 'waiting' || slug === 'returned'
