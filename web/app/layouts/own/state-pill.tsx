import { Pill } from '../../ui/mark/pill.tsx'

export const StatePill = ({ on }: { on: boolean }) =>
  on ? (
    <Pill tone="success" icon="check">
      On
    </Pill>
  ) : (
    <Pill icon="minus">Off</Pill>
  )
