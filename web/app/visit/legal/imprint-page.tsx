import { PRODUCT } from '@sojourn/contract/calls/names'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import type { Route } from './+types/imprint-page'
import { ImprintView } from './imprint-view.tsx'

const load = (async (api) => (await api('GET /imprint')).data) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  args.loaderData
    ? pageMeta(args, {
        title: 'Imprint',
        description: `Who runs ${PRODUCT}: name, address, register and how to reach them.`,
      })
    : []

export default function ImprintRoute({ loaderData }: Route.ComponentProps) {
  return <ImprintView imprint={loaderData} />
}
