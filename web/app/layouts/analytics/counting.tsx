import { paths } from '@sojourn/contract/paths/paths'
import { useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import { NonceContext } from '../../session/nonce.ts'
import type { Site } from '../../session/site.ts'
import { COUNTING_STYLE, start } from './counting-script.ts'

/** Only the server writes it, and only where an id is set: elsewhere no page and no script has a byte of it. */
export function Counting() {
  const nonce = useContext(NonceContext)
  const root = useRouteLoaderData('root') as { site: Site } | undefined
  const analytics = root?.site.analytics
  if (!analytics) return null
  const given = [analytics.id, analytics.script, `${paths.privacy()}#cookies`]
  const code = `(${start})(${given.map((word) => JSON.stringify(word).replaceAll('<', '\\u003c')).join()})`
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: COUNTING_STYLE }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with settings checked at the start */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
    </>
  )
}
