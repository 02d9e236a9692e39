import { describe, expect, it } from 'vitest'
import { pictureSource } from './rows'

const FILE = '/files/0192a581-cc00-7ba6-9ea6-5d8066d08a38'

describe('where a picture is fetched from', () => {
  it('is this server for what the system keeps, whatever address it was given out under', () => {
    expect(pictureSource(`http://localhost:4000${FILE}?token=a_b-C`)).toBe(`${FILE}?token=a_b-C`)
  })

  it.each([
    'https://cdn.example.com/a.jpg',
    '/demo/waybills/gate-1.svg',
    `https://a.cn${FILE}`,
    `https://a.cn/x${FILE}?token=a`,
  ])('is what it says else: %s', (url) => expect(pictureSource(url)).toBe(url))
})
