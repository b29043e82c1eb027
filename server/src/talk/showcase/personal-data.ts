import type { RulesOf } from '../../platform/data-rules.ts'

export const showcaseData: RulesOf<'testimonial'> = {
  testimonial: { notPersonal: 'invented people of the showcase' },
}
