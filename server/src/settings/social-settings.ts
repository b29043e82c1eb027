import { StartFailure } from '../platform/start-failure.ts'

export interface SocialLink {
  /** The drawing of the network is named like it. */
  network: 'linkedin' | 'instagram' | 'facebook' | 'x'
  name: string
  href: string
}

const EXAMPLE = 'https://www.linkedin.com/company/place, https://x.com/place'

/** Each network with the host of its pages. */
const NETWORKS: readonly (Omit<SocialLink, 'href'> & { host: string })[] = [
  { network: 'linkedin', name: 'LinkedIn', host: 'linkedin.com' },
  { network: 'instagram', name: 'Instagram', host: 'instagram.com' },
  { network: 'facebook', name: 'Facebook', host: 'facebook.com' },
  { network: 'x', name: 'X', host: 'x.com' },
]

const networkAt = (hostname: string) =>
  NETWORKS.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`))

/** `SOCIAL_LINKS` lists our pages elsewhere, for the foot of each page; where none is set no icon stands there. */
export function readSocialLinks(text: string | undefined): SocialLink[] {
  const links = (text ?? '').split(',').flatMap((part) => (part.trim() ? [readLink(part.trim())] : []))
  const twice = links.find(({ network }, at) => links.findIndex((other) => other.network === network) < at)
  if (twice) throw new StartFailure(`SOCIAL_LINKS names two pages of ${twice.network}; keep one of them.`)
  return links
}

function readLink(href: string): SocialLink {
  const url = URL.canParse(href) ? new URL(href) : null
  const known = url && networkAt(url.hostname)
  if (url?.protocol !== 'https:' || url.username || url.password || !known)
    throw new StartFailure(
      `SOCIAL_LINKS has "${href}"; it is a list of https addresses at linkedin.com, instagram.com, facebook.com or x.com, such as ${EXAMPLE}.`,
    )
  return { network: known.network, name: known.name, href: url.href }
}
