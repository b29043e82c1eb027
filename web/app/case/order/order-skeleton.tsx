import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import css from './order-page.module.css'

/** An order that is still on its way. */
export const OrderBones = () => (
  <Stack gap={5}>
    <Skeleton shape="title" width="half" />
    <Skeleton width="long" />
    <div className={css.columns}>
      <Stack gap={4}>
        <Skeleton shape="block" />
        <Skeleton width="long" />
        <Skeleton width="half" />
      </Stack>
      <Skeleton shape="block" />
    </div>
  </Stack>
)
