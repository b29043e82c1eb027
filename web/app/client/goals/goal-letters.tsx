import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQueries, useQuery } from '@tanstack/react-query'
import { CaseFileList } from '../../case/files/case-file-list.tsx'
import { caseFilesQuery } from '../../case/files/case-file-queries.ts'
import { ordersOfGoalQuery } from '../../queries/order-queries.ts'

/** The authority’s letter, from whichever order of the goal it was added to; nothing until there is one. */
export function GoalLetters({ goal: { id } }: { goal: Goal }) {
  const { data: orders = [] } = useQuery(ordersOfGoalQuery(id))
  const files = useQueries({ queries: orders.map(({ uuid }) => caseFilesQuery(uuid)) })
  const letters = orders.flatMap(({ uuid }, index) => {
    const letter = files[index]?.data?.findLast(({ purpose }) => purpose === 'decision')
    return letter ? [{ uuid, letter }] : []
  })
  if (letters.length === 0) return null
  return (
    <section aria-labelledby="letters">
      <h2 id="letters">{t('Decision letter')}</h2>
      {letters.map(({ uuid, letter }) => (
        <CaseFileList key={uuid} order={uuid} files={[letter]} />
      ))}
    </section>
  )
}
