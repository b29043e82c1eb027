import { useSite } from '../../session/site.ts'

/** Where people write to when they need somebody. */
export function SupportMail() {
  const { supportEmail } = useSite()
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}
