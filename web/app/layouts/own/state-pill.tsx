import { t } from '@sojourn/contract/words/t'
import { Pill } from '../../ui/mark/pill.tsx'

export const StatePill = ({ on }: { on: boolean }) =>
  on ? (
    <Pill tone="success" icon="check">
      {t('On')}
    </Pill>
  ) : (
    <Pill icon="minus">{t('Off')}</Pill>
  )
