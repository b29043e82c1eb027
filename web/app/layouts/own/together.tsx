import { type ReactNode, useState } from 'react'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/text/card.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import panels from './panel.module.css'
import { useHashTarget } from './use-hash-target.ts'

interface Props {
  waitsFor: readonly { isLoading: boolean }[]
  children: ReactNode
}

/**
 * Panels that came one by one would push each other down the page: they show at once, those that failed among them. Once
 * shown they stay, though one of them is asked again.
 */
export function Together({ waitsFor, children }: Props) {
  const [isShown, show] = useState(false)
  if (!isShown && !waitsFor.some(({ isLoading }) => isLoading)) show(true)
  return (
    <>
      {isShown ? <HashTarget /> : <PanelBones />}
      <div className={panels.together} hidden={!isShown}>
        {children}
      </div>
    </>
  )
}

function HashTarget() {
  useHashTarget()
  return null
}

const PanelBones = () => (
  <Loading>
    {['first', 'second', 'third'].map((panel) => (
      <div key={panel} className={panels.panel}>
        <Stack gap={2}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
        </Stack>
        <Card>
          <Stack gap={3}>
            <Skeleton width="half" />
            <Skeleton shape="block" />
            <Skeleton width="short" />
          </Stack>
        </Card>
      </div>
    ))}
  </Loading>
)
