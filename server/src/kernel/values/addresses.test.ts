import { describe, expect, it } from 'vitest'
import { faultOfAddress, knowOrigins } from './addresses.js'

knowOrigins(['', 'https://files.example', 'http://10.0.0.7:9000'])

describe('an address of a file', () => {
  it.each([
    '/files/0192a581-cc00-7ba6-9ea6-5d8066d08a38?token=abc',
    'waybill/1.jpg',
    '1:1.jpg'.replace(':', '%3A'),
    'https://files.example/合同.pdf',
    'HTTPS://FILES.example:443/a.jpg',
    'http://10.0.0.7:9000/a%20b.jpg',
  ])('may be %s', (address) => {
    expect(faultOfAddress(address)).toBeUndefined()
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'jav\tascript:alert(1)',
    'jav\r\nascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:a',
    'blob:https://files.example/1',
    '//files.example/a.jpg',
    '/\\files.example/a.jpg',
    '\\\\files.example\\a.jpg',
    'https://files.example@elsewhere.example/a.jpg',
    'https:// files.example/a.jpg',
    'https://',
  ])('is not %j', (address) => {
    expect(faultOfAddress(address)).toBe('INVALID')
  })

  it.each([
    ['https://elsewhere.example/a.jpg', 'elsewhere.example'],
    ['https://files.example.elsewhere.example/a.jpg', 'files.example.elsewhere.example'],
    ['http://files.example/a.jpg', 'files.example'],
    ['https://files.example:8443/a.jpg', 'files.example:8443'],
    ['https:elsewhere.example/a.jpg', 'elsewhere.example'],
  ])('does not lie at %s', (address, host) => {
    expect(faultOfAddress(address)).toEqual({ host })
  })
})
