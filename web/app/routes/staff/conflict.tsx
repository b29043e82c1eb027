import { ownPageMeta } from '../../shells/page-meta.ts'
import { ConflictPage } from '../../staff/conflict-page.tsx'
import type { Route } from './+types/conflict'

export const meta = () => ownPageMeta('Conflict')

export default function Conflict({ params }: Route.ComponentProps) {
  return <ConflictPage id={params.id} />
}
