import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { makeCode } from '../src/money/coupons/make-code.ts'
import { accounts } from '../src/money/ledger/accounts.ts'
import { postEntry } from '../src/money/ledger/post-entry.ts'
import { credit, debit, posting } from '../src/money/ledger/posting.ts'
import type { Tx } from '../src/platform/database/database.ts'
import { keepSealedFile, sealBytes } from '../src/platform/files/sealed-files.ts'
import { sealDocumentId, sealDraft } from '../src/supply/verification/answers.ts'
import { makeRef } from '../src/work/orders/make-ref.ts'
import { makePerson, type TestPerson } from './people.ts'
import { addConversation } from './person-with-conversation.ts'
import { addPayments, addPlan } from './person-with-payments.ts'
import { addWallet } from './person-with-wallet.ts'
import type { TestApp } from './start-app.ts'

export interface WholePerson extends TestPerson {
  /** Words that stand in their rows and nowhere else. */
  words: string[]
  /** What nobody may be shown, as it would look written down. */
  secrets: string[]
  pictureKey: string
  /** Where the bytes of their document lie. */
  documentKey: string
}

/** Somebody with a row in every table that holds something on people, and with a picture. */
export async function makeWholePerson(server: TestApp): Promise<WholePerson> {
  const { context, clock } = server
  const now = clock.now()
  const mark = randomUUID().slice(0, 8)
  const word = (of: string) => `${of}-${mark}`
  const secrets: string[] = []
  const secretBytes = () => {
    const bytes = randomBytes(32)
    secrets.push(bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url'))
    secrets.push(JSON.stringify(bytes))
    return bytes
  }
  const secretText = () => {
    const text = `hidden-${randomUUID()}`
    secrets.push(text)
    return text
  }

  const email = `${word('whole')}@example.com`
  const person = await makePerson(server, { email, first_name: word('First'), last_name: word('Last') })
  const person_id = person.id
  /** Whom they reviewed: that stays when they go. */
  const hired = await makePerson(server, { home: 'consultant' })
  const id = () => randomUUID()
  const pictureKey = `pictures/${id()}`
  const picture = await sharp({ create: { width: 5, height: 5, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  await context.files.put(pictureKey, Readable.from([picture]), {
    contentType: 'image/webp',
    size: picture.length,
  })

  const file = await sealBytes(context, Readable.from([picture]), {
    size: picture.length,
    mediaType: 'image/jpeg',
  })
  secrets.push(JSON.stringify(file.wrappedKey))

  await context.db.transaction().execute(async (tx) => {
    const { password_hash } = await tx
      .updateTable('person')
      .set({
        phone: '+14165550199',
        about: word('about'),
        dob: '1990-01-02',
        gender: 'other',
        picture_key: pictureKey,
        timezone: 'America/Toronto',
        country_iso: 'CA',
        state: '08',
        city: 'Other city',
        alt_city: word('city'),
        postal_code: word('code'),
        street: word('street'),
        passport_iso: 'NG',
        second_passport_iso: 'GB',
        residence_iso: 'CA',
        security_question: word('question'),
        security_answer_hash: secretText(),
        security_question_set_at: now,
      })
      .where('id', '=', person_id)
      .returning('password_hash')
      .executeTakeFirstOrThrow()
    secrets.push(password_hash ?? '')
    const times = { created_at: now, expires_at: new Date(now.getTime() + 60_000) }
    const device_id = id()
    await tx
      .insertInto('agent')
      .values({ person_id, username: word('agent'), created_at: now })
      .execute()
    await keepSealedFile(context, tx, person_id, file)
    const upload = await tx
      .insertInto('upload')
      .values({ owner_id: person_id, size: 10, touched_at: now, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('upload_part').values({ upload_id: upload.id, at: 0, file_id: file.id }).execute()
    await tx
      .insertInto('file_view')
      .values({
        owner_id: person_id,
        file_id: file.id,
        viewer_id: person_id,
        purpose: word('purpose'),
        created_at: now,
      })
      .execute()
    await tx
      .insertInto('verification')
      .values({
        agent_id: person_id,
        street: word('street'),
        file_id: file.id,
        sealed_document_id: sealDocumentId(context.settings, person_id, word('document')),
        sealed_draft: sealDraft(context.settings, person_id, { address: word('draft') }),
        created_at: now,
      })
      .execute()
    await tx
      .insertInto('verification_event')
      .values({
        agent_id: person_id,
        actor_kind: 'agent',
        actor_id: person_id,
        transition: 'F1',
        from_label: 'unverified',
        to_label: 'in_progress',
        created_at: now,
      })
      .execute()
    await tx
      .insertInto('report')
      .values([
        {
          kind: 'review',
          subject_id: id(),
          reporter_id: person_id,
          category: 'other',
          explanation: word('reported'),
          reported: '{}',
          created_at: now,
        },
        {
          kind: 'service',
          subject_id: id(),
          owner_id: person_id,
          category: 'other',
          explanation: 'What somebody else says.',
          reported: JSON.stringify({ title: 'A service', text: 'As it was.' }),
          created_at: now,
        },
      ])
      .execute()
    await tx
      .insertInto('licence')
      .values({
        agent_id: person_id,
        country_iso: 'CA',
        regulator: 'CICC',
        class_code: 'RCIC',
        number: word('licence'),
        valid_until: '2028-01-01',
        submitted_at: now,
        created_at: now,
      })
      .execute()
    await tx
      .insertInto('business')
      .values({
        agent_id: person_id,
        business_type: 'sole_proprietorship',
        legal_name: word('legal'),
        country_iso: 'CA',
        state: '08',
        city: word('city'),
        postal_code: word('code'),
        street: word('street'),
        updated_at: now,
      })
      .execute()
    await tx
      .insertInto('username_history')
      .values({ agent_id: person_id, name: word('former'), shape_hash: randomBytes(32), released_at: now })
      .execute()
    const found = { agent_id: person_id, standing: 1, rating_rank: 1, found_since: now }
    await tx
      .insertInto('found_agent')
      .values({ ...found, doc: '', card: JSON.stringify({ headline: word('card') }) })
      .execute()
    const offer = {
      min_price: 1,
      min_days: 1,
      cheapest_is_quickest: true,
      prices: [1],
      days: [1],
      licensed: false,
      languages: '',
    }
    await tx
      .insertInto('found_offer')
      .values({ ...found, ...offer, country_iso: 'CA', aim: word('aim') })
      .execute()
    await tx
      .insertInto('found_free')
      .values({ agent_id: person_id, next_free_at: now, look_again_at: now })
      .execute()
    await tx
      .insertInto('saved_search')
      .values({
        person_id,
        name: word('search'),
        filters: JSON.stringify({ query: word('sought') }),
        mail: true,
        mailed_at: now,
        created_at: now,
      })
      .execute()
    await tx.insertInto('favourite').values({ person_id, agent_id: person_id, created_at: now }).execute()
    const session = {
      person_id,
      device_id,
      token_hash: secretBytes(),
      device_name: word('device'),
      address: '203.0.113.77',
      last_seen_at: now,
      ...times,
    }
    const { id: session_id } = await tx
      .insertInto('session')
      .values(session)
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('known_device').values({ person_id, device_id, first_seen_at: now }).execute()
    await tx
      .insertInto('two_step')
      .values({ person_id, sealed_secret: secretBytes(), last_step: 987654321, created_at: now })
      .execute()
    await tx.insertInto('recovery_code').values({ person_id, code_hash: secretBytes() }).execute()
    const hidden = () => {
      const uuid = id()
      secrets.push(uuid)
      return uuid
    }
    await tx
      .insertInto('login_challenge')
      .values({ id: hidden(), person_id, device_id, ...times })
      .execute()
    await tx
      .insertInto('signup')
      .values({ id: hidden(), person_id, email, device: device_id, created_at: now })
      .execute()
    await tx
      .insertInto('email_code')
      .values({ id: hidden(), person_id, email, code_hash: secretBytes(), ...times })
      .execute()
    await tx
      .insertInto('password_reset')
      .values({ id: hidden(), person_id, token_hash: secretBytes(), ...times })
      .execute()
    await tx
      .insertInto('email_change')
      .values({
        id: hidden(),
        person_id,
        old_email: email,
        new_email: `${word('new')}@example.com`,
        old_token_hash: secretBytes(),
        new_token_hash: secretBytes(),
        undo_token_hash: secretBytes(),
        session_id,
        ...times,
      })
      .execute()
    await tx
      .insertInto('connected_account')
      .values({
        person_id,
        provider: 'google',
        issuer: 'https://issuer.example',
        subject: word('subject'),
        email,
        created_at: now,
      })
      .execute()
    await tx
      .insertInto('outside_login')
      .values({
        id: hidden(),
        person_id,
        state_hash: secretBytes(),
        provider: 'google',
        browser_hash: secretBytes(),
        home: 'subscriber',
        nonce: secretText(),
        code_verifier: secretText(),
        return_to: `/p/${word('place')}`,
        ...times,
      })
      .execute()
    await tx.insertInto('likes').values({ person_id, agent_id: person_id, created_at: now }).execute()
    await tx
      .insertInto('service')
      .values({
        agent_id: person_id,
        country_iso: 'CA',
        visa_id: 'ca/study-permit',
        title: word('service'),
        created_at: now,
        updated_at: now,
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
        content: 'Clear and quick.',
        created_at: now,
      })
      .execute()
    await addAvailability(tx, { agent_id: person_id, now, secret: secretBytes, word: word('calendar') })
    await tx
      .insertInto('meeting')
      .values({
        agent_id: hired.id,
        client_id: person_id,
        status: 'booked',
        during: HOUR,
        padded: HOUR,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await tx
      .insertInto('meeting_link')
      .values({ agent_id: person_id, address: `https://${word('meet')}.example.com`, updated_at: now })
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
    const credited = [debit(accounts.promo_expense, 100), credit(accounts.client_credit(person_id), 100)]
    await postEntry(server, tx, {
      ...posting('L5b', 'USD', credited),
      cause: `test:${person_id}`,
      orderId: null,
      actorId: person_id,
      requestId: null,
    })
    const { id: goal_id } = await tx
      .insertInto('goal')
      .values({
        client_id: person_id,
        name: word('goal'),
        country_iso: 'CA',
        purpose: 'study',
        expected_on: '2030-09-01',
        comment: word('comment'),
        ticked: [word('document')],
        passport_iso: 'NG',
        residence_iso: 'GB',
        visa_id: 'ca/study-permit',
        stay_days: 365,
        passport_expires_on: '2032-09-01',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addPayments(tx, { person_id, now, secret: secretText })
    await addWallet(tx, { person_id, now, secret: secretText, secretBytes })
    await addPlan(tx, { person_id, now, word })
    await addOrder(tx, { client_id: person_id, agent_id: hired.id, goal_id, now, word: word('paper') })
    const { id: coupon_id } = await tx
      .insertInto('coupon')
      .values({
        code: makeCode('GIFT'),
        kind: 'promo',
        owner_id: person_id,
        currency: 'USD',
        amount: 500,
        balance: 500,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('coupon_refund')
      .values({
        ...{ coupon_id, client_id: person_id, amount: 500, currency: 'USD', status: 'rejected' },
        ...{ reason: word('credit refund'), decided_by: person_id, created_at: now, updated_at: now },
      })
      .execute()
    await tx
      .insertInto('ledger_check')
      .values({
        asked_by: person_id,
        created_at: now,
        done_at: now,
        sealed: 0,
        balances: '[]',
        faults: '[]',
      })
      .execute()
    await tx
      .insertInto('contact_message')
      .values({
        name: word('Sender'),
        // As somebody types it.
        email: email.toUpperCase(),
        subject: word('subject'),
        message: word('message'),
        created_at: now,
      })
      .execute()
    const link = secretText()
    await tx
      .insertInto('outbox')
      .values({
        key: `mail:${link}`,
        recipient: email,
        subject: `12345 ${link}`,
        html: link,
        text: link,
        created_at: now,
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
        endpoint: `https://push.example/${secretText()}`,
        public_key: Buffer.concat([secretBytes(), secretBytes(), Buffer.alloc(1)]),
        auth_secret: randomBytes(16),
      })
      .execute()
    await tx
      .insertInto('mail_body')
      .values({ id: id(), person_id, sealed: secretBytes(), created_at: now, due_at: now })
      .execute()
    await tx
      .insertInto('idempotency_key')
      .values({
        owner: `person:${person_id}`,
        key: secretText(),
        call: 'POST /somewhere',
        body_hash: secretText(),
        status: 200,
        reply: JSON.stringify({ about: word('about') }),
        created_at: now,
      })
      .execute()
    await tx
      .insertInto('rule_change')
      .values({ rule: 'cooling_off', value: 72, reason: 'as it was', changed_by: person_id, created_at: now })
      .execute()
    const { id: correction_id } = await tx
      .insertInto('visa_correction')
      .values({
        ...{ origin: 'ca/study-permit', fact: 'may_work', reason: 'as it was', corrected_by: person_id },
        ...{ after: JSON.stringify({ value: 'yes' }), created_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('fact_report')
      .values({
        ...{
          origin: 'ca/study-permit',
          visa_id: 'ca/study-permit',
          fact: 'may_work',
          message: 'It changed.',
        },
        ...{ created_at: now, closed_at: now, closed_by: person_id, correction_id },
      })
      .execute()
    await tx
      .insertInto('audit_entry')
      .values({ staff_id: person_id, subject_id: person_id, action: 'looked', created_at: now })
      .execute()
  })
  return {
    ...person,
    pictureKey,
    documentKey: `sealed/${file.id}`,
    secrets: secrets.filter(Boolean),
    words: [mark, '+14165550199', '203.0.113.77'],
  }
}

const HOUR = '[2027-01-04T09:00Z,2027-01-04T10:00Z)'

interface Ordered {
  client_id: string
  agent_id: string
  goal_id: number
  now: Date
  word: string
}

/** Given up by its client; what is paid would have to be seen through first. */
async function addOrder(tx: Tx, { client_id, agent_id, goal_id, now, word }: Ordered) {
  const { id } = await tx
    .insertInto('client_order')
    .values({
      ref: makeRef(),
      client_id,
      agent_id,
      goal_id,
      service_id: randomUUID(),
      service_version: 1,
      status: 'cancelled',
      title: 'Study permit, start to finish',
      description: 'Everything from the forms to the visa.',
      price_amount: 500_00,
      currency: 'USD',
      commission_percent: 20,
      delivery_days: 10,
      requirements: '[]',
      refund_schedule: '{}',
      visa_id: 'ca/study-permit',
      visa_name: 'Study permit',
      purposes: '[]',
      country_iso: 'CA',
      expires_at: now,
      created_at: now,
      cancelled_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addConversation(tx, { order_id: id, person_id: client_id, now, word })
  const sides = { order_id: id, client_id, agent_id, status: 'cancelled' as const, created_at: now }
  await tx
    .insertInto('completion_request')
    .values({ ...sides, summary: 'All is filed.', decides_at: now })
    .execute()
  await tx
    .insertInto('meeting_request')
    .values({
      ...{ ...sides, made_by: 'client', reason: 'I travel that day.', answer_by: now },
      ...{ starts_at: now, ends_at: new Date(now.getTime() + 60_000) },
    })
    .execute()
  await tx
    .insertInto('extension_request')
    .values({ ...sides, days: 5, reason: 'A stamp is missing.', ends_at: now })
    .execute()
  await tx
    .insertInto('order_event')
    .values({
      order_id: id,
      step: 'O3',
      actor_id: client_id,
      actor_mode: 'client',
      from_status: 'awaiting_payment',
      to_status: 'cancelled',
      created_at: now,
    })
    .execute()
  const document = await tx
    .insertInto('order_document')
    .values({
      order_id: id,
      place: 1,
      name: 'Passport',
      mandatory: false,
      given_by: 'client',
      asked_by: 'client',
      added_by: client_id,
      asked_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('document_version')
    .values({
      document_id: document.id,
      number: 1,
      file_id: randomUUID(),
      file_name: `${word}.pdf`,
      media_type: 'application/pdf',
      size: 1,
      scan: 'clean',
      uploaded_by: client_id,
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('case_file')
    .values({
      ...{ order_id: id, purpose: 'decision', file_id: randomUUID(), file_name: `${word}-letter.pdf` },
      ...{ media_type: 'application/pdf', size: 1, scan: 'clean', uploaded_by: client_id, created_at: now },
    })
    .execute()
  const conflict = await tx
    .insertInto('conflict')
    .values({
      ...{ order_id: id, opened_by: 'client', opener_id: client_id, reason: 'late', status: 'closed' },
      ...{ text: 'Nothing has happened.', outcome: 'withdrawn', resume_status: 'paid' },
      ...{ created_at: now, closed_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('refund_request')
    .values({
      ...{ conflict_id: conflict.id, order_id: id, made_by: 'client', maker_id: client_id, amount: 0 },
      ...{ currency: 'USD', destination: 'card', text: 'Let us end this.', status: 'cancelled' },
      ...{ created_at: now, updated_at: now },
    })
    .execute()
  await tx
    .insertInto('order_ending')
    .values({
      ...{ order_id: id, reason: 'legal', text: 'A court told us so.', amount: 0, currency: 'USD' },
      ...{ status: 'declined', asked_by: client_id, created_at: now, updated_at: now },
    })
    .execute()
}

interface Calendar {
  agent_id: string
  now: Date
  secret: () => Buffer
  word: string
}

/** When they can be met, and where else their calendar lies. */
async function addAvailability(tx: Tx, { agent_id, now, secret, word }: Calendar) {
  const days = { agent_id, from_day: '2027-01-04', until_day: '2027-01-05', ranges: '[]' }
  await tx
    .insertInto('work_hours')
    .values({ agent_id, weekday: 1, start_minute: 540, last_minute: 599 })
    .execute()
  await tx.insertInto('work_hours_override').values(days).execute()
  await tx
    .insertInto('blocked_date')
    .values({ ...days, created_at: now })
    .execute()
  await tx.insertInto('availability_rule').values({ agent_id, notice_minutes: 60 }).execute()
  await tx
    .insertInto('calendar_feed')
    .values({ agent_id, token_hash: secret(), sealed_token: secret(), created_at: now })
    .execute()
  const calendar = { agent_id, provider: 'google', status: 'linked' as const, email: `${word}@example.com` }
  const { id } = await tx
    .insertInto('connected_calendar')
    .values({ ...calendar, sealed_tokens: secret(), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('calendar_consent')
    .values({
      state_hash: secret(),
      browser_hash: secret(),
      calendar_id: id,
      agent_id,
      code_verifier: secret().toString('base64url'),
      created_at: now,
      expires_at: now,
    })
    .execute()
  await tx.insertInto('busy_time').values({ calendar_id: id, agent_id, during: HOUR }).execute()
}
