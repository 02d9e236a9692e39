import { expect, it } from 'vitest'
import { deviceOf } from './device.js'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['Chrome · Windows', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`],
  ['Edge · Windows', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`],
  ['Safari · iPhone', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`],
  ['微信 · iPhone', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.50`],
  ['Safari · macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15'],
  ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'],
  ['Chrome · Android', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36'],
  ['Chrome · 鸿蒙', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 Safari/537.36 ArkWeb/4.1'],
  ['curl', 'curl/8.5.0'],
  ['okhttp', 'okhttp/4.12.0'],
  ['未知设备', ''],
  ['未知设备', null],
])('%s is told by %j', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device)
})
