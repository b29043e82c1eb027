import type { Verification } from '@sojourn/contract/supply/verification'
import { Pill } from '../../ui/mark/pill.tsx'
import { labelWords } from './label-words.ts'

/** Red is for who may not try again; whoever is asked for changes goes on. */
export function LabelPill({ label, is_final }: Pick<Verification, 'label' | 'is_final'>) {
  const { name, tone, icon } = labelWords[label.slug]
  const goesOn = label.slug === 'failed' && !is_final
  return (
    <Pill tone={goesOn ? 'warning' : tone} icon={goesOn ? 'refresh' : icon}>
      {name}
    </Pill>
  )
}
