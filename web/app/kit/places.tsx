import { paths } from '@sojourn/contract/paths/paths'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Accordion } from '../ui/list/accordion.tsx'
import { Breadcrumbs } from '../ui/list/breadcrumbs.tsx'
import { Card, CardLink } from '../ui/text/card.tsx'
import { Grid, Section } from '../ui/text/layout.tsx'
import { Part } from './kit-section.tsx'

const questions = [
  {
    title: 'When does the agent get my money?',
    text: 'When you accept the work, or 14 days after it was delivered.',
  },
  {
    title: 'What if my visa is refused?',
    text: 'You may open a conflict. We read what both sides say and decide within five business days.',
  },
]

export function Places() {
  return (
    <>
      <Part title="Breadcrumbs">
        <Breadcrumbs
          trail={[
            { label: 'Home', to: '/' },
            { label: 'Countries', to: paths.countries() },
          ]}
          here="Canada"
        />
      </Part>
      <Part title="Accordion" wide>
        <Accordion items={questions} name="questions" />
      </Part>
      <Part title="Grid of cards, each one link" wide>
        <Grid>
          {['Canada', 'Japan', 'Switzerland'].map((country) => (
            <Card key={country} as="article">
              <h4>
                <CardLink to="/dev/kit">{country}</CardLink>
              </h4>
              <p>12 programmes</p>
            </Card>
          ))}
        </Grid>
      </Part>
      <Part title="Section" wide>
        {(['paper', 'sunk', 'deep'] as const).map((tone) => (
          <Section
            key={tone}
            tone={tone}
            eyebrow="How it works"
            title="Your case, stop by stop"
            intro="You always see what was done, what comes next and who has to act."
            action={
              <LinkButton to="/dev/kit" variant="secondary">
                How to hire
              </LinkButton>
            }
          >
            <p>What proves it.</p>
          </Section>
        ))}
      </Part>
    </>
  )
}
