import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { Accounts } from './accounts.ts'
import { HOUR, iso, MINUTE, startOf } from './calendar.ts'
import { officeDay } from './handover.ts'
import type { Company, User } from './world.ts'

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
]

function addLogin(company: Company, user: User, agent: string, at: number): void {
  const failed = company.random.chance(0.06)
  company.rows.add('login_log', {
    id: company.random.uuid(at),
    user_id: user.id,
    company_id: company.id,
    create_by: user.name,
    remote_addr: `113.87.${user.name.length * 31}.${company.random.int(2, 250)}`,
    address: '广东省深圳市',
    user_agent: agent,
    request_uri: '/phone/token/sms',
    params: JSON.stringify({ grant_type: 'sms_login', roleType: RoleType.company }),
    type: failed ? 'FAILURE' : 'SUCCESS',
    exception: failed ? '验证码错误' : null,
    created_at: iso(at),
  })
}

/** Who signed in during the last month, on office days and in office hours. */
export function addLogs(company: Company, accounts: Accounts): void {
  const { random, to } = company
  for (const [at, user] of [accounts.admin, accounts.clerk, accounts.reader, accounts.auditor].entries()) {
    for (let day = to - 30; day <= to; day++) {
      if (officeDay(company, day) !== day || random.chance(at === 1 ? 0.05 : 0.4)) continue
      addLogin(
        company,
        user,
        BROWSERS[at % BROWSERS.length] ?? '',
        startOf(day) + 8 * HOUR + random.int(5, 220) * MINUTE,
      )
    }
  }
}
