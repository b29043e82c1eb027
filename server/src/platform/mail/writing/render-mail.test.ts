import { describe, expect, test } from 'vitest'
import { Mail } from '../mail.ts'
import { renderMail } from './render-mail.ts'

const settings = {
  origin: 'https://sojourn.example',
  mailFrom: 'Sojourn <hello@sojourn.example>',
  operator: null,
}

const mail: Mail = {
  key: 'test:1',
  to: 'ada@example.com',
  subject: 'Your order is paid',
  about: 'account',
  heading: 'Your order is paid',
  paragraphs: ['Björn can begin.'],
  action: { label: 'Open the order', path: '/orders/1' },
}

const now = new Date('2026-11-22T12:00:00Z')

test('each mail says who sends it, where that is told', () => {
  const operator = {
    name: 'Sojourn <GmbH>',
    address: 'Kanalstraße 1, 10115 Berlin',
    register: 'HRB 1234',
    vatNumber: null,
    representative: null,
  }
  const { html, text } = renderMail(mail, { ...settings, operator }, now)
  expect(html).toContain('Sojourn &lt;GmbH&gt; · Kanalstraße 1, 10115 Berlin · Registered: HRB 1234')
  expect(text).toContain('Sojourn <GmbH>\nKanalstraße 1, 10115 Berlin\nRegistered: HRB 1234')
})

const hostile = `<script>alert("x")</script><img src=x onerror='alert(1)'>&`

test('HTML and plain text say the same', () => {
  const { html, text } = renderMail(
    { ...mail, code: '48213', quote: 'one\ntwo', smallPrint: ['Small.'] },
    settings,
    now,
  )
  for (const words of ['Your order is paid', 'Björn can begin.', '48213', 'Open the order', 'Small.']) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
  expect(html).toContain('one<br>two')
  expect(text).toContain('> one\n> two')
  expect(html).toContain('href="https://sojourn.example/orders/1"')
  expect(text).toContain('Open the order:\nhttps://sojourn.example/orders/1')
})

test('every inserted text is escaped', () => {
  const { html } = renderMail(
    {
      ...mail,
      subject: hostile,
      heading: hostile,
      paragraphs: [hostile],
      code: hostile,
      quote: hostile,
      smallPrint: [hostile],
      action: { label: hostile, path: `/a?q='"%3C` },
    },
    settings,
    now,
  )
  expect(html).not.toMatch(/<script|<img|onerror='/)
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(7)
})

test.each(['\r\n', '\n', '\r', '\u0000', '\u2028'])('no header can be smuggled in by %j', (breaker) => {
  const { subject, replyTo } = renderMail(
    {
      ...mail,
      subject: `Hello${breaker}Bcc: all@example.com`,
      replyTo: { name: `Ada${breaker}Bcc: all@example.com`, address: 'ada@example.com' },
    },
    settings,
    now,
  )
  expect(subject).toBe('Hello Bcc: all@example.com')
  expect(replyTo?.name).toBe('Ada Bcc: all@example.com')
})

describe('links lead to us only', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'orders/1',
    '/a b',
    '',
  ])('%j is refused', (path) => {
    const wrong = { ...mail, action: { label: 'Open', path } }
    expect(Mail.safeParse(wrong).success).toBe(false)
  })

  test('every address in the HTML is ours', () => {
    const { html } = renderMail(
      { ...mail, about: 'news', unsubscribePath: '/stop', quote: 'See https://evil.example' },
      settings,
      now,
    )
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    expect(links).toContain('https://sojourn.example/stop')
    for (const link of links) expect(link).toMatch(/^https:\/\/sojourn\.example(\/|$)/)
    expect(html).not.toMatch(/url\(|@import/)
  })
})

test('what one can do without must say how to end it', () => {
  expect(Mail.safeParse({ ...mail, about: 'news' }).success).toBe(false)
  expect(renderMail(mail, settings, now).unsubscribeUrl).toBeNull()
})

test.each([
  'ada@example.com, eve@example.com',
  'ada@example.com\r\nBcc: eve@example.com',
  'Ada <ada@example.com>',
])('a mail goes to one bare address, not to %j', (to) => {
  expect(Mail.safeParse({ ...mail, to }).success).toBe(false)
})
