import { data, type MetaFunction } from 'react-router'
import { pageContext } from '../api/page-context.ts'
import { ThemeSwitch } from '../layouts/header/theme-switch.tsx'
import { Container, PageTitle, Row } from '../ui/text/layout.tsx'
import type { Route } from './+types/kit-page'
import { Actions } from './actions.tsx'
import { Faces } from './faces.tsx'
import { Feedback } from './feedback.tsx'
import { Forms } from './forms.tsx'
import { HardWidgets } from './hard-widgets.tsx'
import { Inputs } from './inputs.tsx'
import { KitSection } from './kit-section.tsx'
import { Lists } from './lists.tsx'
import { Marks } from './marks.tsx'
import { Places } from './places.tsx'
import { Shells } from './shells.tsx'

export const meta: MetaFunction = () => [
  { title: 'The kit · Sojourn' },
  { name: 'robots', content: 'noindex' },
]

/** Only where the pages for developers are served. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).devPages) throw data(null, { status: 404 })
  return null
}

/** Every piece of the kit in its states. A new piece gets its place in one of these sections. */
const sections = [
  { title: 'Actions', Content: Actions },
  { title: 'Marks', Content: Marks },
  { title: 'Inputs', Content: Inputs },
  { title: 'Hard inputs', Content: HardWidgets },
  { title: 'Forms', Content: Forms },
  { title: 'Lists', Content: Lists },
  { title: 'Feedback', Content: Feedback },
  { title: 'Faces of a page', Content: Faces },
  { title: 'Places', Content: Places },
  { title: 'Shells', Content: Shells },
]

export default function DevKit() {
  return (
    <main>
      <Container>
        <PageTitle
          action={<ThemeSwitch name="theme-of-the-kit" />}
          intro="Every piece in its states. Look at it at 390 and 1280 px, light and dark."
        >
          The kit
        </PageTitle>
        <nav aria-label="Sections">
          <Row gap={4}>
            {sections.map(({ title }) => (
              <a key={title} href={`#${title}`}>
                {title}
              </a>
            ))}
          </Row>
        </nav>
        {sections.map(({ title, Content }) => (
          <KitSection key={title} title={title}>
            <Content />
          </KitSection>
        ))}
      </Container>
    </main>
  )
}
