import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueName } from '../unique'

/** One of the company's {{words}}. */
export const new{{Type}} = (company: TestCompany, { name = `{{label}}${uniqueName()}` }: { name?: string } = {}) =>
  insert('{{table}}', { companyId: company.id, id: newId(), name })
