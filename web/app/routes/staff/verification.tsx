import { ownPageMeta } from '../../shells/page-meta.ts'
import { CasePage } from '../../staff/case-page.tsx'
import type { Route } from './+types/verification'

export const meta = () => ownPageMeta('Verification')

export default function Verification({ params }: Route.ComponentProps) {
  return <CasePage id={params.id} />
}
