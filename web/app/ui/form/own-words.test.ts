import { expect, test } from 'vitest'
import { inOwnWords } from './own-words.ts'

const WORDS = {
  'please input your name': 'veuillez saisir votre nom',
  'please use at least {count} characters':
    'au moins {count, plural, one {# caractère} other {# caractères}}',
  'please enter a multiple of {n}': 'un multiple de {n}',
}

test('what is wrong with a field is said in the language of the page, with its values', () => {
  const errors = {
    name: 'please input your name',
    title: 'please use at least 1 characters',
    text: 'please use at least 1,200 characters',
    price: 'please enter a multiple of 5',
    day: 'nobody has translated this',
  }
  expect(inOwnWords(errors, WORDS)).toEqual({
    name: 'veuillez saisir votre nom',
    title: 'au moins 1 caractère',
    text: 'au moins 1,200 caractères',
    price: 'un multiple de 5',
    day: 'nobody has translated this',
  })
})
