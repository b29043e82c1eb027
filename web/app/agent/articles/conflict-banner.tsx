import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Row } from '../../ui/text/layout.tsx'

interface Props {
  onSettle: (whose: 'mine' | 'theirs') => Promise<unknown>
}

/** Two tabs wrote at once: nothing is lost until one of them is chosen. */
export function ConflictBanner({ onSettle }: Props) {
  const { run } = useAction()
  const [chosen, setChosen] = useState<'mine' | 'theirs' | null>(null)
  async function settle(whose: 'mine' | 'theirs') {
    setChosen(whose)
    await run(() => onSettle(whose))
    setChosen(null)
  }
  return (
    <Banner
      tone="warning"
      action={
        <Row gap={2}>
          <Button
            size="s"
            variant="secondary"
            busy={chosen === 'mine'}
            disabled={chosen === 'theirs'}
            onClick={() => settle('mine')}
          >
            {t('Keep this version')}
          </Button>
          <Button
            size="s"
            variant="secondary"
            busy={chosen === 'theirs'}
            disabled={chosen === 'mine'}
            onClick={() => settle('theirs')}
          >
            {t('Use the other version')}
          </Button>
        </Row>
      }
    >
      {t(
        'This article was changed in another tab or on another device. What you typed here is not saved yet.',
      )}
    </Banner>
  )
}
