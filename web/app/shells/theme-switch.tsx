import { useId } from 'react'
import { chooseTheme, THEMES, type Theme, useTheme } from './theme.ts'
import css from './theme-switch.module.css'

const look: Record<Theme, { label: string; drawing: string }> = {
  system: { label: 'As the device', drawing: 'M4 5h16v11H4zM9 20h6M12 16v4' },
  light: {
    label: 'Light',
    drawing:
      'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  },
  dark: { label: 'Dark', drawing: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z' },
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
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={look[theme].drawing} />
          </svg>
          <span data-hidden>{look[theme].label}</span>
        </label>
      ))}
    </fieldset>
  )
}
