import type { FieldError } from '@sojourn/contract/calls/errors'
import { t } from '@sojourn/contract/words/t'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { listed } from '../../ui/text/listed.ts'
import { isInSettings } from './parts-of-article.ts'

const names: Record<string, string> = {
  title: t('title'),
  cover: t('cover'),
  description: t('text'),
  category: t('category'),
  services: t('services'),
}

interface Props {
  missing: readonly FieldError[]
  onSettings: () => void
}

/** All gaps are named at once: part of the article lies in a drawer. */
export function MissingParts({ missing, onSettings }: Props) {
  const parts = [...new Set(missing.map(({ field }) => names[field] ?? field))]
  return (
    <Banner
      tone="warning"
      action={
        missing.some(isInSettings) && (
          <Button variant="secondary" size="s" onClick={onSettings}>
            {t('Open settings')}
          </Button>
        )
      }
    >
      {t('Before this article can be sent, complete: {parts}.', { parts: listed(parts) })}
    </Banner>
  )
}
