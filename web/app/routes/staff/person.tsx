import { ownPageMeta } from '../../shells/page-meta.ts'
import { PersonPage } from '../../staff/person-page.tsx'
import type { Route } from './+types/person'

export const meta = () => ownPageMeta('Person')

export default function Person({ params }: Route.ComponentProps) {
  return <PersonPage id={params.id} />
}
