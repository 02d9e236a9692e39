import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueName } from '../unique'

/** A machine that the company has set up, under its own id or that of its records. */
export const newMachine = (
  company: TestCompany,
  { id = newId(), code = `WJ-${uniqueName()}` }: { id?: string; code?: string } = {},
) => insert('machine', { companyId: company.id, id, code, name: '挖机' })
