import { PRODUCT } from '@sojourn/contract/calls/names'
import { t } from '@sojourn/contract/words/t'
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
        title: t('Imprint'),
        description: t('Who runs {product}: name, address, register and how to reach them.', {
          product: PRODUCT,
        }),
      })
    : []

/** All of it is translated. */
export const handle = true

export default function ImprintRoute({ loaderData }: Route.ComponentProps) {
  return <ImprintView imprint={loaderData} />
}
