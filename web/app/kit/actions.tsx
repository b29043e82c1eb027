import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { CopyButton } from '../ui/feedback/copy-button.tsx'
import { Menu } from '../ui/overlay/menu.tsx'
import { Tip } from '../ui/overlay/tip.tsx'
import { Icon } from '../ui/text/icon.tsx'
import { Row } from '../ui/text/layout.tsx'
import { Part } from './kit-section.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export function Actions() {
  const [liked, setLiked] = useState(false)
  return (
    <>
      <Variants />
      <Sizes />
      <Part title="LinkButton">
        <Row>
          <LinkButton to="/">Hire Top Agents</LinkButton>
          <LinkButton to="/" variant="secondary" icon="home">
            Home
          </LinkButton>
          <LinkButton to="/" variant="quiet" iconAfter="arrow-right">
            All articles
          </LinkButton>
        </Row>
      </Part>
      <Part title="IconButton, CopyButton, Menu, Tip">
        <Row>
          <IconButton
            icon="heart"
            label={liked ? 'Unlike' : 'Like'}
            filled={liked}
            aria-pressed={liked}
            onClick={() => setLiked(!liked)}
          />
          <IconButton icon="trash" label="Delete" />
          <IconButton icon="edit" label="Edit" disabled />
          <CopyButton text="SOJOURN-2026">Copy code</CopyButton>
          <Menu
            label="More about this goal"
            align="start"
            entries={[
              { label: 'Open', icon: 'external', to: '/dev/kit' },
              { label: 'Edit', icon: 'edit', onSelect: () => {} },
              { label: 'Delete', icon: 'trash', danger: true, apart: true, onSelect: () => {} },
            ]}
          />
          <Menu
            label="Your account"
            trigger={<Icon name="user" />}
            header="Signed in as Amara Okafor"
            entries={[
              { label: 'Profile', icon: 'user', to: '/dev/kit' },
              { label: 'Log out', icon: 'logout', apart: true, onSelect: () => {} },
            ]}
          />
          <span>
            Government fee{' '}
            <Tip label="About the fee">It is paid to the authority, never to us or to the agent.</Tip>
          </span>
        </Row>
      </Part>
    </>
  )
}

const Variants = () => (
  <Part title="Button: variants">
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant === 'danger' ? 'Delete goal' : 'Hire agent'}
        </Button>
      ))}
    </Row>
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} busy>
          Hire agent
        </Button>
      ))}
    </Row>
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Hire agent
        </Button>
      ))}
    </Row>
  </Part>
)

const Sizes = () => (
  <Part title="Button: sizes, icons, wide">
    <Row>
      <Button size="s">Small</Button>
      <Button>Medium</Button>
      <Button size="l">Large</Button>
    </Row>
    <Row>
      <Button icon="plus">Create a Goal</Button>
      <Button variant="secondary" iconAfter="arrow-right">
        Next
      </Button>
    </Row>
    <Button wide>Continue</Button>
    <Button variant="secondary" wide>
      A very long sentence on a button that has to break into two lines on a narrow screen
    </Button>
  </Part>
)
