import type { Red } from './walk.ts'

/** A walk as a story that people read: when, what, and what came of it. */
export function tellStory({ household, faults }: Red) {
  const rules = [...Map.groupBy(faults, ({ rule }) => rule)].map(
    ([rule, all]) => `  ${rule}${all.length > 1 ? ` (${all.length} times)` : ''}: ${all[0]?.said}`,
  )
  const lines = household?.story.map(
    ({ at, act, order, said }) =>
      `  ${at.toISOString().slice(0, 16)}  ${act}${order === null ? '' : ` (order ${order + 1})`}: ${said}`,
  )
  return [
    `The walk of seed ${household?.seed ?? 'nobody'}:`,
    ...(lines ?? []),
    'What is wrong:',
    ...rules,
  ].join('\n')
}
