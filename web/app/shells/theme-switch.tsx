import { type ReactNode, useId } from 'react'
import { Icon } from '../ui/icon.tsx'
import { chooseTheme, THEMES, type Theme, useTheme } from './theme.ts'
import css from './theme-switch.module.css'

const look: Record<Theme, { label: string; icon: ReactNode }> = {
  system: { label: 'As the device', icon: <span className={css.half} /> },
  light: { label: 'Light', icon: <Icon name="sun" /> },
  dark: { label: 'Dark', icon: <Icon name="moon" /> },
}

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const chosen = useTheme()
  const name = useId()
  return (
    <fieldset className={css.switch}>
      <legend data-hidden>Theme</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={css.choice} title={look[theme].label}>
          <input
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
