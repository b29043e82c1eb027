import { t } from '@sojourn/contract/words/t'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import type { ShellAccount } from '../../session/account.ts'
import { Icon } from '../../ui/text/icon.tsx'
import css from './palette-tool.module.css'

const Palette = lazyPart(() => import('./palette.tsx'))

/** The search in the header, also under Ctrl or Command and K. The palette itself comes with the first press. */
export function PaletteTool({ account }: { account: ShellAccount }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      // A dialog that waits for an answer keeps the keys.
      if (document.querySelector('dialog:modal') && !isOpen) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOpen])
  return (
    <>
      <button
        ref={listens}
        type="button"
        className={css.search}
        aria-label={t('Search everything')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className={css.words}>{t('Search')}</span>
        <kbd className={css.keys} />
      </button>
      {wasOpen && (
        <Waits>
          <Palette role={account.role} open={isOpen} onClose={() => setOpen(false)} />
        </Waits>
      )}
    </>
  )
}
