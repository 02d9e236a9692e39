import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tufang/tests/imports'
import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'
import { expect, it } from 'vitest'

const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'))

/** Objects whose ids have another name, which the documentation gives. */
const OBJECTS: Record<string, string> = {
  projectInfo: 'project',
  garbage: 'dumpSite',
  soilType: 'soil',
  companyAuth: 'company',
  companySettle: 'settlement',
  create: 'creator',
  directPayPrice: 'price',
  entity: 'record',
  lackingPayee: 'lackingPayeeWaybill',
}

/** Ids that name no record which could be read beside them, each with the reason. */
const NO_OBJECT: Record<string, string> = {
  'Arrival.garbageId': 'a dump site on the list of another company, which shows its desk the name alone',
  'Captcha.captchaId': 'a picture that is answered once, with its text',
  'Change.requestIds': 'requests, of which no record is kept',
  'CompanyUser.userId': 'account of the person in this row, of which a company sees what stands in the row',
  'DeclinedInvitation.companyAuthId': 'a company that the person has not joined; its name stands beside the id',
  'ExcavatorRecord.staffId': 'an operator as the machine names him, often without an account',
  'LogDeletion.logId': 'a line that was deleted; what it said is the content',
  'PaperLook.fileId': 'a picture of the registration itself, which is opened by its link',
  'Payee.payeeId': 'the row itself, by the name that the documentation has',
  'RescueCandidate.memberId': 'a person of another company, of whom the desk sees what stands beside the id',
  'TokenBundle.companyAuthId': 'given before there is a session; viewer tells of the company',
  'TokenBundle.organId': 'the same company by a documented name; viewer tells of it',
  'TokenBundle.userId': 'given before there is a session; viewer tells of the person',
  'WaybillBatch.changeSetId': 'what undoWaybillChanges takes; its rows stand beside it',
  'WaybillChange.changeSetId': 'what undoWaybillChanges takes; its changes are the rows with the same id',
  'WaybillUpdate.changeSetId': 'what undoWaybillChanges takes; the waybill stands beside it',
}

/** Ids of a type without an object beside them. */
function idsWithoutEdge(type: GraphQLObjectType): string[] {
  const fields = type.getFields()
  const isEdge = (name: string): boolean => isCompositeType(fields[name] && getNamedType(fields[name].type))
  return Object.values(fields).flatMap(({ name, type: of, deprecationReason }) => {
    const [, single, many] = /^(.+?)(?:Id|(Ids))$/.exec(name) ?? []
    if (!single || getNamedType(of).name !== 'ID' || deprecationReason) return []
    const object = `${OBJECTS[single] ?? single}${many ? 's' : ''}`
    return isEdge(object) ? [] : [`${type.name}.${name}`]
  })
}

it('every id has its object beside it, unless it names none', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !isIntrospectionType(type))
  const found = types.flatMap((type) => idsWithoutEdge(type as GraphQLObjectType))
  expect(found.toSorted()).toEqual(Object.keys(NO_OBJECT))
})
