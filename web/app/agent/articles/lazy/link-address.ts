/** A link that readers can be sent to; `www.example.org` means https. */
export function linkAddress(typed: string) {
  const words = typed.trim()
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(words) ? words : `https://${words}`
  if (!URL.canParse(whole)) return null
  const { protocol, hostname, href } = new URL(whole)
  if (protocol === 'mailto:') return href
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') ? href : null
}
