import type { Verification } from '@sojourn/contract/supply/verification'
import { Pill } from '../../ui/mark/pill.tsx'
import { labelWords } from './label-words.ts'

export function LabelPill({ label }: Pick<Verification, 'label'>) {
  const { name, tone, icon } = labelWords[label.slug]
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  )
}
