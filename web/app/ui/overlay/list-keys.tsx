import { t } from '@sojourn/contract/words/t'
import { useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Switch } from '../choice/checkbox.tsx'
import { keepLineKeys, letterOf, lineKeys, moveAmongLines, pressInLines } from '../list/line-keys.ts'
import styles from './list-keys.module.css'
import { Modal } from './modal.tsx'

interface Props {
  /** The selector finds the lines of the page's list, each with a link that names it. */
  lines?: string
  /** Letters with an act of their own, as in `{ c: 'Claim' }`: what carries `data-key="c"` is pressed. */
  acts?: Record<string, string>
}

const moves: [key: string, what: string][] = [
  ['j', t('Next line')],
  ['k', t('Line before')],
  ['Enter', t('Open the line')],
]

/** Letters that go through a list, and the button that shows them. They take nothing from whoever types. */
export function ListKeys({ lines = 'tbody tr', acts = {} }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isOn = lineKeys.useValue()
  const letters = Object.keys(acts).join('')

  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const letter = letterOf(event)
      const found = [...document.querySelectorAll(lines)]
      if (letter === '?') setOpen(true)
      else if (letter === 'j' || letter === 'k') moveAmongLines(found, letter === 'j' ? 1 : -1)
      else if (!letter || !letters.includes(letter) || !pressInLines(found, letter)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, lines, letters])

  return (
    <>
      <Button variant="quiet" size="s" className={styles.show} onClick={() => setOpen(true)}>
        {t('Keys')} <kbd className={styles.key}>?</kbd>
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('Keys of this list')}>
        <div className={styles.sheet}>
          <dl className={styles.keys}>
            {[...moves, ...Object.entries(acts), ['?', t('Show these keys')] as const].map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd className={styles.key}>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <Switch
            label={t('Use these keys')}
            help={t(
              'They never type into a field. Turn them off if they get in your way; this browser remembers it.',
            )}
            checked={isOn}
            onChange={({ currentTarget: { checked } }) => keepLineKeys(checked)}
          />
        </div>
      </Modal>
    </>
  )
}
