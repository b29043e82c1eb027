import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/text/layout.tsx'

/** Where the form of a service will stand. */
export const ServiceFormBones = () => (
  <Stack gap={4}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
