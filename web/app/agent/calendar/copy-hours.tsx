import { weekdayName } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import { FROM_MONDAY } from './week.ts'

interface Props {
  /** The weekday whose hours are copied; null while none is. */
  from: number | null
  onCopy: (to: number[]) => void
  onClose: () => void
}

/** Asks which other days shall have the hours of one. */
export function CopyHours({ from, onCopy, onClose }: Props) {
  return (
    <Modal
      open={from !== null}
      onClose={onClose}
      title={from === null ? t('Copy hours') : t('Copy the hours of {day}', { day: weekdayName(from) })}
    >
      {from !== null && <Days key={from} from={from} onCopy={onCopy} onClose={onClose} />}
    </Modal>
  )
}

function Days({ from, onCopy, onClose }: Props & { from: number }) {
  const others = FROM_MONDAY.filter((day) => day !== from)
  const [chosen, setChosen] = useState<number[]>(others.filter((day) => day !== 0 && day !== 6))
  const toggle = (day: number, checked: boolean) =>
    setChosen(checked ? [...chosen, day] : chosen.filter((one) => one !== day))
  return (
    <Stack gap={4}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own */}
      <div role="group" aria-label={t('To these days')}>
        <Stack gap={2}>
          {others.map((day) => (
            <Checkbox
              key={day}
              label={weekdayName(day)}
              checked={chosen.includes(day)}
              onChange={({ currentTarget }) => toggle(day, currentTarget.checked)}
            />
          ))}
        </Stack>
      </div>
      <DialogEnd onCancel={onClose}>
        <Button disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
          {t('{count, plural, one {Copy to one day} other {Copy to # days}}', { count: chosen.length })}
        </Button>
      </DialogEnd>
    </Stack>
  )
}
