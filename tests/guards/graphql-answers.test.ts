import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, type GraphQLNamedType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8'))
const verbs = Object.values(schema.getMutationType()?.getFields() ?? {})

const isInstance = (type: GraphQLNamedType): boolean =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Deletion')

/** Mutations whose answer is a value of its own, with what the value is. */
const VALUES: Readonly<Record<string, string>> = {
  checkCode: 'one-time code to sign in with, made by the verb and kept nowhere in the clear',
  checkPassword: 'one-time code to sign in with, made by the verb and kept nowhere in the clear',
  sendCode: 'sentence for the person: whether the phone has an account may not be told',
  changePhone: 'sentence for the person: the first of its two steps changes no record',
  turnOnSecondFactor: 'recovery codes, which the verb makes and tells once',
  renewRecoveryCodes: 'recovery codes, which the verb makes and tells once',
  readMessages: 'number of messages that are still unread',
  setPaperNeeds: 'kinds of papers as they are set, the same as the query paperNeeds answers',
}

it('answers each mutation with what it changed, and with no bare value', () => {
  expect(verbs.length).toBeGreaterThan(250)
  const bare = verbs.filter(({ type }) => isLeafType(getNamedType(type)))
  expect(bare.map(({ name }) => name).toSorted()).toEqual(Object.keys(VALUES).toSorted())
  expect(bare.filter(({ type }) => getNamedType(type).name === 'Boolean')).toEqual([])
})

it('answers each deletion with the id and the type of what is gone', () => {
  const deletions = verbs.filter(({ name, type }) => /^(delete|remove)/.test(name) && isInstance(getNamedType(type)))
  expect(deletions.length).toBeGreaterThan(15)
  const others = verbs.filter((verb) => /^delete/.test(verb.name) && !deletions.includes(verb))
  // Their verbs answer the last state of the record itself.
  expect(others.map(({ name }) => name).toSorted()).toEqual([
    'deleteOrgan',
    'deleteRole',
    'deleteUser',
    'deleteWaybill',
  ])
})
