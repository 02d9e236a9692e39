import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueName } from '../unique'

export interface SoilType {
  id: string
  name: string
}

export const newSoilType = (company: TestCompany, { name = `土质${uniqueName()}` }: Partial<SoilType> = {}) =>
  insert('soil_type', { companyId: company.id, id: newId(), name })
