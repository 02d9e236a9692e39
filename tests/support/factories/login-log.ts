import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { TestCompany } from '../company'
import type { Person } from '../person'
import { insert } from '../rows'

interface Given {
  exception?: string
  remoteAddr?: string
  address?: string
  createdAt?: Date
}

/** A line of the login log: a code that was right, or a password that was not. */
export const newLoginLog = (
  company: Pick<TestCompany, 'id'>,
  { id: userId, mobile }: Person,
  { exception, remoteAddr = '113.87.1.9', address = '广东省深圳市', createdAt = new Date() }: Given = {},
) =>
  insert('login_log', {
    id: newId(),
    userId,
    companyId: company.id,
    createBy: mobile,
    remoteAddr,
    address,
    userAgent: 'Firefox',
    requestUri: exception ? '/oauth/token' : '/phone/token/sms',
    params: JSON.stringify({ phone: mobile, roleType: RoleType.COMPANY }),
    type: exception ? 'FAILURE' : 'SUCCESS',
    exception: exception ?? null,
    createdAt,
  })
