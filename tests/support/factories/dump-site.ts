import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueName } from '../unique'

export interface DumpSite {
  id: string
  name: string
}

export const newDumpSite = (company: TestCompany, { name = `消纳场${uniqueName()}` }: Partial<DumpSite> = {}) =>
  insert('dump_site', { companyId: company.id, id: newId(), code: uniqueName(), name })
