import { describe, expect, it } from 'vitest'
import { fileIdsOf } from './pictures.js'

const A = '0192a581-cc00-7ba6-9ea6-5d8066d08a38'
const B = '0192a581-cc00-7ba6-9ea6-5d8066d08a39'

describe('files among the pictures of a record', () => {
  it.each([
    ['none', null, []],
    ['pictures elsewhere', 'https://cdn.example.com/a.jpg,/demo/waybills/gate-1.svg', []],
    [
      'links as uploads answer them',
      `http://localhost:4000/files/${A}?token=x,https://a.cn/files/${B}?token=y`,
      [A, B],
    ],
    ['a path alone, in capitals', ` /files/${A.toUpperCase()}`, [A]],
    ['an address that only looks like one', `https://a.cn/x/files/${A},/files/${A}0`, []],
  ])('%s', (_, addresses, ids) => {
    expect(fileIdsOf(addresses)).toEqual(ids)
  })
})
