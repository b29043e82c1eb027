import { HANDLE, type RulesOf, SECRET } from '../../platform/data-rules.ts'

export const identityData: RulesOf<
  | 'session'
  | 'known_device'
  | 'two_step'
  | 'recovery_code'
  | 'login_challenge'
  | 'signup'
  | 'email_code'
  | 'password_reset'
  | 'email_change'
  | 'connected_account'
  | 'outside_login'
  | 'login_failure'
> = {
  session: {
    marks: { person_id: 'id' },
    shown: [
      'id',
      'device_id',
      'device_name',
      'address',
      'created_at',
      'last_seen_at',
      'expires_at',
      'confirmed_at',
      'ended_at',
    ],
    withheld: { token_hash: SECRET },
    onDeletion: 'removed',
  },
  known_device: {
    marks: { person_id: 'id' },
    shown: ['device_id', 'first_seen_at', 'last_seen_at'],
    onDeletion: 'removed',
  },
  two_step: {
    marks: { person_id: 'id' },
    shown: ['confirmed_at', 'created_at'],
    withheld: { sealed_secret: SECRET, last_step: HANDLE },
    onDeletion: 'removed',
  },
  recovery_code: {
    marks: { person_id: 'id' },
    shown: ['used_at'],
    withheld: { code_hash: SECRET },
    onDeletion: 'removed',
  },
  login_challenge: {
    marks: { person_id: 'id' },
    shown: ['device_id', 'tries', 'created_at', 'expires_at', 'used_at'],
    withheld: { id: HANDLE },
    onDeletion: 'removed',
  },
  signup: {
    marks: { person_id: 'id', email: 'email' },
    shown: ['device', 'created_at'],
    withheld: { id: HANDLE },
    onDeletion: 'removed',
  },
  email_code: {
    marks: { person_id: 'id', email: 'email' },
    shown: ['tries', 'created_at', 'expires_at', 'used_at'],
    withheld: { id: HANDLE, signup_id: HANDLE, code_hash: SECRET },
    onDeletion: 'removed',
  },
  password_reset: {
    marks: { person_id: 'id' },
    shown: ['security_question', 'answer_tries', 'created_at', 'expires_at', 'used_at'],
    withheld: { id: HANDLE, token_hash: SECRET },
    onDeletion: 'removed',
  },
  email_change: {
    marks: { person_id: 'id' },
    shown: [
      'old_email',
      'new_email',
      'session_id',
      'old_confirmed_at',
      'new_confirmed_at',
      'changed_at',
      'undone_at',
      'created_at',
      'expires_at',
    ],
    withheld: { id: HANDLE, old_token_hash: SECRET, new_token_hash: SECRET, undo_token_hash: SECRET },
    onDeletion: 'removed',
  },
  connected_account: {
    marks: { person_id: 'id' },
    shown: ['id', 'provider', 'issuer', 'subject', 'email', 'created_at'],
    onDeletion: 'removed',
  },
  outside_login: {
    marks: { person_id: 'id' },
    shown: ['provider', 'device_id', 'home', 'language', 'return_to', 'created_at', 'expires_at', 'used_at'],
    withheld: { id: HANDLE, state_hash: SECRET, browser_hash: SECRET, nonce: SECRET, code_verifier: SECRET },
    onDeletion: 'removed',
  },
  login_failure: { notPersonal: 'a wrong password of nobody knows whom, forgotten within a day' },
}
