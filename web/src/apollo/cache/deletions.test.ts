import { readFileSync } from 'node:fs'
import { InMemoryCache } from '@apollo/client'
import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { deletions, dropDeleted } from './deletions'
import { policies } from './policies'

const LIST = parse('query Trucks { trucks { total records { id plate } } }')
const truck = (id: string) => ({ __typename: 'Truck', id, plate: `沪A0000${id}` })
const deletion = (id: string) => ({ __typename: 'DeletedRecord', id, type: 'Truck' })

function filled(): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies: policies })
  const trucks = { __typename: 'TruckPage', total: 2, records: [truck('1'), truck('2')] }
  cache.writeQuery({ query: LIST, data: { trucks } })
  return cache
}

it('drops the record that an answer names as deleted, and no other', () => {
  const cache = filled()
  dropDeleted(cache, { deleteTruck: deletion('1') })
  expect(Object.keys(cache.extract()).toSorted()).toEqual(['ROOT_QUERY', 'Truck:2'])
  expect(cache.readQuery({ query: LIST })).toMatchObject({ trucks: { records: [truck('2')] } })
})

it('leaves records alone that an answer only shows', () => {
  const cache = filled()
  for (const answer of [null, undefined, { updateTruck: truck('1') }, { verb: { ...deletion('1'), __typename: 'X' } }])
    dropDeleted(cache, answer)
  expect(cache.readQuery({ query: LIST })).toMatchObject({ trucks: { records: [truck('1'), truck('2')] } })
})

it('keeps nothing of the answer itself', () => {
  const cache = filled()
  const query = parse('mutation Delete { deleteTruck(id: "1") { id type } }')
  cache.writeQuery({ id: 'ROOT_MUTATION', query, data: { deleteTruck: deletion('1') } })
  expect(Object.keys(cache.extract()).filter((key) => key.startsWith('Deleted'))).toEqual([])
})

it('knows each type of the schema that names a deleted record', () => {
  const schema = readFileSync(`${import.meta.dirname}/../../../../schema.graphql`, 'utf8')
  const kinds = [...schema.matchAll(/^type (\w+) implements Deletion /gm)].map(([, name]) => name)
  expect(kinds.toSorted()).toEqual([...deletions].toSorted())
})
