import { t } from '@sojourn/contract/words/t'
import { createPath, type DataRouter } from 'react-router'
import { AGAIN_MS } from '../api/api-error.ts'
import { buttonClass } from '../ui/button/button-face.tsx'
import css from './page/error-page.module.css'

/**
 * A page whose scripts cannot be fetched ends in the browser's own error. A link that is pressed without a network is
 * held back instead, with a page of ours in the place of this one, and followed once the network is back. Without React: it is fetched ahead of
 * need, beside what a page needs.
 */
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if ((navigator.onLine && !isLost) || !link || !isFollowed(event, link)) return
    event.preventDefault()
    event.stopPropagation()
    if (isLost) void openAnew(link.href)
    else waitUntilBack(() => link.click())
  },
  true,
)

/** Returns true if the press leads to another page of this site, in this tab. */
const isFollowed = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !link.target &&
  !link.hasAttribute('download') &&
  link.origin === location.origin &&
  !(link.hash && link.pathname === location.pathname && link.search === location.search)

/** A page that failed meanwhile is asked for again. */
addEventListener('online', () => document.querySelector<HTMLElement>('[data-retry]')?.click())

/** The script of a page did not come: browser and router remember that, so whatever is pressed from then on is opened anew. */
let isLost = false

/** React Router would load this page anew, whoever answers (`web/vite/stay-on-page.ts`). */
addEventListener('page-lost', (event) => {
  event.preventDefault()
  isLost = true
  void openAnew(createPath(window.__reactRouterDataRouter?.state.navigation.location ?? location))
})

async function openAnew(address: string) {
  const follow = () => location.assign(address)
  if (await isReached()) follow()
  else waitUntilBack(follow)
}

/** The router stops waiting for a page that did not come, and asks for nothing. */
function stay() {
  const router = window.__reactRouterDataRouter
  if (router?.state.navigation.state !== 'loading') return
  const here = router.state.location
  const asItIs = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }
  void router.navigate(here, { state: here.state, ...asItIs })
}

const isReached = () =>
  fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(AGAIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter
  }
}

let endLast: (() => void) | undefined

/** It stands in the place of the page, so that the menus around it stay. */
function waitUntilBack(follow: () => void) {
  endLast?.()
  const isOffline = !navigator.onLine
  const title = make('h1', isOffline ? t('You are offline') : t('Sojourn cannot be reached'))
  title.id = 'offline'
  title.tabIndex = -1
  const state = make(
    'p',
    isOffline
      ? t('The page opens as soon as you are back.')
      : t('The page opens as soon as Sojourn can be reached again.'),
  )
  state.role = 'status'
  const retry = make('button', t('Retry'), buttonClass({}))
  const here = make('button', t('Stay here'), buttonClass({ variant: 'secondary' }))
  const ways = make('div', [retry, here], css.ways)
  const page = make('section', [make('div', [title, state, ways], css.page)])
  page.role = 'main'
  page.setAttribute('aria-labelledby', title.id)

  const leave = new AbortController()
  const { signal } = leave
  const main = document.querySelector('main')
  const end = () => {
    leave.abort()
    page.remove()
    main?.style.removeProperty('display')
    endLast = undefined
  }
  endLast = end
  const goOn = () => {
    end()
    follow()
  }
  const look = async () => {
    const isBack = isOffline ? navigator.onLine : await isReached()
    if (isBack && !signal.aborted) goOn()
    return isBack
  }
  addEventListener('online', () => void look(), { signal })
  retry.addEventListener('click', async () => {
    if (!(await look())) state.textContent = t('Retry failed. Please check your connection.')
  })
  if (!isOffline) {
    const again = setInterval(() => void look(), AGAIN_MS)
    signal.addEventListener('abort', () => clearInterval(again))
  }
  here.addEventListener('click', () => {
    end()
    stay()
  })
  // Whoever goes back leaves it too.
  addEventListener('popstate', end, { signal })
  main?.style.setProperty('display', 'none')
  if (main) main.after(page)
  else document.body.append(page)
  title.focus()
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  content: string | HTMLElement[],
  className?: string,
) {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...(typeof content === 'string' ? [content] : content))
  return element
}
