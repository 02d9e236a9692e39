import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { Accounts } from './accounts.ts'
import { HOUR, iso, MINUTE, startOf } from './calendar.ts'
import { officeDay } from './handover.ts'
import type { Random } from './random.ts'
import type { Company, User } from './world.ts'

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
]

/** Verbs of clerks and auditors all day, by their names in the log. */
const VERBS = {
  clerk: [
    ['scan.add', '扫卡', 40],
    ['card.setGivers', '设置交卡人', 60],
    ['receipt.generate', '生成交卡回执单', 180],
    ['settlement.generate', '生成结算单', 420],
    ['export.start', '导出', 15],
  ],
  auditor: [
    ['settlement.approve', '审核结算单', 70],
    ['directPayPrice.audit', '审核直付价', 90],
  ],
} as const
type Verb = (typeof VERBS)[keyof typeof VERBS][number]

function addOperation(company: Company, random: Random, user: User, [name, title, ms]: Verb, at: number): void {
  const refused = random.chance(0.05)
  company.rows.add('operation_log', {
    company_id: company.id,
    id: random.uuid(at),
    user_id: user.id,
    create_by: user.name,
    type: refused ? 'FAILURE' : 'SUCCESS',
    name,
    title,
    service_id: 'WEB',
    method: 'POST',
    request_uri: '/graphql',
    remote_addr: `113.87.${user.name.length * 31}.8`,
    request_id: random.uuid(at),
    params: '{}',
    time: Math.floor(ms * (0.5 + random.next())),
    exception: refused ? 'STALE: 数据已被他人修改，请刷新后重试' : null,
    created_at: iso(at),
  })
}

/** Deeds of clerk and auditor in the last month, on office days. */
function addOperations(company: Company, { clerk, auditor }: Accounts): void {
  const random = company.random.fork('operations')
  for (let day = company.to - 30; day <= company.to; day++) {
    if (officeDay(company, day) !== day) continue
    for (const [user, verbs, most] of [
      [clerk, VERBS.clerk, 9],
      [auditor, VERBS.auditor, 4],
    ] as const) {
      for (let count = random.int(2, most); count > 0; count--)
        addOperation(
          company,
          random,
          user,
          random.pick<Verb>(verbs),
          startOf(day) + 9 * HOUR + random.int(0, 480) * MINUTE,
        )
    }
  }
}

function addLogin(company: Company, user: User, agent: string, at: number): void {
  const failed = company.random.chance(0.06)
  company.rows.add('login_log', {
    id: company.random.uuid(at),
    user_id: user.id,
    company_id: company.id,
    create_by: user.mobile,
    remote_addr: `113.87.${user.name.length * 31}.${company.random.int(2, 250)}`,
    address: '广东省深圳市',
    user_agent: agent,
    request_uri: '/phone/token/sms',
    params: JSON.stringify({ phone: user.mobile, roleType: RoleType.COMPANY, companyAuthId: company.id }),
    type: failed ? 'FAILURE' : 'SUCCESS',
    exception: failed ? 'WRONG_CODE: 验证码错误或已失效' : null,
    created_at: iso(at),
  })
}

/** Tries to sign in during the last month, on office days and in office hours, and the deeds of then. */
export function addLogs(company: Company, accounts: Accounts): void {
  addOperations(company, accounts)
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
