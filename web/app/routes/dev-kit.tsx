import { data, type MetaFunction } from 'react-router'
import { pageContext } from '../page-context.ts'
import { ThemeSwitch } from '../shells/theme-switch.tsx'
import { Actions } from '../ui/kit-pages/actions.tsx'
import { Faces } from '../ui/kit-pages/faces.tsx'
import { Feedback } from '../ui/kit-pages/feedback.tsx'
import { Forms } from '../ui/kit-pages/forms.tsx'
import { HardWidgets } from '../ui/kit-pages/hard-widgets.tsx'
import { Inputs } from '../ui/kit-pages/inputs.tsx'
import { KitSection } from '../ui/kit-pages/kit-section.tsx'
import { Lists } from '../ui/kit-pages/lists.tsx'
import { Marks } from '../ui/kit-pages/marks.tsx'
import { Places } from '../ui/kit-pages/places.tsx'
import { Shells } from '../ui/kit-pages/shells.tsx'
import { Container, PageTitle, Row } from '../ui/layout.tsx'
import type { Route } from './+types/dev-kit'

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
