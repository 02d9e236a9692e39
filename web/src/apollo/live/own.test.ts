import { describe, expect, it } from 'vitest'
import { OwnVerbs } from './own'

describe('verbs of a window', () => {
  it('made what their requests have changed, and nothing that others have changed along with it', () => {
    const own = new OwnVerbs()
    own.begin()('mine')
    expect([['mine'], ['mine', 'theirs'], ['theirs'], null].map((ids) => own.made(ids))).toEqual([
      ...[true, false, false, false],
    ])
  })

  it('are awaited until the last one is answered or has failed', async () => {
    const own = new OwnVerbs()
    const [first, second] = [own.begin(), own.begin()]
    let answered = false
    const waited = own.answered().then(() => {
      answered = true
    })
    first('one')
    await Promise.resolve()
    expect(answered).toBe(false)
    second(null)
    await waited
    expect([own.made(['one']), answered]).toEqual([true, true])
  })

  it('are forgotten, the oldest first', () => {
    const own = new OwnVerbs()
    for (let count = 0; count <= 100; count++) own.begin()(String(count))
    expect([own.made(['0']), own.made(['1']), own.made(['100'])]).toEqual([false, true, true])
  })
})
