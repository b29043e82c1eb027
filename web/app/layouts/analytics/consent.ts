const KEY = 'analytics'

export type Choice = 'yes' | 'no'

/** Null means that nobody has chosen in this browser yet. */
export function readChoice(): Choice | null {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : null
  } catch {
    return 'no'
  }
}

/** The page begins anew, with the program or without; whoever takes their consent back is rid of its cookies. */
export function choose(choice: Choice) {
  localStorage.setItem(KEY, choice)
  if (choice === 'no') forgetCookies()
  location.reload()
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
