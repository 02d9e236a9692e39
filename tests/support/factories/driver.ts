import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueMobile } from '../unique'
import type { Captain } from './captain'

export const newDriver = (
  company: TestCompany,
  { captain, name = '李师傅' }: { captain: Pick<Captain, 'id'>; name?: string },
) => insert('driver', { companyId: company.id, id: newId(), captainId: captain.id, name, mobile: uniqueMobile() })
