import { redirect } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'

/** The page of the order, where one hears of it until there are conversations. */
const load = (async (_api, { url }) => {
  throw redirect(url.pathname.replace(/\/conversation\/?$/, ''))
}) satisfies Load<never>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function OrderConversation() {
  return null
}
