const KEY = 'analytics'

export type Choice = 'yes' | 'no'

/** What somebody has chosen in this browser; null until they have. */
export function readChoice(): Choice | null {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : null
  } catch {
    return 'no'
  }
}

const listeners = new Set<() => void>()

export function onChoice(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whoever takes it back is rid of its cookies, and the page begins anew without the program. */
export function choose(choice: Choice) {
  const before = readChoice()
  localStorage.setItem(KEY, choice)
  for (const listener of listeners) listener()
  if (before === 'yes' && choice === 'no') {
    forgetCookies()
    location.reload()
  }
}

function forgetCookies() {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (/^_g[ai]/.test(name))
      for (const domain of ['', `; domain=.${location.hostname}`]) forget(name, domain)
  }
}

function forget(name: string, domain: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${name}=; path=/; max-age=0${domain}`
}
