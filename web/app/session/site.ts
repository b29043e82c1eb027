import { createContext, useContext } from 'react'

export interface Analytics {
  id: string
  script: string
}

/** What whoever runs this place has told of it. */
export interface Site {
  supportEmail: string
  /** Figures of the home page, such as `15k` and what it counts; none where nobody stands for them. */
  figures: { target: number; suffix: string; label: string }[]
  /** Companies that work for us, each as the privacy policy names it. */
  companies?: string[]
  /** Whose program counts visits of those who allow it; away where none does, with every byte of it. */
  analytics?: Analytics | undefined
  /** Whether those who are met here are invented. */
  isDemo?: boolean
}

export const NO_SITE: Site = { supportEmail: '', figures: [] }

/** The root route sets it once for every page. */
export const SiteContext = createContext(NO_SITE)
export const useSite = () => useContext(SiteContext)
