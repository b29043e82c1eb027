import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/text/layout.tsx'

export const ServiceFormBones = () => (
  <Stack gap={4}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
