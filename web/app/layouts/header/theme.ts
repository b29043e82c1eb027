import { useSyncExternalStore } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'
const listeners = new Set<() => void>()

const read = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system'

/** The root element carries what was chosen: `theme-script.ts` put it there before the first paint. */
export const useTheme = () => useSyncExternalStore(listen, read, () => 'system' as const)

export function chooseTheme(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage is closed to us; the choice lives as long as the page.
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
