import { GoalPage } from '../../goals/goal-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'
import type { Route } from './+types/goal'

export const meta = () => ownPageMeta('Goal')

export default function Goal({ params }: Route.ComponentProps) {
  return <GoalPage id={Number(params.id)} />
}
