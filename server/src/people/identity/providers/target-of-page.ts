import type { Settings } from '../../../settings/settings.ts'

/**
 * Where the page one comes from was to lead: its link is the same for everybody until its scripts have come, so who is
 * quicker is known by the address of the page. Pages of others say nothing.
 */
export function targetOfPage(referer: string | undefined, { origin }: Pick<Settings, 'origin'>) {
  if (!referer || !URL.canParse(referer)) return null
  const page = new URL(referer)
  return page.origin === new URL(origin).origin ? page.searchParams.get('return_to') : null
}
