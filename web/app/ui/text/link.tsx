import { PREFIX } from '@sojourn/contract/words/language'
import { type LinkProps, Link as RouterLink } from 'react-router'

/** A link of this site. Ours say in full where they lead, so the server, which has dozens a page, does not work it out. */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink

function WrittenLink(props: LinkProps) {
  const { to, replace, state, preventScrollReset, ...rest } = props
  if (typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} />
  return <a {...rest} href={PREFIX && to === '/' ? PREFIX : PREFIX + to} data-discover="true" />
}
