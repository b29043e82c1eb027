import { expect, test } from 'vitest'
import { addItem, itemsOf, moveItem, removeItem, textOf } from './item-list.ts'

test('an empty item or one already there changes nothing', () => {
  const items = ['Passport']
  expect(addItem(items, '   ')).toBe(items)
  expect(addItem(items, ' Passport ')).toBe(items)
  expect(addItem(items, ' Bank letter ')).toEqual(['Passport', 'Bank letter'])
})

test('items leave and change places, never past the ends', () => {
  const items = ['a', 'b', 'c']
  expect(removeItem(items, 1)).toEqual(['a', 'c'])
  expect(moveItem(items, 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveItem(items, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(items, 0, -1)).toBe(items)
  expect(moveItem(items, 2, 1)).toBe(items)
})

test('a form holds a line for each, and empty lines are nothing', () => {
  expect(textOf(['a', 'b'])).toBe('a\nb')
  expect(itemsOf(' a \n\nb\r\na\n')).toEqual(['a', 'b'])
  expect(itemsOf('')).toEqual([])
})
