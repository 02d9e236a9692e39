import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { groundOf, truckOf } from './ground'

/** Unloading without a loading, which waits for a clerk; gives its id. */
export async function newPunch(company: TestCompany): Promise<string> {
  const [{ project }, truck] = [await groundOf(company), await truckOf(company, undefined)]
  const at = new Date('2026-03-20T08:00:00+08:00')
  const { id, name } = company.people.结算员
  const punch = await insert('punch', {
    companyId: company.id,
    id: newId(),
    kind: 'UNLOAD',
    at,
    correctedAt: at,
    skewSeconds: 0,
    receivedAt: at,
    truckCode: truck.plate,
    truckId: truck.id,
    projectId: project.id,
    state: 'CONFLICT',
    conflict: 'NO_OPEN_TRIP',
    conflictReason: '没有装车的运单',
    userId: id,
    userName: name,
  })
  return punch.id
}
