import { t } from '@sojourn/contract/words/t'
import { pending } from '../../fast-pages/pending.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Button } from '../../ui/button/button.tsx'
import css from './share-button.module.css'

/** Passes a page on by whatever the device shares with, or by its link; its place is kept until it can be pressed. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const isReady = useHydrated()

  async function share() {
    const { shareProfile } = await pending(import('./act-on-profile.ts'))
    await shareProfile(title, path)
  }

  return (
    <Button variant="secondary" size="s" icon="share" className={isReady ? '' : css.waits} onClick={share}>
      {t('Share')}
    </Button>
  )
}
