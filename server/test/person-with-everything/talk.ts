import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '../../src/platform/database/database.ts'
import type { Whose } from './whose.ts'

export async function addTalk(
  tx: Tx,
  { person_id, hired, now, word, lasting, secret, secretBytes }: Whose,
  session_id: string,
) {
  await tx
    .insertInto('report')
    .values([
      {
        kind: 'review',
        subject_id: randomUUID(),
        reporter_id: person_id,
        category: 'other',
        explanation: word('reported'),
        reported: '{}',
        created_at: now,
      },
      {
        kind: 'service',
        subject_id: randomUUID(),
        owner_id: person_id,
        category: 'other',
        explanation: lasting('explained'),
        ...{ status: 'decided', outcome: 'nothing', decision_reason: lasting('decided'), decided_at: now },
        reported: JSON.stringify({ title: 'A service', text: 'As it was.' }),
        created_at: now,
      },
    ])
    .execute()
  await tx
    .insertInto('hello')
    .values({
      agent_id: person_id,
      file_id: randomUUID(),
      media_type: 'video/webm',
      size: 10,
      seconds: 12,
      scan: 'clean',
      captions: `WEBVTT ${word('captions')}`,
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('review')
    .values({
      agent_id: hired.id,
      author_id: person_id,
      visa_id: 'ca/study-permit',
      country_iso: 'CA',
      star: '4.5',
      content: lasting('content'),
      reply: lasting('reply'),
      replied_at: now,
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('notice_preference')
    .values({ person_id, preferences: JSON.stringify({ sound: false }), updated_at: now })
    .execute()
  const article = await tx
    .insertInto('showcase_article')
    .values({
      agent_uuid: person_id,
      slug: word('slug'),
      title: word('title'),
      category: 'Study',
      excerpt: word('excerpt'),
      published_on: '2026-01-15',
      reading_minutes: 3,
      likes: 0,
      html: `<p>${word('article')}</p>`,
    })
    .returning('id as article_id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('article_like')
    .values({ ...article, person_id, created_at: now })
    .execute()
  await tx
    .insertInto('article_favourite')
    .values({ ...article, person_id, created_at: now })
    .execute()
  await tx
    .insertInto('article_picture')
    .values({ ...article, agent_id: person_id, width: 800, height: 450, size: 2000, created_at: now })
    .execute()
  await tx
    .insertInto('article_attachment')
    .values({
      ...{ ...article, agent_id: person_id, file_id: randomUUID(), file_name: word('attachment') },
      ...{ media_type: 'application/pdf', size: 2000, scan: 'clean', created_at: now },
    })
    .execute()
  const fact = await tx
    .insertInto('fact')
    .values({ fact: 'verification_renewed', agent_id: person_id, actor_mode: 'system', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('notification')
    .values({ person_id, fact_id: fact.id, mode: 'agent', kind: 'account', created_at: now })
    .execute()
  await tx
    .insertInto('push_subscription')
    .values({
      ...{ session_id, person_id, created_at: now },
      endpoint: `https://push.example/${secret()}`,
      public_key: Buffer.concat([secretBytes(), secretBytes(), Buffer.alloc(1)]),
      auth_secret: randomBytes(16),
    })
    .execute()
}
