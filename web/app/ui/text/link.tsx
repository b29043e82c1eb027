import { PREFIX } from '@sojourn/contract/words/language'
import { type LinkProps, Link as RouterLink } from 'react-router'
import { isTouched } from '../../fast-pages/first-touch.ts'

/** A link of this site. Ours say in full where they lead, so the server, which has dozens a page, does not work it out. */
export const Link = import.meta.env.SSR ? WrittenLink : DrawnLink

/** The router looks behind a link once somebody is at the page (find-links.ts), and from then on behind each new one. */
function DrawnLink(props: LinkProps) {
  return <RouterLink {...props} data-within="" discover={isTouched() ? 'render' : 'none'} />
}

function WrittenLink(props: LinkProps) {
  const { to, replace, state, preventScrollReset, ...rest } = props
  if (typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} />
  return <a {...rest} href={PREFIX && to === '/' ? PREFIX : PREFIX + to} data-within="" />
}
