import { hasFurtherTry } from '@sojourn/contract/supply/further-try'
import type { Verification } from '@sojourn/contract/supply/verification'
import { Pill } from '../../ui/mark/pill.tsx'
import { labelWords } from './label-words.ts'

/** Red is for who may not try again; whoever is asked for changes goes on. */
export function LabelPill({ of }: { of: Pick<Verification, 'label' | 'is_final' | 'tries_left'> }) {
  const { name, tone, icon } = labelWords[of.label.slug]
  const goesOn = hasFurtherTry(of)
  return (
    <Pill tone={goesOn ? 'warning' : tone} icon={goesOn ? 'refresh' : icon}>
      {name}
    </Pill>
  )
}
