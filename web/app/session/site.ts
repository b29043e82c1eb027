import { createContext, useContext } from 'react'

export interface Analytics {
  id: string
  script: string
}

export interface Site {
  supportEmail: string
  /** Figures of the home page, such as `15k` and what it counts; none where nobody stands for them. */
  figures: { target: number; suffix: string; label: string }[]
  /** Companies that work for us, each as the privacy policy names it. */
  companies?: string[]
  /** Our pages elsewhere; none where nobody set one. */
  social?: { network: 'linkedin' | 'instagram' | 'facebook' | 'x'; name: string; href: string }[]
  /** This program counts visits of those who allow it; without one every byte of it is away. */
  analytics?: Analytics | undefined
  /** The people one meets here are invented. */
  isDemo?: boolean
}

export const NO_SITE: Site = { supportEmail: '', figures: [] }

/** The root route sets it once for every page. */
export const SiteContext = createContext(NO_SITE)
export const useSite = () => useContext(SiteContext)
