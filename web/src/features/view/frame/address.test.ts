import { describe, expect, it } from 'vitest'
import { framedPage } from './address'

const listed = ['https://maps.example', 'https://board.example:8443']
const own = 'https://tufang.example'

describe('a page that shall be framed', () => {
  it.each([
    'https://maps.example/a?b=1#c',
    'HTTPS://MAPS.EXAMPLE/',
    'https://board.example:8443/x',
    'https://maps.example:443/',
  ])('may be of a listed origin: %s', (src) => expect(framedPage(src, listed, own)).toHaveProperty('url'))

  it.each([
    [null, '没有给出要打开的页面'],
    ['', '没有给出要打开的页面'],
    ['maps.example', '页面地址无效，只能是 https 地址'],
    ['http://maps.example/', '页面地址无效，只能是 https 地址'],
    ['javascript:alert(1)', '页面地址无效，只能是 https 地址'],
    ['data:text/html,x', '页面地址无效，只能是 https 地址'],
    ['//maps.example/', '页面地址无效，只能是 https 地址'],
    ['https://maps.example@evil.example/', '页面地址无效，只能是 https 地址'],
    ['https://tufang.example/', '本系统的页面不能嵌入自己'],
    ['https://evil.example/https://maps.example', 'evil.example 不在允许嵌入的网站名单中'],
    ['https://maps.example.evil.example/', 'maps.example.evil.example 不在允许嵌入的网站名单中'],
    ['https://sub.maps.example/', 'sub.maps.example 不在允许嵌入的网站名单中'],
    ['https://board.example/', 'board.example 不在允许嵌入的网站名单中'],
  ])('may not: %s', (src, refusal) => expect(framedPage(src, [...listed], own)).toMatchObject({ refusal }))
})
