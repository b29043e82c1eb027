import type { RulesOf } from '../../platform/data-rules.ts'

const INVENTED = 'invented people of the showcase'

export const showcaseData: RulesOf<'showcase_article' | 'testimonial'> = {
  showcase_article: {
    marks: { agent_uuid: 'id' },
    shown: [
      'id',
      'slug',
      'title',
      'category',
      'excerpt',
      'image',
      'published_on',
      'reading_minutes',
      'likes',
      'html',
      'hidden_at',
    ],
    onDeletion: 'removed',
  },
  testimonial: { notPersonal: INVENTED },
}
