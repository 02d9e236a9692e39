import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tufang/tests/imports'
import { buildSchema, type GraphQLObjectType, getNamedType, isIntrospectionType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { WITHOUT } from './without-edge'

const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'))

/** Objects whose ids have another name, which the documentation gives. */
const OBJECTS: Record<string, string> = {
  projectInfo: 'project',
  garbage: 'dumpSite',
  soilType: 'soil',
  companyAuth: 'company',
  companySettle: 'settlement',
}

/** Ids of a type without an object beside them. */
function idsWithoutEdge(type: GraphQLObjectType): string[] {
  const fields = type.getFields()
  const isEdge = (name: string): boolean => isObjectType(fields[name] && getNamedType(fields[name].type))
  return Object.values(fields).flatMap(({ name, type: of, deprecationReason }) => {
    const [, single, many] = /^(.+?)(?:Id|(Ids))$/.exec(name) ?? []
    if (!single || getNamedType(of).name !== 'ID' || deprecationReason) return []
    const object = `${OBJECTS[single] ?? single}${many ? 's' : ''}`
    return isEdge(object) ? [] : [`${type.name}.${name}`]
  })
}

it('every id has its object beside it, except the listed ones', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !isIntrospectionType(type))
  const found = types.flatMap((type) => idsWithoutEdge(type as GraphQLObjectType))
  // An id that has got its object must leave the list, so that the object stays.
  expect(found.toSorted()).toEqual(WITHOUT.toSorted())
})
