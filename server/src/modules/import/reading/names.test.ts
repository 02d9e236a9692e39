import { describe, expect, it } from 'vitest'
import { byName, spelled } from './names.js'
import { folded } from './text.js'

const sites = [{ name: '坪地收纳场（东区）' }, { name: '坪地收纳场(东区)' }]

describe('a name that two have who differ by width alone', () => {
  const found = byName(sites, ({ name }) => [name]).get(folded('坪地收纳场 （东区)')) ?? []

  it('finds both', () => {
    expect(found).toEqual(sites)
  })

  it('means the one that is spelled so, and both where none is', () => {
    const meant = (name: string) => spelled(found, name, (one) => one.name)
    expect(meant(' 坪地收纳场(东区) ')).toEqual([sites[1]])
    expect(meant('坪地收纳场 （东区)')).toEqual(sites)
  })
})
