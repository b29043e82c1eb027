import { makeStore } from '../../stores/make-store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'

const read = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system'

/** The root element carries what was chosen: `theme-script.ts` put it there before the first paint. */
const { useValue, changed } = makeStore<Theme>(read, 'system')
export const useTheme = useValue

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
  changed()
}
