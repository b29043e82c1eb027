import type { FieldError } from '@sojourn/contract/calls/errors'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { isInSettings } from './parts-of-article.ts'

const names: Record<string, string> = {
  title: 'title',
  cover: 'cover',
  description: 'text',
  category: 'category',
  services: 'services',
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
            Open settings
          </Button>
        )
      }
    >
      Before this article can be sent, complete: {parts.join(', ')}.
    </Banner>
  )
}
