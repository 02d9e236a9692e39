import { DomainError } from '@tufang/server/kernel/errors'
import { expect, it } from 'vitest'
import '../texts.js'
import { permitOf } from './send-limits.js'
import type { Sent } from './sending.queries.js'

const nothing: Sent = {
  known: false,
  proved: false,
  secondsSinceOwn: null,
  ownToday: 0,
  secondsSinceShared: null,
  sharedToday: 0,
  sharedInHour: 0,
  fromAddress: 0,
  fromNetwork: 0,
}
const many = { isOneCaller: false, name: '203.0.113.0/24' }
const one = { isOneCaller: true, name: '2001:db8:0:0::/64' }

function answerTo(sent: Partial<Sent>, network = many): unknown {
  try {
    return permitOf({ ...nothing, ...sent }, network)
  } catch (error) {
    return error instanceof DomainError ? error.code : error
  }
}

it.each<[string, Partial<Sent>, unknown]>([
  ['the first code', {}, { own: false, needsCaptcha: false }],
  ['a second one in an hour', { sharedInHour: 1, secondsSinceShared: 60 }, { own: false, needsCaptcha: true }],
  ['one after a code that was right', { sharedInHour: 1, proved: true }, { own: false, needsCaptcha: false }],
  ['one after 59 seconds', { secondsSinceShared: 59 }, 'TOO_OFTEN'],
  ['the tenth of a day', { sharedToday: 9 }, { own: false, needsCaptcha: false }],
  ['the eleventh', { sharedToday: 10 }, 'TOO_MANY_CODES'],
  ['the 61st of an address', { fromAddress: 60 }, 'TOO_OFTEN'],
  ['the 240th of a /24', { fromNetwork: 239 }, { own: false, needsCaptcha: false }],
  ['the 241st', { fromNetwork: 240 }, 'TOO_OFTEN'],
])('%s, of a stranger', (_, sent, answer) => {
  expect(answerTo(sent)).toEqual(answer)
})

it('takes a whole /64 for one address', () => {
  expect(answerTo({ fromNetwork: 59 }, one)).toEqual({ own: false, needsCaptcha: false })
  expect(answerTo({ fromNetwork: 60 }, one)).toBe('TOO_OFTEN')
})

const worn = {
  known: true,
  sharedToday: 10,
  sharedInHour: 10,
  secondsSinceShared: 1,
  fromAddress: 60,
  fromNetwork: 240,
}

it.each<[string, Partial<Sent>, unknown]>([
  ['whatever strangers have sent', worn, { own: true, needsCaptcha: false }],
  ['but not twice in a minute', { ...worn, secondsSinceOwn: 59 }, 'TOO_OFTEN'],
  [
    'and after five of its own one of those that all share',
    { known: true, ownToday: 5, sharedInHour: 3 },
    { own: false, needsCaptcha: false },
  ],
  ['while there are any', { known: true, ownToday: 5, sharedToday: 10 }, 'TOO_MANY_CODES'],
])('a known device has its own, %s', (_, sent, answer) => {
  expect(answerTo(sent)).toEqual(answer)
})
