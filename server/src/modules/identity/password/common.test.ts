import { expect, it } from 'vitest'
import { isCommon } from './common.js'

it.each([
  'password',
  'Password1!',
  'P@ssw0rd1',
  'Admin@123',
  'Abcd#1234',
  'Aa123456!',
  'Qwerty#2024',
  '1qaz@WSX2',
  'Iloveyou-520',
])('%s is common', async (password) => {
  expect(await isCommon(password)).toBe(true)
})

it.each(['Efgh#5678', 'Ying#1357', 'Tu3-fang$Tong', 'Wang#83921746', 'kX9!mmQ2vv'])('%s is rare', async (password) => {
  expect(await isCommon(password)).toBe(false)
})
