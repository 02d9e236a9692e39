import { describe, expect, it } from 'vitest'
import { fileFault, MAX_PICTURES, pictureFault, pictureSource } from './address'
import { texts } from './texts'

describe('the address of a picture', () => {
  it.each(['https://example.com/a.jpg', 'http://example.com/a%20b.png?x=1', '/files/0190?token=abc'])(
    'may be %s',
    (url) => expect(pictureFault(url, [])).toBeNull(),
  )

  it.each([
    '',
    'a.jpg',
    'ftp://example.com/a.jpg',
    'https://example.com/a,b.jpg',
    'https://example.com/a b.jpg',
    'javascript:x',
  ])('may not be "%s"', (url) => expect(pictureFault(url, [])).toBe(texts.pictureInvalid))

  it('is added once, and while there is room', () => {
    const url = 'https://example.com/a.jpg'
    expect(pictureFault(url, [url])).toBe(texts.pictureTwice)
    expect(pictureFault(url, [`https://example.com/${'x'.repeat(MAX_PICTURES - 46)}`])).toBeNull()
    expect(pictureFault(url, [`https://example.com/${'x'.repeat(MAX_PICTURES - 45)}`])).toBe(texts.pictureTooMany)
  })
})

describe('a file that is to be uploaded as a picture', () => {
  it('is a JPEG or PNG of at most 5 MB', () => {
    const largest = 5 * 1024 * 1024
    expect(fileFault({ type: 'image/jpeg', size: largest }, '运单照片')).toBeNull()
    expect(fileFault({ type: 'image/png', size: largest + 1 }, '运单照片')).toBe(texts.pictureSize('运单照片'))
    expect(fileFault({ type: 'image/heic', size: 1 }, '运单照片')).toBe(texts.pictureFormat('运单照片'))
    expect(fileFault({ type: '', size: 1 }, '运单照片')).toBe(texts.pictureFormat('运单照片'))
  })
})

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
