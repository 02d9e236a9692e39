import { describe, expect, it } from 'vitest'
import { grouped } from './groups'
import type { SearchField } from './types'

const field = (name: string): SearchField => ({ name, label: name, type: 'text' })
const fields = ['no', 'plate', 'driver', 'soil'].map(field)
const named = ({ first, others }: ReturnType<typeof grouped>) => [
  first.map(({ name }) => name),
  ...others.map((group) => [group.title, ...group.fields.map(({ name }) => name)]),
]

describe('groups of a search', () => {
  it('leave every field open where there are none', () => {
    expect(named(grouped(fields, []))).toEqual([['no', 'plate', 'driver', 'soil']])
  })

  it('have their fields in the order that they name, whatever the order of the list', () => {
    const groups = [
      { title: '常用', fields: ['plate', 'no'] },
      { title: '人员', fields: ['driver'] },
      { title: '其他', fields: ['soil'] },
    ]
    expect(named(grouped(fields, groups))).toEqual([
      ['plate', 'no'],
      ['人员', 'driver'],
      ['其他', 'soil'],
    ])
  })

  it('pass over what the list does not offer, and lose nothing that they do not name', () => {
    const groups = [
      { title: '常用', fields: ['no', 'project'] },
      { title: '项目', fields: ['project'] },
      { title: '其他', fields: ['driver'] },
    ]
    expect(named(grouped(fields, groups))).toEqual([['no'], ['其他', 'driver', 'plate', 'soil']])
  })
})
