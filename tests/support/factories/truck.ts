import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueName } from '../unique'
import type { Captain } from './captain'

export interface Truck {
  id: string
  captainId: string
  plate: string
}

export const newTruck = (
  company: TestCompany,
  {
    captain,
    // No plate has an I or an O.
    plate = `粤B${uniqueName().replaceAll(/[io]/g, '0')}`,
    capacityTons,
  }: { captain: Pick<Captain, 'id'>; plate?: string; capacityTons?: string },
) => insert('truck', { companyId: company.id, id: newId(), captainId: captain.id, plate, capacityTons })
