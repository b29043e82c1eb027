import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { Loader } from '../ui/feedback/loader.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Avatar } from '../ui/text/avatar.tsx'
import { Card } from '../ui/text/card.tsx'
import { Row, Stack } from '../ui/text/layout.tsx'
import { Part } from './kit-section.tsx'

const LOADER_MS = 1500

export function Faces() {
  const [loading, setLoading] = useState(false)
  const wait = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), LOADER_MS)
  }
  return (
    <>
      <Part title="Empty">
        <Empty action={<Button icon="plus">Create a Goal</Button>}>No matching goals found</Empty>
      </Part>
      <Part title="Skeleton">
        <Loading>
          <Card>
            <Row gap={4}>
              <Skeleton shape="circle" />
              <Stack gap={1} grow>
                <Skeleton shape="title" width="full" />
                <Skeleton width="half" />
              </Stack>
            </Row>
            <Skeleton />
            <Skeleton width="long" />
            <Skeleton width="short" />
          </Card>
        </Loading>
      </Part>
      <Part title="ErrorPanel">
        <ErrorPanel requestId="01J9ZK5" />
      </Part>
      <Part title="Loader">
        <Row>
          <Button id="kit-loader" variant="secondary" onClick={wait}>
            Let the whole screen wait
          </Button>
        </Row>
        {loading && <Loader />}
      </Part>
      <Part title="Card">
        <Card>
          <Row>
            <Avatar id="amara" name="Amara Okafor" />A hairline.
          </Row>
        </Card>
        <Card raised>Lifted off the paper.</Card>
      </Part>
    </>
  )
}
