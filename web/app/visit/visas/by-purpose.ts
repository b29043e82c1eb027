import type { Purpose, Visa } from '@sojourn/contract/ground/reference'
import { t } from '@sojourn/contract/words/t'

/** The purposes a country's visas serve, the most frequent first, each with how many there are. */
export function purposesOf(visas: Visa[]) {
  const found = new Map<string, Purpose & { count: number }>()
  for (const purpose of visas.flatMap((visa) => visa.purposes)) {
    const known = found.get(purpose.id)
    found.set(purpose.id, { ...purpose, count: (known?.count ?? 0) + 1 })
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count)
}

export const visasFor = (visas: Visa[], purpose: string | null) =>
  purpose ? visas.filter((visa) => visa.purposes.some(({ id }) => id === purpose)) : visas

/** Each visa once, under the purpose it names first. */
export function groupByPurpose(visas: Visa[]) {
  const groups = Map.groupBy(visas, (visa) => visa.purposes[0]?.id ?? 'other')
  return [...groups].map(([id, group]) => ({
    id,
    name: group[0]?.purposes[0]?.name ?? t('Other'),
    visas: group,
  }))
}

/** `ca/study-permit` is `study-permit` on its country's page. */
export const anchorOf = (visa: { id: string }) => visa.id.slice(visa.id.indexOf('/') + 1)
