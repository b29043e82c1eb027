import { t } from '@sojourn/contract/words/t'
import { pending } from '../../fast-pages/pending.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Button } from '../../ui/button/button.tsx'

/** Passes a page on by whatever the device shares with, or by its link. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const isReady = useHydrated()
  if (!isReady) return null

  async function share() {
    const { shareProfile } = await pending(import('./act-on-profile.ts'))
    await shareProfile(title, path)
  }

  return (
    <Button variant="secondary" size="s" icon="share" onClick={share}>
      {t('Share')}
    </Button>
  )
}
