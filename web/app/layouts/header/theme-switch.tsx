import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { chooseTheme, THEMES, type Theme, useTheme } from './theme.ts'
import css from './theme-switch.module.css'

const look: Record<Theme, { label: string; icon: ReactNode }> = {
  system: { label: t('System'), icon: <span className={css.half} /> },
  light: { label: t('Light'), icon: <Icon name="sun" /> },
  dark: { label: t('Dark'), icon: <Icon name="moon" /> },
}

/** Light, dark, or as the device has it. `name` tells the switches of a page apart. */
export function ThemeSwitch({ name }: { name: string }) {
  const chosen = useTheme()
  return (
    <fieldset className={css.switch}>
      <legend data-hidden>{t('Theme')}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={css.choice} title={look[theme].label}>
          <input
            ref={listens}
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
            data-hidden
          />
          {look[theme].icon}
          <span data-hidden>{look[theme].label}</span>
        </label>
      ))}
    </fieldset>
  )
}
