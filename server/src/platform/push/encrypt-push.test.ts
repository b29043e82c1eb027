import { expect, test } from 'vitest'
import { encryptPush, isPushKey } from './encrypt-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// RFC 8291, appendix A.
const PUBLIC = bytes(
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
)

test('a message is sealed as the standard shows it', () => {
  const sealed = encryptPush(
    'When I grow up, I want to be a watermelon',
    { publicKey: PUBLIC, authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg') },
    {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
  )
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('no message is sealed the same way twice', () => {
  const keys = { publicKey: PUBLIC, authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg') }
  expect(encryptPush('Hello', keys)).not.toEqual(encryptPush('Hello', keys))
})

test('a key is a point on the curve', () => {
  expect(isPushKey(PUBLIC)).toBe(true)
  expect(isPushKey(Buffer.alloc(65, 4))).toBe(false)
  expect(isPushKey(Buffer.alloc(0))).toBe(false)
})
