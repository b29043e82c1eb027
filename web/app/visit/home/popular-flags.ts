import { AU, CA, DE, GB, US } from 'country-flag-icons/string/3x2'

/** Five requests fewer: the server writes them into the page. A browser that comes from another page asks for each. */
export const popularFlags: Partial<Record<string, string>> = import.meta.env.SSR ? { AU, CA, DE, GB, US } : {}
