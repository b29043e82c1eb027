import { t } from '@sojourn/contract/words/t'
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
    if (navigator.onLine || !link || !isFollowed(event, link)) return
    event.preventDefault()
    event.stopPropagation()
    waitUntilBack(() => link.click())
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

let endLast: (() => void) | undefined

/** It stands in the place of the page, so that the menus around it stay. */
function waitUntilBack(follow: () => void) {
  endLast?.()
  const title = make('h1', t('You are offline'))
  title.id = 'offline'
  title.tabIndex = -1
  const state = make('p', t('The page opens as soon as you are back.'))
  state.role = 'status'
  const retry = make('button', t('Retry'), buttonClass({}))
  const stay = make('button', t('Stay here'), buttonClass({ variant: 'secondary' }))
  const ways = make('div', [retry, stay], css.ways)
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
  addEventListener('online', goOn, { signal })
  retry.addEventListener('click', () => {
    if (navigator.onLine) goOn()
    else state.textContent = t('Retry failed. Please check your connection.')
  })
  stay.addEventListener('click', end)
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
