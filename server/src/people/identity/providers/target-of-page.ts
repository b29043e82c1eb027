import type { Settings } from '../../../settings/settings.ts'

/**
 * The link to a provider is the same for everybody until the page's scripts have come, so the address of the
 * page tells where somebody quicker was to be led. Pages of others say nothing.
 */
export function targetOfPage(referer: string | undefined, { origin }: Pick<Settings, 'origin'>) {
  if (!referer || !URL.canParse(referer)) return null
  const page = new URL(referer)
  return page.origin === new URL(origin).origin ? page.searchParams.get('return_to') : null
}
