import { DAY, startOf } from './calendar.ts'
import { addUser } from './company.ts'
import type { Random } from './random.ts'
import type { Rows } from './rows.ts'
import type { User } from './world.ts'

export interface Accounts {
  admin: User
  clerk: User
  reader: User
  foreigner: User
  auditor: User
  captain: User
  operator: User
  /** Operator of an excavator. */
  digger: User
  /** Driver with the most trips of yesterday. */
  driver: User
  cashier: User
  siteAdmin: User
  reviewer: User
  /** Second person of the desk, who confirms applications of the reviewer. */
  secondReviewer: User
}

export const CAPTAIN_MOBILE = '13900000001'

/** People of the demo, with fixed phones, so that the same ones sign in to every demo. */
export function addAccounts(rows: Rows, random: Random, from: number): Accounts {
  const created = startOf(from) - 31 * DAY
  const add = (mobile: string, name: string, own = random): User => addUser(rows, own, mobile, name, created)
  return {
    admin: add('13800000001', '陈志强'),
    clerk: add('13800000002', '林晓燕'),
    reader: add('13800000003', '黄国栋'),
    foreigner: add('13800000004', '梁伟文'),
    auditor: add('13800000005', '郑美玲'),
    captain: add(CAPTAIN_MOBILE, '罗永发'),
    operator: add('13700000001', '刘建华'),
    // Drawn apart, so that nothing else of the demo moves.
    digger: add('13500000001', '覃海明', random.fork('digger')),
    driver: add('13600000001', '钟志远', random.fork('driver')),
    cashier: add('13800000006', '何秀珍', random.fork('cashier')),
    siteAdmin: add('13700000002', '许文斌', random.fork('site-admin')),
    reviewer: add('13100000001', '苏明哲', random.fork('reviewer')),
    secondReviewer: add('13100000002', '程雨欣', random.fork('second-reviewer')),
  }
}
