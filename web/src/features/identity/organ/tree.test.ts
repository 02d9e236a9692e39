import { expect, it } from 'vitest'
import { foundLines, isWithin, type Organ, openLines, placeOptions, placesOf, TOP } from './tree'

const organ = (id: string, parentId: string | null, sort = 0, memberCount = 1): Organ => ({
  ...{ id, parentId, sort, memberCount, name: `机构${id}`, kind: 'DEPARTMENT', remark: null, projectCount: 2 },
  ...{ childCount: 0, version: 1, allowedActions: [], refusedActions: [] },
})
const places = placesOf('公司', [organ('c', 'b'), organ('b', 'a'), organ('d', null, 2), organ('a', null, 1)])
const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id)

it('stands in its order, each below its own, with what it has altogether', () => {
  expect(places.map(({ id, level, position, setSize, children }) => [id, level, position, setSize, children])).toEqual([
    [TOP, 1, 1, 1, 2],
    ['a', 2, 1, 2, 1],
    ['b', 3, 1, 1, 1],
    ['c', 4, 1, 1, 0],
    ['d', 2, 2, 2, 0],
  ])
  expect(places.map(({ members, projects }) => [members, projects])).toEqual([
    [4, 8],
    [3, 6],
    [2, 4],
    [1, 2],
    [1, 2],
  ])
})

it('shows nothing below what is closed', () => {
  expect(idsOf(openLines(places, new Set(['a'])))).toEqual([TOP, 'a', 'd'])
  expect(idsOf(openLines(places, new Set([TOP])))).toEqual([TOP])
})

it('finds by name, with what leads there', () => {
  expect(idsOf(foundLines(places, (name) => name === '机构b'))).toEqual([TOP, 'a', 'b'])
  expect(foundLines(places, (name) => name === '公司')).toEqual([])
})

it('tells what stands below what, and names places by what leads there', () => {
  expect([isWithin(places, 'c', 'a'), isWithin(places, 'a', 'a'), isWithin(places, 'd', 'a')]).toEqual([
    true,
    true,
    false,
  ])
  expect(placeOptions(places, ({ id }) => !isWithin(places, id, 'b'))).toEqual([
    { value: 'company', label: '公司（直属公司）' },
    { value: 'a', label: '机构a' },
    { value: 'd', label: '机构d' },
  ])
})
